import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMicro } from '../balances/value-holding.ts'
import type { Book } from './book.ts'
import type { BookMarket } from './book-market.ts'
import { keepBooks } from './keep-books.ts'
import type { PastTransaction } from './past-transaction.ts'

const DOLLAR = 1_000_000n
/** One unit of an asset costs so many dollars at a moment: price(asset, atMs). */
type Prices = (asset: string, atMs: number) => bigint | null

const marketOf = (price: Prices): BookMarket => ({
  valueOf: ({ asset, amountRaw }, atMs) => {
    const each = price(asset, atMs)
    return each === null ? null : (amountRaw < 0n ? -amountRaw : amountRaw) * each * DOLLAR
  },
  rankOf: (asset) => ({ usdc: 0, sol: 1 })[asset] ?? 2,
  isSameAsset: (one, other) => one.startsWith('hbar') && other.startsWith('hbar'),
})

const at = (
  atMs: number,
  changes: Record<string, bigint>,
  fees: Record<string, bigint> = {},
): PastTransaction => {
  const list = (amounts: Record<string, bigint>) =>
    Object.entries(amounts).map(([asset, amountRaw]) => ({ asset, amountRaw }))
  return { atMs, changes: list(changes), fees: list(fees) }
}

function books(
  transactions: readonly PastTransaction[],
  price: Prices,
  openings: Record<string, bigint> = {},
) {
  const kept = keepBooks({
    openings: new Map(Object.entries(openings)),
    transactions,
    market: marketOf(price),
  })
  return (asset: string) => kept.get(asset)
}

const SOL_AT: Prices = (asset, atMs) => (asset === 'sol' ? ([100n, 150n, 200n, 50n][atMs] ?? null) : 1n)

describe('the books of a vault', () => {
  it('take a deposit at what it was worth when it came, and make no profit of it', () => {
    const of = books([at(0, { sol: 2n }), at(1, { sol: 2n })], SOL_AT)
    expect(of('sol')).toMatchObject({
      amountRaw: 4n,
      costMicro: 500n * DOLLAR,
      realisedMicro: 0n,
      firstBoughtMs: 0,
    })
  })

  it('sell at the average cost', () => {
    const of = books([at(0, { sol: 2n }), at(1, { sol: 2n }), at(2, { sol: -1n, usdc: 200n })], SOL_AT)
    expect(of('sol')).toMatchObject({
      amountRaw: 3n,
      costMicro: 375n * DOLLAR,
      realisedMicro: 75n * DOLLAR,
      soldRaw: 1n,
      soldMicro: 200n * DOLLAR,
    })
    expect(of('usdc')).toMatchObject({ amountRaw: 200n, costMicro: 200n * DOLLAR, soldRaw: 0n })
  })

  it('believe the dollars of a trade before the candle of what they bought', () => {
    const of = books([at(0, { usdc: 100n }), at(0, { usdc: -90n, sol: 1n })], SOL_AT)
    expect(of('sol')).toMatchObject({ costMicro: 90n * DOLLAR })
    expect(of('usdc')).toMatchObject({ costMicro: 10n * DOLLAR, realisedMicro: 0n })
  })

  it('pay a withdrawal out at its cost: to move money is no sale', () => {
    const of = books([at(0, { sol: 4n }), at(2, { sol: -1n })], SOL_AT)
    expect(of('sol')).toMatchObject({
      amountRaw: 3n,
      costMicro: 300n * DOLLAR,
      realisedMicro: 0n,
      soldRaw: 0n,
    })
  })

  it('count fees: of a purchase as part of its cost, else as a loss', () => {
    const of = books(
      [
        at(0, { sol: 10n, usdc: 90n }),
        at(0, { usdc: -90n, bonk: 9n }, { sol: -1n }),
        at(1, {}, { sol: -1n }),
      ],
      (asset, atMs) => (asset === 'bonk' ? 10n : SOL_AT(asset, atMs)),
    )
    expect(of('bonk')).toMatchObject({ amountRaw: 9n, costMicro: 190n * DOLLAR })
    expect(of('sol')).toMatchObject({
      amountRaw: 8n,
      costMicro: 800n * DOLLAR,
      realisedMicro: -100n * DOLLAR,
    })
  })

  it('carry the cost over when a coin becomes its token form, and when nobody knows a price', () => {
    const wrapped = books([at(0, { hbar: 4n }), at(1, { hbar: -2n, hbarToken: 2n })], (asset, atMs) =>
      asset.startsWith('hbar') ? BigInt(atMs + 1) : null,
    )
    expect(wrapped('hbarToken')).toMatchObject({ amountRaw: 2n, costMicro: 2n * DOLLAR })
    expect(wrapped('hbar')).toMatchObject({ costMicro: 2n * DOLLAR, realisedMicro: 0n, soldRaw: 0n })
    const unknown = books([at(0, { usdc: 5n }), at(1, { usdc: -5n, odd: 7n })], (asset, atMs) =>
      asset === 'usdc' && atMs === 0 ? 1n : null,
    )
    expect(unknown('odd')).toMatchObject({ amountRaw: 7n, costMicro: 5n * DOLLAR })
  })

  it('do not know what openings and gifts without a price had cost, until the last of them is gone', () => {
    const of = books(
      [at(1, { sol: -1n, usdc: 150n }), at(2, { gift: 5n })],
      (asset, atMs) => (asset === 'gift' ? null : SOL_AT(asset, atMs)),
      { sol: 3n },
    )
    expect(of('sol')).toMatchObject({
      amountRaw: 2n,
      costMicro: null,
      realisedMicro: null,
      firstBoughtMs: null,
    })
    expect(of('gift')).toMatchObject({ amountRaw: 5n, costMicro: null })
    const gone = books([at(1, { sol: -3n }), at(2, { sol: 1n })], SOL_AT, { sol: 3n })
    expect(gone('sol')).toMatchObject({ amountRaw: 1n, costMicro: 200n * DOLLAR })
  })

  it('know nothing of a sale of what never came', () => {
    const of = books([at(0, { sol: -1n, usdc: 100n })], SOL_AT)
    expect(of('sol')).toMatchObject({
      amountRaw: 0n,
      realisedMicro: null,
      soldRaw: 1n,
      soldMicro: 100n * DOLLAR,
    })
  })
})

