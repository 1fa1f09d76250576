import { describe, expect, it } from 'vitest'
import { makeIntent } from './__fixtures__/make-intent.ts'
import { exportActivity } from './export-activity.ts'

const numbered = (number: number) => {
  const { intent } = makeIntent()
  const id = `6f6f3f2e-8c39-4f3e-9a44-${String(number).padStart(12, '0')}`
  return makeIntent({ intent: { ...intent, id } })
}

describe('exportActivity', () => {
  it('walks every page and writes each intent once, although new ones move the pages', async () => {
    const pages = [
      { intents: [numbered(5), numbered(4)], nextCursor: 'a' },
      { intents: [numbered(4), numbered(3)], nextCursor: 'b' },
      { intents: [numbered(2)], nextCursor: null },
    ]
    const asked: (string | null)[] = []
    const progress: number[] = []
    const { csv, rows } = await exportActivity({
      readPage: async (cursor) => {
        asked.push(cursor)
        return pages[asked.length - 1] ?? { intents: [], nextCursor: null }
      },
      matches: ({ intent }) => intent.id !== numbered(2).intent.id,
      onProgress: (count) => progress.push(count),
    })
    expect(asked).toEqual([null, 'a', 'b'])
    expect([rows, progress]).toEqual([3, [2, 3, 3]])
    const lines = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^\uFEFFcreated_at,confirmed_at,state,type,chain,amount,/)
    expect(lines[1]).toContain('CONFIRMED,transfer,Solana,0.12,120000000,SOL,native,9wFk3T')
  })

  it('gives up on a server that never ends instead of saving half', async () => {
    const endless = exportActivity({
      readPage: async () => ({ intents: [], nextCursor: 'again' }),
      matches: () => true,
      onProgress: () => {},
    })
    await expect(endless).rejects.toThrow('no end')
  })
})
