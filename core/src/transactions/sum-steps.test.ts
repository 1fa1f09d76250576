import { describe, expect, it } from 'vitest'
import type { ChainId } from '../chains/chain.ts'
import type { Intent } from './intent.ts'
import type { ProposedIntent } from './proposal.ts'
import { sumSteps } from './sum-steps.ts'

const [BONK, USDC, JUP] = ['bonk', 'usdc', 'jup']
const BASE = { id: '7a1f3f2e-8c39-4f3e-9a44-0a86a2a3f0ac', vaultId: '1042', chain: 'solana' } as const
type Preview = Extract<ProposedIntent['preview'], { succeeds: true }>

const fee = (amountRaw: `${bigint}`, amountUsd: number | null) => ({
  ...{ kind: 'network' as const, token: 'native', symbol: 'SOL', decimals: 9, amountRaw, amountUsd },
})
const change = (token: string, amountRaw: bigint) => ({
  ...{ token, symbol: token, decimals: 6, amountRaw: `${amountRaw}` as const, amountUsd: null },
})

function step(intent: Intent, preview: Partial<Preview>, more: Partial<ProposedIntent> = {}): ProposedIntent {
  return {
    intent,
    intentHash: '',
    provenance: [],
    preview: { succeeds: true, changes: [], fees: [], after: [], isComplete: true, warnings: [], ...preview },
    tokens: [],
    swap: null,
    maxLoss: null,
    risks: [],
    outcome: null,
    ...more,
  }
}

type Trade = { sell: string; buy: string; out: bigint; quoted: bigint; least: bigint }

function swap({ sell, buy, out, quoted, least }: Trade, isPromised = false): ProposedIntent {
  const intent: Intent = {
    ...BASE,
    ...{ type: 'swap', venue: 'jupiter', sellToken: sell, buyToken: buy, slippageBps: 100 },
    ...{ sellAmountRaw: `${out}`, quotedBuyAmountRaw: `${quoted}`, minBuyAmountRaw: `${least}` },
    serviceFeeRaw: null,
  }
  const changes = [change(sell, -out), change(buy, quoted)]
  const facts = { priceImpactPct: 0.1, route: [], fees: [], sellUsd: 200, minBuyUsd: 197 }
  return step(intent, isPromised ? { changes, isPromised: true } : { changes, fees: [fee('5000', 0.02)] }, {
    swap: facts,
    maxLoss: { totalUsd: 3, priceUsd: 2.98, feesUsd: 0.02 },
  })
}

function send(token: string, amount: bigint, isPromised = false, chain: ChainId = 'solana'): ProposedIntent {
  const intent: Intent = { ...BASE, chain, type: 'transfer', token, to: 'friend', amountRaw: `${amount}` }
  const changes = [change(token, -amount)]
  return step(intent, isPromised ? { changes, isPromised: true } : { changes, fees: [fee('5000', 0.02)] }, {
    maxLoss: { totalUsd: 190, priceUsd: 190, feesUsd: 0 },
  })
}

const on = (token: string, amountRaw: bigint) => ({ chain: 'solana', token, amountRaw })
const held = (token: string, amountRaw: `${bigint}` | null) => ({
  chain: 'solana' as const,
  token,
  amountRaw,
})
const SALE = swap({ sell: BONK, buy: USDC, out: 1_000n, quoted: 200n, least: 198n })

describe('what several steps come to', () => {
  it('leaves out what one brings and the next one spends', () => {
    const purchase = swap({ sell: USDC, buy: JUP, out: 198n, quoted: 390n, least: 380n }, true)
    const balances = [held(BONK, '5000'), held(USDC, '7'), held(JUP, '1000')]
    expect(sumSteps({ intents: [SALE, purchase], held: balances })).toEqual({
      sends: [on(BONK, 1_000n)],
      endsWith: [on(JUP, 380n)],
      paysOthers: [],
      after: [on(BONK, 4_000n), on(JUP, 1_390n)],
      fees: { usd: 0.02, isAll: false },
      loss: { count: 2, usd: 6, percent: 1.5 },
    })
  })

  it('tells what others are paid apart from what a swap can lose', () => {
    const totals = sumSteps({ intents: [SALE, send(USDC, 198n, true)], held: [held(BONK, '1000')] })
    expect(totals).toMatchObject({
      sends: [on(BONK, 1_000n)],
      endsWith: [],
      paysOthers: [on(USDC, 198n)],
      after: [on(BONK, 0n)],
      loss: { count: 1, usd: 3 },
    })
  })

  it('adds up what is sent several times, also what is larger than a number can hold', () => {
    const huge = 10n ** 30n + 1n
    const { sends, paysOthers, after, fees, loss } = sumSteps({
      intents: [send('native', huge), send('native', huge)],
      held: [held('native', `${3n * huge}`)],
    })
    expect([sends, paysOthers]).toEqual([[on('native', 2n * huge)], [on('native', 2n * huge)]])
    expect(after).toEqual([on('native', huge - 10_000n)])
    expect(fees).toEqual({ usd: 0.04, isAll: true })
    expect(loss).toBeNull()
  })

  it('keeps the same token of two chains apart', () => {
    const intents = [send(USDC, 7n), send(USDC, 5n, false, 'bsc')]
    expect(sumSteps({ intents, held: [] }).sends.map(({ chain, amountRaw }) => [chain, amountRaw])).toEqual([
      ['solana', 7n],
      ['bsc', 5n],
    ])
  })

  it('knows no sum where a part of it is not known', () => {
    const free = { ...SALE, maxLoss: null }
    const { after, fees, loss } = sumSteps({
      intents: [free, step(send(USDC, 1n).intent, { fees: [fee('5000', null)] })],
      held: [held(BONK, null)],
    })
    expect([after, fees, loss]).toEqual([[], null, null])
  })
})
