// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/archive.h"

#include "model/content/files/fileproblem.h"
#include "model/content/packages/limits.h"
#include "model/content/packages/packageproblem.h"
#include "model/content/packages/refuse.h"
#include "model/rules/textproblem.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <set>
#include <zip.h>

namespace fabletop {

namespace {

namespace limits = packagelimits;

struct Discard {
    void operator()(zip_t* zip) const { zip_discard(zip); } // nothing that was read is ever written back
    void operator()(zip_file_t* file) const { zip_fclose(file); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Zip = std::unique_ptr<zip_t, Discard>;
using ZipFile = std::unique_ptr<zip_file_t, Discard>;
using ZipSource = std::unique_ptr<zip_source_t, Discard>;

constexpr qsizetype shortestZip = 22; ///< the end record alone
constexpr std::size_t portion = 64 * 1024;
constexpr zip_uint16_t firstDosDay = 1 << 5 | 1; ///< 1 January 1980: files are of no time
constexpr zip_uint32_t typeOfFile = 0170000;
constexpr zip_uint32_t plainFile = 0100000;
constexpr zip_uint32_t plainRights = 0644;
constexpr zip_uint32_t specialRights = 07000;
constexpr zip_uint32_t dosFolder = 0x10;

std::string wordsOf(zip_error_t& error)
{
    std::string words = zip_error_strerror(&error);
    zip_error_fini(&error);
    return words;
}

Zip openZip(const QByteArray& archive, const std::string& name, Diagnostics& diagnostics)
{
    zip_error_t error;
    zip_error_init(&error);
    if (archive.size() < shortestZip) { // the library takes nothing at all for an archive without files
        zip_error_set(&error, ZIP_ER_NOZIP, 0);
        return refuse(diagnostics, name, PackageProblem::notZip, {wordsOf(error)}), Zip();
    }
    ZipSource source(
        zip_source_buffer_create(archive.constData(), static_cast<zip_uint64_t>(archive.size()), 0, &error));
    // With the check, what the end of the file says of an entry must be what stands before the entry itself.
    Zip zip(source ? zip_open_from_source(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, &error) : nullptr);
    if (zip)
        (void)source.release(); // the archive holds it now
    else
        refuse(diagnostics, name, PackageProblem::notZip, {wordsOf(error)});
    return zip;
}

bool plainPart(std::string_view part)
{
    const auto plain = [](char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign == '-' || sign == '_' ||
               sign == '.';
    };
    return !part.empty() && part.front() != '.' && part.back() != '.' &&
           std::all_of(part.begin(), part.end(), plain);
}

/// Whether a path can lead nowhere but to a file inside: one folder and a name of harmless signs.
bool checkPath(const std::string& path, const std::string& name, Diagnostics& diagnostics)
{
    if (path.size() > limits::nameLength)
        return refuse(diagnostics, name, TextProblem::nameTooLong, {std::to_string(limits::nameLength)});
    std::size_t folders = 0;
    std::size_t from = 0;
    for (std::size_t end = path.find('/'); end != std::string::npos;
         from = end + 1, end = path.find('/', from), ++folders)
        if (!plainPart(std::string_view(path).substr(from, end - from)))
            return refuse(diagnostics, name, PackageProblem::name, {path});
    if (!plainPart(std::string_view(path).substr(from)))
        return refuse(diagnostics, name, PackageProblem::name, {path});
    if (folders > limits::folders) return refuse(diagnostics, name, PackageProblem::tooDeep, {path});
    return true;
}

/// No link, folder, device, nor anything that must be decrypted or packed by a method that few read.
bool checkKind(zip_t* zip, zip_uint64_t at, const std::string& path, const std::string& name,
               Diagnostics& diagnostics)
{
    zip_uint8_t system = ZIP_OPSYS_UNIX;
    zip_uint32_t attributes = 0;
    zip_stat_t stat;
    if (zip_file_get_external_attributes(zip, at, 0, &system, &attributes) != 0 ||
        zip_stat_index(zip, at, 0, &stat) != 0)
        return refuse(diagnostics, name, PackageProblem::damaged, {path, zip_strerror(zip)});
    const zip_uint32_t mode =
        attributes >> 16; // also where another system is named: some programs write both
    const zip_uint32_t type = mode & typeOfFile;
    if ((type != 0 && type != plainFile) || (mode & specialRights) != 0 || (attributes & dosFolder) != 0)
        return refuse(diagnostics, name, PackageProblem::special, {path});
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
        return refuse(diagnostics, name, PackageProblem::encrypted, {path});
    if ((stat.valid & ZIP_STAT_COMP_METHOD) != 0 && stat.comp_method != ZIP_CM_STORE &&
        stat.comp_method != ZIP_CM_DEFLATE)
        return refuse(diagnostics, name, PackageProblem::method, {path});
    return true;
}

bool isArchive(const QByteArray& bytes)
{
    for (const char* start : {"PK\x03\x04", "PK\x05\x06", "\x1f\x8b", "7z\xbc\xaf", "Rar!", "BZh",
                              "\xfd"
                              "7zXZ"})
        if (bytes.startsWith(start)) return true;
    return bytes.mid(257, 5) == "ustar";
}

/// One file, counted while it is unpacked: what its head says of its size is not believed.
bool unpackOne(zip_t* zip, zip_uint64_t at, std::size_t room, const std::string& file, QByteArray& bytes,
               Diagnostics& diagnostics)
{
    const ZipFile opened(zip_fopen_index(zip, at, 0));
    if (!opened) return refuse(diagnostics, file, PackageProblem::damaged, {file, zip_strerror(zip)});
    std::array<char, portion> some{};
    zip_int64_t read = 0;
    while ((read = zip_fread(opened.get(), some.data(), some.size())) > 0) {
        bytes.append(some.data(), static_cast<qsizetype>(read));
        if (static_cast<std::size_t>(bytes.size()) > room)
            return refuse(diagnostics, file, PackageProblem::entryTooLarge,
                          {std::to_string(std::max<std::size_t>(room >> 10, 1))});
    }
    if (read < 0)
        return refuse(diagnostics, file, PackageProblem::damaged, {file, zip_file_strerror(opened.get())});
    if (isArchive(bytes)) return refuse(diagnostics, file, PackageProblem::nested);
    return true;
}

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char sign) { return static_cast<char>(std::tolower(sign)); });
    return text;
}

/// The paths of an archive, in its order; nothing is unpacked yet.
bool readPaths(zip_t* zip, const std::string& name, std::vector<std::string>& paths, Diagnostics& diagnostics)
{
    const auto count = static_cast<std::size_t>(std::max<zip_int64_t>(zip_get_num_entries(zip, 0), 0));
    if (count > limits::entries)
        return refuse(diagnostics, name, PackageProblem::tooMany,
                      {std::to_string(limits::entries), std::to_string(count)});
    std::set<std::string> seen;
    bool sound = true;
    for (std::size_t at = 0; at < count; ++at) {
        const char* raw = zip_get_name(zip, at, ZIP_FL_ENC_RAW);
        paths.emplace_back(raw ? raw : "");
        const std::string& path = paths.back();
        sound = checkPath(path, name, diagnostics) && checkKind(zip, at, path, name, diagnostics) && sound;
        if (!seen.insert(lowered(path)).second)
            sound = refuse(diagnostics, name, PackageProblem::twice, {path});
    }
    return sound;
}

bool addFile(zip_t* zip, const std::string& path, const QByteArray& bytes)
{
    ZipSource source(zip_source_buffer(zip, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0));
    const zip_int64_t at = source ? zip_file_add(zip, path.c_str(), source.get(), ZIP_FL_ENC_UTF_8) : -1;
    if (at < 0) return false;
    (void)source.release();
    const auto place = static_cast<zip_uint64_t>(at);
    return zip_set_file_compression(zip, place, ZIP_CM_DEFLATE, 9) == 0 &&
           zip_file_set_dostime(zip, place, 0, firstDosDay, 0) == 0 &&
           zip_file_set_external_attributes(zip, place, 0, ZIP_OPSYS_UNIX, (plainFile | plainRights) << 16) ==
               0;
}

QByteArray bytesOf(zip_source_t* source)
{
    zip_stat_t stat;
    if (zip_source_stat(source, &stat) != 0 || zip_source_open(source) != 0) return {};
    QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
    const zip_int64_t read = zip_source_read(source, bytes.data(), stat.size);
    zip_source_close(source);
    return read == static_cast<zip_int64_t>(stat.size) ? bytes : QByteArray();
}

} // namespace

