import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CAMPAIGNS } from '@windhover/testkit/campaigns'
import { REPOSITORY } from '@windhover/tools/stack/repository'
import { describe, expect, it } from 'vitest'
import { type CampaignRow, writeRow } from './write-row.ts'

const HEAD = ['# Figures', '', '| What | Goal | Measured | Command | Commit |', '|---|---|---|---|---|']
const before = '| Start | 20 s | 8 s | `npm run dev` | abc |'
const known = '| Old words <!-- campaign:money --> | 0 | 1 lost | `npm run chaos` | 123 |'
const after = '| Last | 1 | 1 | `x` | def |'
const rest = ['', 'What limits it.', '']

const row: CampaignRow = {
  name: 'money',
  what: 'Money under kills',
  goal: '0 lost',
  measured: '0 lost; 12 s',
  command: 'npm run campaign -- money',
  commit: 'fed4321',
  date: '2026-01-02',
}
const written =
  '| Money under kills <!-- campaign:money --> | 0 lost | 0 lost; 12 s | `npm run campaign -- money` | fed4321, 2026-01-02 |'

const documentOf = (...rows: string[]) => [...HEAD, ...rows, ...rest].join('\n')

describe('the row of a campaign', () => {
  it('takes the place of the one before, and nothing else changes', () => {
    expect(writeRow(documentOf(before, known, after), row)).toBe(documentOf(before, written, after))
  })

  it('written again is still one row', () => {
    const once = writeRow(documentOf(before, known, after), row)
    const twice = writeRow(once, { ...row, measured: '0 lost; 13 s' })
    expect(twice).toBe(documentOf(before, written.replace('12 s', '13 s'), after))
  })

  it('comes last where there was none, and is not mistaken for another campaign', () => {
    const other = known.replace('campaign:money', 'campaign:money-2')
    expect(writeRow(documentOf(before, other), row)).toBe(documentOf(before, other, written))
  })

  it('stays one row with five cells whatever was measured', () => {
    const odd = writeRow(documentOf(), { ...row, measured: 'a | b\n  c' })
    expect(odd).toContain('| a \\| b c |')
  })

  it('is refused where there is no table', () => {
    expect(() => writeRow('# Figures\n', row)).toThrow('no table')
  })
})

it.each(Object.keys(CAMPAIGNS))('docs/counters.md has one row for %s', (name) => {
  const document = readFileSync(join(REPOSITORY, 'docs/counters.md'), 'utf8')
  expect(document.split(`<!-- campaign:${name} -->`)).toHaveLength(2)
})
