import type { KeyForm } from './key-forms.ts'

export type Match = { readonly form: KeyForm; readonly offset: number }

export type Finder = {
  readonly longestBytes: number
  readonly find: (haystack: Buffer) => Match[]
}

const BLOCK_VALUES = 0x1_0000

/**
 * Searches for all sequences in one pass (Wu and Manber's method with blocks of two bytes): a table says how far
 * the window may jump, so most bytes are never looked at. A browser holds gigabytes; one pass per form would take minutes.
 */
export function createFinder(forms: readonly KeyForm[]): Finder {
  const windowBytes = Math.min(...forms.map(({ bytes }) => bytes.length))
  if (forms.length === 0 || windowBytes < 2) throw new Error('nothing to search for')
  const longestBytes = Math.max(...forms.map(({ bytes }) => bytes.length))
  const jumps = new Uint16Array(BLOCK_VALUES).fill(windowBytes - 1)
  const candidates = new Map<number, KeyForm[]>()
  for (const form of forms) {
    for (let end = 1; end < windowBytes; end++) {
      const block = form.bytes.readUInt16LE(end - 1)
      jumps[block] = Math.min(jumps[block] ?? 0, windowBytes - 1 - end)
      if (end === windowBytes - 1) candidates.set(block, [...(candidates.get(block) ?? []), form])
    }
  }

  function find(haystack: Buffer): Match[] {
    const matches: Match[] = []
    let end = windowBytes - 1
    while (end < haystack.length) {
      const block = ((haystack[end] ?? 0) << 8) | (haystack[end - 1] ?? 0)
      const jump = jumps[block] ?? 0
      if (jump === 0) {
        const offset = end - windowBytes + 1
        for (const form of candidates.get(block) ?? []) {
          if (haystack.subarray(offset, offset + form.bytes.length).equals(form.bytes))
            matches.push({ form, offset })
        }
      }
      end += jump === 0 ? 1 : jump
    }
    return matches
  }

  return { longestBytes, find }
}