std::size_t roomFor(const std::string& path)
{
    if (path == "manifest.json") return limits::manifest;
    if (path.starts_with("heroes/") && path.ends_with(".hero")) return limits::hero;
    if (path.starts_with("battlefields/") && path.ends_with(".battlefield.json")) return limits::battlefield;
    if (path.starts_with("rulesets/") && path.ends_with(".rules")) return limits::ruleSet;
    if (path.starts_with("heroes/") && (path.ends_with(".svg") || path.ends_with(".png")))
        return limits::heroPicture;
    if (path.starts_with("art/") && (path.ends_with(".svg") || path.ends_with(".png")))
        return limits::picture;
    return 0;
}

std::optional<ArchiveFiles> unpack(const QByteArray& archive, const std::string& name,
                                   Diagnostics& diagnostics)
{
    if (static_cast<std::size_t>(archive.size()) > limits::wholeFile)
        return refuse(diagnostics, name, FileProblem::tooLarge, {std::to_string(limits::wholeFile >> 20)}),
               std::nullopt;
    const Zip zip = openZip(archive, name, diagnostics);
    std::vector<std::string> paths;
    if (!zip || !readPaths(zip.get(), name, paths, diagnostics)) return std::nullopt;
    ArchiveFiles files;
    std::size_t room = limits::everything;
    bool sound = true;
    for (std::size_t at = 0; at < paths.size(); ++at) {
        const std::string file = name + '/' + paths[at];
        const std::size_t own = roomFor(paths[at]);
        if (own == 0) {
            sound = refuse(diagnostics, file, PackageProblem::place, {paths[at]});
            continue;
        }
        QByteArray bytes;
        if (!unpackOne(zip.get(), at, std::min(own, room), file, bytes, diagnostics)) return std::nullopt;
        room -= static_cast<std::size_t>(bytes.size());
        files.emplace(paths[at], std::move(bytes));
    }
    if (!sound) return std::nullopt;
    return files;
}

QByteArray pack(const ArchiveFiles& files, const std::string& name, Diagnostics& diagnostics)
{
    zip_error_t error;
    zip_error_init(&error);
    const ZipSource target(zip_source_buffer_create(nullptr, 0, 0, &error));
    Zip zip(target ? zip_open_from_source(target.get(), ZIP_CREATE | ZIP_TRUNCATE, &error) : nullptr);
    if (!zip) return refuse(diagnostics, name, PackageProblem::notWritten, {wordsOf(error)}), QByteArray();
    zip_source_keep(target.get()); // closing the archive gives one hold up, and it is read afterwards
    bool sound = true;
    for (const auto& [path, bytes] : files)
        sound = sound && addFile(zip.get(), path, bytes);
    if (!sound || zip_close(zip.get()) != 0)
        return refuse(diagnostics, name, PackageProblem::notWritten, {zip_strerror(zip.get())}), QByteArray();
    (void)zip.release();
    QByteArray bytes = bytesOf(target.get());
    if (bytes.isEmpty()) refuse(diagnostics, name, PackageProblem::notWritten, {std::string()});
    return bytes;
}

} // namespace fabletop
