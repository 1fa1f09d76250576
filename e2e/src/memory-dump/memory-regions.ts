import { readFile } from 'node:fs/promises'

export type MemoryRegion = { readonly start: number; readonly end: number; readonly name: string }

/** Kernel pages that cannot be read, or hold nothing of the process. */
const KERNEL_REGIONS = new Set(['[vvar]', '[vvar_vclock]', '[vsyscall]', '[vdso]'])

export async function readMemoryRegions(pid: number): Promise<MemoryRegion[]> {
  const maps = await readFile(`/proc/${pid}/maps`, 'utf8')
  return maps.split('\n').flatMap((line) => {
    const match = /^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \S+\s*(.*)$/.exec(line)
    if (match === null) return []
    const [, start = '', end = '', rights = '', name = ''] = match
    if (!rights.startsWith('r') || KERNEL_REGIONS.has(name)) return []
    return [
      {
        start: Number.parseInt(start, 16),
        end: Number.parseInt(end, 16),
        name: name === '' ? '[anonymous]' : name,
      },
    ]
  })
}