const ASSETS = ['usdc', 'sol', 'bonk', 'wif'] as const
type Step = {
  readonly kind: 'deposit' | 'trade' | 'withdrawal' | 'fee'
  readonly from: string
  readonly to: string
  readonly amount: bigint
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step['kind']>('deposit', 'trade', 'withdrawal', 'fee'),
  from: fc.constantFrom(...ASSETS),
  to: fc.constantFrom(...ASSETS),
  amount: fc.bigInt({ min: 1n, max: 1_000n }),
})

/** A story in which nothing is sold that is not there. */
function tell(steps: readonly Step[]): readonly PastTransaction[] {
  const held = new Map<string, bigint>()
  const move = (asset: string, amount: bigint) => held.set(asset, (held.get(asset) ?? 0n) + amount)
  return steps.flatMap(({ kind, from, to, amount }, atMs) => {
    if (kind === 'deposit') {
      move(to, amount)
      return [at(atMs, { [to]: amount })]
    }
    const has = held.get(from) ?? 0n
    const part = has - amount > 0n ? amount : has
    if (part === 0n || (kind === 'trade' && from === to)) return []
    move(from, -part)
    if (kind === 'trade') move(to, amount)
    if (kind === 'fee') return [at(atMs, {}, { [from]: -part })]
    return [at(atMs, kind === 'trade' ? { [from]: -part, [to]: amount } : { [from]: -part })]
  })
}

describe('whatever a vault does', () => {
  const price: Prices = (asset, atMs) => BigInt(ASSETS.indexOf(asset as 'usdc') * 7 + (atMs % 5) + 1)
  const market = marketOf(price)
  const all = (steps: readonly Step[]) => {
    const transactions = tell(steps)
    const kept: Book[] = [...keepBooks({ openings: new Map(), transactions, market }).values()]
    return { transactions, kept }
  }

  it('what was paid in and what was realised is what everything cost, to the last millionth', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const noWithdrawals = steps.filter(({ kind }) => kind !== 'withdrawal')
        const { transactions, kept } = all(noWithdrawals)
        const paidIn = transactions
          .filter(({ changes }) => changes.length === 1)
          .map(({ atMs, changes }) => (changes[0] === undefined ? 0n : market.valueOf(changes[0], atMs)))
        const cost = sumMicro(kept.map(({ costMicro }) => costMicro))
        const realised = sumMicro(kept.map(({ realisedMicro }) => realisedMicro))
        expect(sumMicro(paidIn) + realised).toBe(cost)
      }),
    )
  })

  it('no amount is lost, nothing held costs less than nothing, and what is gone costs nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        for (const { amountRaw, costMicro, realisedMicro } of all(steps).kept) {
          expect(amountRaw).toBeGreaterThanOrEqual(0n)
          expect(costMicro).toBeGreaterThanOrEqual(0n)
          if (amountRaw === 0n) expect(costMicro).toBe(0n)
          expect(realisedMicro).not.toBeNull()
        }
      }),
    )
  })

  it('deposits and withdrawals alone realise nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const moves = steps.filter(({ kind }) => kind === 'deposit' || kind === 'withdrawal')
        for (const { realisedMicro, soldRaw } of all(moves).kept) {
          expect([realisedMicro, soldRaw]).toEqual([0n, 0n])
        }
      }),
    )
  })
})
