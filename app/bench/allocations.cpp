// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

// The sanitizers bring their own; there the count stays zero and E8 is not measured.
#if defined(__SANITIZE_ADDRESS__)

long fabletop::allocations()
{
    return -1;
}

#else

namespace {
std::atomic<long> count = 0; // of the whole process: this is what is measured
}

long fabletop::allocations()
{
    return count.load(std::memory_order_relaxed);
}

void* operator new(std::size_t size)
{
    count.fetch_add(1, std::memory_order_relaxed);
    if (void* memory = std::malloc(size ? size : 1)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

#endif
