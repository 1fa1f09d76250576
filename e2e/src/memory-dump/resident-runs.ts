import type { FileHandle } from 'node:fs/promises'
import type { MemoryRegion } from './memory-regions.ts'

const PAGE_BYTES = 4096
const ENTRY_BYTES = 8
/** Bits 63 and 62 of a pagemap entry, in its highest byte: in memory, or swapped out. */
const PRESENT_OR_SWAPPED = 0xc0
const ENTRIES_PER_READ = 64 * 1024

/** The parts of a region that hold something: engines reserve far more address space than they ever touch. */
export async function residentRuns(pagemap: FileHandle, region: MemoryRegion): Promise<MemoryRegion[]> {
  const runs: { start: number; end: number; name: string }[] = []
  const entries = Buffer.alloc(ENTRIES_PER_READ * ENTRY_BYTES)
  for (let from = region.start; from < region.end; from += ENTRIES_PER_READ * PAGE_BYTES) {
    const wanted = Math.min(ENTRIES_PER_READ, (region.end - from) / PAGE_BYTES) * ENTRY_BYTES
    const { bytesRead } = await pagemap.read(entries, 0, wanted, (from / PAGE_BYTES) * ENTRY_BYTES)
    for (let at = 0; at + ENTRY_BYTES <= bytesRead; at += ENTRY_BYTES) {
      if (((entries[at + ENTRY_BYTES - 1] ?? 0) & PRESENT_OR_SWAPPED) === 0) continue
      const start = from + (at / ENTRY_BYTES) * PAGE_BYTES
      const last = runs.at(-1)
      if (last?.end === start) last.end += PAGE_BYTES
      else runs.push({ start, end: start + PAGE_BYTES, name: region.name })
    }
  }
  return runs
}
