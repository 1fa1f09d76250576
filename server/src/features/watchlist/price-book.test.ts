import { QUIET_MS } from '@windhover/core/watchlist/constants'
import { isPast } from '@windhover/core/watchlist/price-side'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PriceAlert, PriceBook } from './price-book.ts'

const TOKEN = 'solana:a'
function alert(id: string, change: Partial<PriceAlert> = {}): PriceAlert {
  return {
    ...{ id, tickKey: TOKEN, side: 'above', level: 100, isOnce: true, isArmed: true },
    ...{ judgedMs: 0, quietUntilMs: 0, ...change },
  }
}
function bookOf(...alerts: readonly PriceAlert[]): PriceBook {
  const book = new PriceBook()
  for (const each of alerts) book.set(each)
  return book
}
const tick = (priceUsd: number, observedAtMs: number) => ({ token: TOKEN, priceUsd, observedAtMs }) as const
const said = (book: PriceBook, priceUsd: number, atMs: number) =>
  book.judge(tick(priceUsd, atMs)).map(({ id, does }) => `${does} ${id}`)

describe('the book of price alerts', () => {
  it('fires what the price has reached, on both sides, and nothing else', () => {
    const book = bookOf(
      alert('a'),
      alert('b', { level: 110 }),
      alert('c', { level: 90, side: 'below' }),
      alert('d', { level: 80, side: 'below' }),
      alert('e', { tickKey: 'solana:b' }),
    )
    expect(said(book, 99, 1)).toEqual([])
    expect(said(book, 100, 2)).toEqual(['fire a'])
    expect(said(book, 120, 3)).toEqual(['fire b'])
    expect(said(book, 90, 4)).toEqual(['fire c'])
    expect(said(book, 120, 5)).toEqual([])
    expect(book.size).toBe(2)
  })

  it('arms one that repeats when the price is back, and keeps it quiet for an hour', () => {
    const book = bookOf(alert('a', { isOnce: false }))
    expect(said(book, 101, 1)).toEqual(['fire a'])
    expect(said(book, 105, 2)).toEqual([])
    expect(said(book, 100, 3)).toEqual([])
    expect(said(book, 99, 4)).toEqual(['arm a'])
    expect(said(book, 98, 5)).toEqual([])
    expect(said(book, 101, QUIET_MS)).toEqual([])
    expect(said(book, 101, QUIET_MS + 1)).toEqual(['fire a'])
  })

  it('does nothing with what was judged before', () => {
    const book = bookOf(alert('a', { judgedMs: 10 }))
    expect(said(book, 101, 10)).toEqual([])
    expect(said(book, 101, 11)).toEqual(['fire a'])
  })

  it('forgets what is removed and takes what is newer', () => {
    const book = bookOf(alert('a'), alert('b'))
    book.set(alert('a', { level: 50 }))
    book.remove('b')
    book.remove('nobody')
    expect(said(book, 60, 1)).toEqual(['fire a'])
    expect(said(book, 200, 2)).toEqual([])
  })

  it('says the same as one who looks at every alert for every tick', () => {
    const alerts = fc.array(
      fc.record({
        side: fc.constantFrom('above' as const, 'below' as const),
        level: fc.integer({ min: 1, max: 9 }),
        isOnce: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    const ticks = fc.array(
      fc.record({
        priceUsd: fc.integer({ min: 0, max: 10 }),
        atMs: fc.integer({ min: 1, max: 4 * QUIET_MS }),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(alerts, ticks, (given, seen) => {
        const known = new Map(given.map((each, place) => [String(place), alert(String(place), each)]))
        const book = bookOf(...known.values())
        for (const { priceUsd, atMs } of seen) {
          expect(said(book, priceUsd, atMs).toSorted()).toEqual(lookAtAll(known, priceUsd, atMs).toSorted())
        }
      }),
    )
  })
})

function lookAtAll(known: Map<string, PriceAlert>, priceUsd: number, atMs: number): string[] {
  return [...known.values()].flatMap((each) => {
    const { id, side, level, isArmed, isOnce, judgedMs, quietUntilMs } = each
    const isThere = isPast(side, level, priceUsd)
    if (atMs <= judgedMs || isThere !== isArmed || (isArmed && atMs < quietUntilMs)) return []
    if (isArmed && isOnce) known.delete(id)
    else
      known.set(id, {
        ...each,
        isArmed: !isArmed,
        judgedMs: atMs,
        quietUntilMs: isArmed ? atMs + QUIET_MS : quietUntilMs,
      })
    return [`${isArmed ? 'fire' : 'arm'} ${id}`]
  })
}
