import type { IntentView, SwapReceipt } from '@windhover/core/transactions/contract'
import { makeIntent } from './make-intent.ts'

export const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** 2.5 SOL for JUP over USDC, as the receipt of a confirmed swap tells it. */
export function makeSwap(swap: Partial<SwapReceipt> = {}, changes: Partial<IntentView> = {}): IntentView {
  const native = { token: 'native', symbol: 'SOL', decimals: 9, amountUsd: null }
  const jup = { token: JUP, symbol: 'JUP', decimals: 6, amountUsd: null }
  const sold = { ...native, amountRaw: '-2500000000' } as const
  return makeIntent({
    intent: {
      id: '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f002',
      vaultId: '1042',
      type: 'swap',
      chain: 'solana',
      venue: 'jupiter',
      sellToken: 'native',
      buyToken: JUP,
      sellAmountRaw: '2500000000',
      quotedBuyAmountRaw: '812378000',
      minBuyAmountRaw: '796130000',
      slippageBps: 200,
      serviceFeeRaw: null,
    },
    receipt: {
      quoted: [sold, { ...jup, amountRaw: '812378000' }],
      executed: [sold, { ...jup, amountRaw: '811906000' }],
      fees: [],
      confirmedAt: '2026-05-15T14:33:04.000Z',
      swap: {
        venue: 'jupiter',
        quotedBuyRaw: '812378000',
        minBuyRaw: '796130000',
        executedBuyRaw: '811906000',
        priceImpactPct: 0.08,
        route: [
          { label: 'Meteora DLMM', fromToken: 'native', toToken: USDC, sharePct: 100 },
          { label: 'Raydium CLMM', fromToken: USDC, toToken: JUP, sharePct: 60 },
        ],
        orderId: null,
        ...swap,
      },
    },
    ...changes,
  })
}
