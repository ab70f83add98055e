// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Whether the chunks of a PNG fit together and its data unpacks to exactly the picture that its head speaks
/// of.
///
/// Why unpack it here: a picture that passes is drawn without another look, and what fails only there would
/// be a gap without a reason. The data goes through a small buffer, whatever it claims to be.

#include <QByteArray>

namespace fabletop {

/// True for a PNG (ISO/IEC 15948) of which every pixel is there, and nothing more. Its signature and the
/// frame of its head were looked at before, and so was its size.
[[nodiscard]] bool soundPng(const QByteArray& png);

} // namespace fabletop
