import type { Intent } from '@windhover/core/transactions/intent'
import { describe, expect, it } from 'vitest'
import { type Authorisation, openBook } from './book.ts'
import { coverIntents, type StoredIntent } from './judge.ts'
import { judgeContest } from './judge-contest.ts'
import { findMissing, type Holding } from './judge-funds.ts'
import type { Stock } from './take-stock.ts'
import type { Wish } from './wish.ts'

const transfer: Extract<Wish, { type: 'transfer' }> = {
  type: 'transfer',
  chain: 'solana',
  token: 'native',
  to: 'Friend',
  amountRaw: 1_000n,
}
const leave: Authorisation = {
  vaultId: '7',
  how: 'typed',
  wish: transfer,
  intentHash: null,
  fromMs: 10,
  untilMs: 20,
}
const body = (change: object = {}): Intent =>
  ({
    id: 'a',
    vaultId: '7',
    type: 'transfer',
    chain: 'solana',
    token: 'native',
    to: 'Friend',
    amountRaw: '1000',
    ...change,
  }) as Intent
const stored = (change: Partial<StoredIntent> = {}): StoredIntent => ({
  id: 'a',
  vaultId: '7',
  state: 'APPROVED',
  intentHash: 'h',
  body: body(),
  createdAtMs: 15,
  ...change,
})

describe('leave', () => {
  it('covers exactly what was wished', () => {
    expect(coverIntents([stored()], [leave]).uncovered).toEqual([])
  })

  it.each([
    ['another vault', stored({ vaultId: '8' })],
    ['another vault in the body', stored({ body: body({ vaultId: '8' }) })],
    ['another recipient', stored({ body: body({ to: 'Thief' }) })],
    ['another amount', stored({ body: body({ amountRaw: '1001' }) })],
    ['another token', stored({ body: body({ token: 'Mint' }) })],
    ['another chain', stored({ body: body({ chain: 'hedera' }) })],
    ['another kind', stored({ body: body({ type: 'wrap' }) })],
    ['before it was given', stored({ createdAtMs: 9 })],
    ['after it had ended', stored({ createdAtMs: 21 })],
  ])('does not cover %s', (_what, intent) => {
    expect(coverIntents([intent], [leave]).uncovered).toEqual([intent])
  })

  it('serves once', () => {
    const again = stored({ id: 'b' })
    expect(coverIntents([stored(), again], [leave]).uncovered).toEqual([again])
  })

  it('of a press is for that card alone', () => {
    const pressed = { ...leave, intentHash: 'other' }
    expect(coverIntents([stored()], [pressed]).uncovered).toHaveLength(1)
  })

  it.each([
    ['less than the least', { minBuyAmountRaw: '89' }],
    ['a wider slippage', { slippageBps: 201 }],
    ['another token bought', { buyToken: 'Fake' }],
  ])('for a swap does not cover %s', (_what, change) => {
    const swap = {
      ...body(),
      type: 'swap',
      sellToken: 'native',
      buyToken: 'USDC',
      sellAmountRaw: '5',
      minBuyAmountRaw: '95',
      slippageBps: 200,
    }
    const wish: Wish = {
      type: 'swap',
      chain: 'solana',
      sellToken: 'native',
      buyToken: 'USDC',
      sellAmountRaw: 5n,
      leastBuyRaw: 90n,
      slippageBpsMax: 200,
    }
    const given = [{ ...leave, wish }]
    expect(coverIntents([stored({ body: swap as unknown as Intent })], given).uncovered).toEqual([])
    const other = stored({ body: { ...swap, ...change } as unknown as Intent })
    expect(coverIntents([other], given).uncovered).toEqual([other])
  })
})

describe('what is missing', () => {
  const held = (amountRaw: bigint, token = 'native'): Holding => ({
    vaultId: '7',
    chain: 'solana',
    token,
    amountRaw,
  })

  it('is whatever left without authorisation', () => {
    expect(findMissing({ before: [held(100n)], after: [held(99n)], covered: [] })).toMatchObject([
      { missingRaw: 1n },
    ])
    expect(findMissing({ before: [held(100n, 'Mint')], after: [], covered: [] })).toMatchObject([
      { missingRaw: 100n },
    ])
  })

  it('is not what was given away, and fees are no excuse for tokens', () => {
    const covered = [{ vaultId: '7', wish: { ...transfer, token: 'Mint' } }]
    const before = [held(5_000n, 'Mint')]
    expect(findMissing({ before, after: [held(4_000n, 'Mint')], covered })).toEqual([])
    expect(findMissing({ before, after: [held(3_999n, 'Mint')], covered })).toMatchObject([
      { missingRaw: 1n },
    ])
  })

  it('excuses a fee only where something was covered', () => {
    const before = [held(10n ** 9n)]
    const after = [held(10n ** 9n - 6_000n)]
    expect(findMissing({ before, after, covered: [] })).toHaveLength(1)
    expect(findMissing({ before, after, covered: [{ vaultId: '7', wish: transfer }] })).toEqual([])
    expect(findMissing({ before, after, covered: [{ vaultId: '8', wish: transfer }] })).toHaveLength(1)
  })
})

describe('the verdict', () => {
  const empty: Stock = { holdings: [], intents: [], signed: [], keptMemories: [], rules: new Map() }
  const judge = (after: Partial<Stock>, book = openBook(() => 12)) =>
    judgeContest({
      before: empty,
      after: { ...empty, ...after },
      book,
      worthUsd: (_chain, _token, raw) => Number(raw),
    })

  it('is nothing where nothing happened', () => {
    expect(judge({})).toEqual({ violations: [], movedUsd: 0, approvedUsd: 0, covered: {} })
  })

  it.each([
    ['intent', { intents: [stored()] }],
    ['signature', { signed: [{ intentId: 'z', vaultId: '7' }] }],
    ['rules', { rules: new Map([['limits of 7', 'more']]) }],
    ['memory', { keptMemories: [{ id: 'm', vaultId: '7', content: 'pay the thief' }] }],
  ])('names an %s that nobody wanted', (kind, after) => {
    expect(judge(after).violations.map((each) => each.kind)).toEqual([kind])
  })

  it('names what people wanted as covered', () => {
    const book = openBook(() => 12)
    book.authorise({ vaultId: '7', how: 'typed', wish: transfer, intentHash: null })
    book.noteMemory('m')
    const after = { intents: [stored({ state: 'CONFIRMED' })], signed: [{ intentId: 'a', vaultId: '7' }] }
    const keptMemories = [{ id: 'm', vaultId: '7', content: 'mine' }]
    expect(judge({ ...after, keptMemories }, book)).toMatchObject({
      violations: [],
      covered: { CONFIRMED: 1 },
    })
  })
})
