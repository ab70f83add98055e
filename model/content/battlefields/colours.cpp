// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/colours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fabletop {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

struct Lab {
    double l, a, b;
};

constexpr Matrix normalSight{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                        {0.2126729, 0.7151522, 0.0721750},
                        {0.0193339, 0.1191920, 0.9503041}}};
constexpr Triple whitePoint{0.95047, 1.0, 1.08883};

Triple times(const Matrix& matrix, const Triple& value)
{
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * value[column];
    return result;
}

double linear(double share)
{
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

/// The other way: light to what is written in a file, within what a screen can show.
double written(double light)
{
    const double part = std::clamp(light, 0.0, 1.0);
    return part <= 0.0031308 ? part * 12.92 : 1.055 * std::pow(part, 1 / 2.4) - 0.055;
}

Lab seen(const Colour& colour, const Matrix& sight)
{
    Triple light = times(sight, {linear(colour.red), linear(colour.green), linear(colour.blue)});
    for (double& part : light)
        part = std::clamp(part, 0.0, 1.0);
    const Triple xyz = times(toXyz, light);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / whitePoint[0]);
    const double y = f(xyz[1] / whitePoint[1]);
    const double z = f(xyz[2] / whitePoint[2]);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

double hueOf(double a, double b)
{
    if (a == 0 && b == 0) return 0;
    const double hue = std::atan2(b, a) * 180 / std::numbers::pi;
    return hue < 0 ? hue + 360 : hue;
}

double meanHue(double h1, double h2, bool grey)
{
    if (grey) return h1 + h2;
    if (std::abs(h1 - h2) <= 180) return (h1 + h2) / 2;
    return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
}

/// CIEDE2000 with all weights 1 (Sharma, Wu, Dalal 2005).
double difference(const Lab& p, const Lab& q)
{
    const auto seventh = [](double c) {
        return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)));
    };
    const double g = 0.5 * (1 - seventh((std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2));
    const double a1 = p.a * (1 + g), a2 = q.a * (1 + g);
    const double c1 = std::hypot(a1, p.b), c2 = std::hypot(a2, q.b);
    const double h1 = hueOf(a1, p.b), h2 = hueOf(a2, q.b);
    const bool grey = c1 * c2 == 0;
    double turn = grey ? 0 : h2 - h1;
    if (turn > 180) turn -= 360;
    if (turn < -180) turn += 360;
    const double dH = 2 * std::sqrt(c1 * c2) * std::sin(radians(turn / 2));
    const double l = (p.l + q.l) / 2, c = (c1 + c2) / 2, h = meanHue(h1, h2, grey);
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h)) +
                     0.32 * std::cos(radians(3 * h + 6)) - 0.20 * std::cos(radians(4 * h - 63));
    const double sl = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
    const double sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;
    const double rotation = -std::sin(radians(60 * std::exp(-std::pow((h - 275) / 25, 2)))) * 2 * seventh(c);
    const double dL = (q.l - p.l) / sl, dC = (c2 - c1) / sc, dHs = dH / sh;
    return std::sqrt(dL * dL + dC * dC + dHs * dHs + rotation * dC * dHs);
}

} // namespace

std::optional<Colour> colourFrom(const std::string& text)
{
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    unsigned bits = 0;
    for (char c : text.substr(1)) {
        const bool digit = c >= '0' && c <= '9';
        const char letter = static_cast<char>(c | 0x20);
        if (!digit && (letter < 'a' || letter > 'f')) return std::nullopt;
        bits = bits * 16 + static_cast<unsigned>(digit ? c - '0' : letter - 'a' + 10);
    }
    return Colour{(bits >> 16) / 255.0, (bits >> 8 & 0xFF) / 255.0, (bits & 0xFF) / 255.0};
}

Colour seenBy(const Colour& colour, Sight sight)
{
    const Matrix* const sights[] = {&normalSight, &protanopia, &deuteranopia, &tritanopia};
    const Triple light = times(*sights[static_cast<std::size_t>(sight)],
                               {linear(colour.red), linear(colour.green), linear(colour.blue)});
    return {written(light[0]), written(light[1]), written(light[2])};
}

double contrastOf(const Colour& a, const Colour& b)
{
    const auto light = [](const Colour& c) {
        return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue) + 0.05;
    };
    return std::max(light(a), light(b)) / std::min(light(a), light(b));
}

double differenceOf(const Colour& a, const Colour& b)
{
    return difference(seen(a, normalSight), seen(b, normalSight));
}

double leastDifference(const Colour& a, const Colour& b)
{
    double least = 1000;
    for (const Matrix* sight : {&normalSight, &protanopia, &deuteranopia, &tritanopia})
        least = std::min(least, difference(seen(a, *sight), seen(b, *sight)));
    return least;
}

} // namespace fabletop
