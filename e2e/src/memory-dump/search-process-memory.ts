import { type FileHandle, open } from 'node:fs/promises'
import { createFinder, type Finder } from './find-many.ts'
import { keyForms, type Needle } from './key-forms.ts'
import { type MemoryRegion, readMemoryRegions } from './memory-regions.ts'
import { residentRuns } from './resident-runs.ts'

export type MemoryHit = {
  readonly pid: number
  readonly needle: string
  readonly form: string
  readonly region: string
  readonly address: number
}

export type MemorySearch = { readonly hits: readonly MemoryHit[]; readonly searchedBytes: number }

const CHUNK_BYTES = 4 * 1024 * 1024

/**
 * Reads the memory of another process (needs root, Linux) and looks for secrets in every usual form.
 * The process stands still meanwhile: a garbage collector could move a key from what is still to be read to what was.
 */
export async function searchProcessMemory(pid: number, needles: readonly Needle[]): Promise<MemorySearch> {
  const finder = createFinder(needles.flatMap(keyForms))
  process.kill(pid, 'SIGSTOP')
  try {
    const memory = await open(`/proc/${pid}/mem`, 'r')
    const pagemap = await open(`/proc/${pid}/pagemap`, 'r')
    try {
      return await searchRegions({ pid, memory, pagemap, finder })
    } finally {
      await memory.close()
      await pagemap.close()
    }
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

async function searchRegions(input: {
  pid: number
  memory: FileHandle
  pagemap: FileHandle
  finder: Finder
}) {
  const hits: MemoryHit[] = []
  let searchedBytes = 0
  for (const region of await readMemoryRegions(input.pid)) {
    for (const run of await residentRuns(input.pagemap, region)) {
      searchedBytes += await searchRun({ ...input, run, hits })
    }
  }
  return { hits, searchedBytes }
}

async function searchRun(input: {
  pid: number
  memory: FileHandle
  finder: Finder
  run: MemoryRegion
  hits: MemoryHit[]
}): Promise<number> {
  const { pid, memory, finder, run, hits } = input
  const overlap = finder.longestBytes - 1
  const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, run.end - run.start))
  let searched = 0
  for (let from = run.start; from < run.end; ) {
    const bytesRead = await readSome({
      memory,
      chunk,
      position: from,
      length: Math.min(chunk.length, run.end - from),
    })
    if (bytesRead === 0) break
    for (const { form, offset } of finder.find(chunk.subarray(0, bytesRead))) {
      hits.push({ pid, needle: form.needle, form: form.form, region: run.name, address: from + offset })
    }
    searched += bytesRead
    const next = from + bytesRead
    // A form may lie across two chunks, so the next one begins before this one ended.
    from = next < run.end ? Math.max(from + 1, next - overlap) : next
  }
  chunk.fill(0)
  return searched
}

async function readSome(input: { memory: FileHandle; chunk: Buffer; position: number; length: number }) {
  try {
    return (await input.memory.read(input.chunk, 0, input.length, input.position)).bytesRead
  } catch (error) {
    // Device mappings say EIO; there is no ordinary memory behind them.
    if (error instanceof Error && 'code' in error && (error.code === 'EIO' || error.code === 'EFAULT'))
      return 0
    throw error
  }
}
