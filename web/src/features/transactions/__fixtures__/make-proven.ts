import type { ProofFile } from '@windhover/core/authority/proof-file'
import type { ChangeView, IntentView, SwapReceipt } from '@windhover/core/transactions/contract'
import { kindOf } from '@windhover/core/transactions/intent'
import { makeIntent } from './make-intent.ts'
import proofs from './proofs.json'

export type ProofName = keyof typeof proofs

export type Proven = {
  /** The file, letter by letter as the product hands it out. */
  readonly text: string
  /** The transaction that it is of, as Activity lists it. */
  readonly view: IntentView
  /** Whose it is, and whose word it has: what a browser knows without asking. */
  readonly ownerId: string
  readonly signerKey: string
}

const FILLED_BY = `0x${'5d20b8f1'.repeat(8)}`
const SYMBOLS = new Map([
  ['native', { symbol: 'ETH', decimals: 18 }],
  ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', { symbol: 'USDC', decimals: 6 }],
  ['0x6B175474E89094C44Da98b954EedeAC495271d0F', { symbol: 'DAI', decimals: 18 }],
])

export function makeProven(name: ProofName): Proven {
  const text = proofs[name]
  const file = JSON.parse(text) as ProofFile
  const { intent, transactions, signed } = file
  const last = transactions.at(-1)
  if (last === undefined) throw new Error('nothing was sent')
  const orderId = 'order' in last ? last.id : null
  const transactionId = orderId === null ? last.id : FILLED_BY
  const confirmedAt = new Date((signed.record.slots[0]?.signedAt ?? 0) + 6_000).toISOString()
  const view = makeIntent({
    ...{ intent, intentHash: signed.record.intentHash, transactionId, createdAt: confirmedAt },
    explorerUrl: `https://explorer.example/tx/${transactionId}`,
    receipt: {
      ...{ quoted: changesOf(file), executed: changesOf(file), fees: [], confirmedAt },
      ...(intent.type === 'swap' ? { swap: swapOf(file, orderId) } : {}),
    },
  })
  return { text, view, ownerId: signed.record.vault.ownerId, signerKey: signed.key }
}

function changesOf({ intent }: ProofFile): ChangeView[] {
  const { outflows, inflows } = kindOf(intent)
  const change = (token: string, raw: bigint | null) => {
    const facts = SYMBOLS.get(token) ?? { symbol: null, decimals: 0 }
    return { token, ...facts, amountRaw: String(raw ?? 0n) as ChangeView['amountRaw'], amountUsd: null }
  }
  return [
    ...outflows(intent).map(({ token, amountRaw }) => change(token, amountRaw === null ? null : -amountRaw)),
    ...inflows(intent).map(({ token, leastRaw }) => change(token, leastRaw)),
  ]
}

function swapOf({ intent }: ProofFile, orderId: string | null): SwapReceipt {
  if (intent.type !== 'swap') throw new Error('not a swap')
  return {
    ...{ venue: intent.venue, quotedBuyRaw: intent.quotedBuyAmountRaw, minBuyRaw: intent.minBuyAmountRaw },
    ...{ executedBuyRaw: intent.minBuyAmountRaw, priceImpactPct: 0.08, route: [], orderId },
  }
}
