import { describe, expect, it } from 'vitest'
import type { Layer } from './capability-folders.ts'
import { type CapabilityRow, readTable, writeTable } from './capability-table.ts'
import { compareCapabilities } from './compare-capabilities.ts'

const row = (changes: Partial<CapabilityRow>): CapabilityRow => ({
  name: 'vaults',
  what: 'Vaults',
  core: true,
  server: true,
  web: true,
  state: 'built',
  ...changes,
})
const planned = row({ name: 'swaps', core: false, server: false, web: false, state: 'planned' })
const folders = (entries: Record<string, Layer[]>) =>
  new Map(Object.entries(entries).map(([name, layers]) => [name, new Set(layers)]))
const everywhere: Layer[] = ['core', 'server', 'web']

describe('compareCapabilities', () => {
  it('is content when table and folders agree', () => {
    expect(compareCapabilities([row({}), planned], folders({ vaults: everywhere }))).toEqual([])
  })

  it.each([
    [
      'a folder without a row',
      [row({})],
      { vaults: everywhere, pools: ['web'] },
      '"pools" has folders but no row',
    ],
    ['a row without its folders', [row({})], {}, '"vaults" is built but has no folder'],
    [
      'a claim too many',
      [row({})],
      { vaults: ['core', 'server'] },
      '"vaults" claims web/src/features/vaults, which does not exist',
    ],
    [
      'a claim too few',
      [row({ web: false })],
      { vaults: everywhere },
      '"vaults" does not mention web/src/features/vaults',
    ],
    ['a plan that has begun', [planned], { swaps: ['core'] }, '"swaps" is planned but has folders'],
    ['a row that stands twice', [planned, planned], {}, '"swaps" has two rows'],
  ] as const)('finds %s', (_what, rows, onDisk, sentence) => {
    const found = compareCapabilities(rows, folders(onDisk as unknown as Record<string, Layer[]>))
    expect(found).toContain(sentence)
  })
})

describe('the capability table', () => {
  const readme = writeTable('before\n<!-- capabilities -->\n<!-- /capabilities -->\nafter', [
    row({}),
    planned,
  ])

  it('reads what it wrote', () => {
    expect(readTable(readme)).toEqual([row({}), planned])
  })

  it('leaves the rest of the file alone', () => {
    expect(readme).toMatch(/^before\n<!-- capabilities -->\n\|[\s\S]*<!-- \/capabilities -->\nafter$/)
  })

  it('refuses a cell that says neither yes nor no', () => {
    expect(() => readTable(readme.replace('| yes |', '| maybe |'))).toThrow('"maybe" is neither')
  })
})
