import { swapErrors } from '@windhover/core/swaps/errors'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import type { SwapVenue } from '../../ports/swap-venue.ts'
import { askOrder, type ReferralFee } from './ask-order.ts'
import { buildSwap } from './build-swap.ts'
import { readQuote } from './read-quote.ts'
import { submit } from './relay.ts'
import { inOurWords } from './translate-error.ts'

/** The venue answers only when the bytes have landed or are given up. */
const EXECUTE_TIMEOUT_MS = 20_000

/** Swaps on Solana, by makers and by routes through pools. */
export function createJupiterSwap(options: {
  url: string
  apiKey: string
  fee?: ReferralFee | null
  timeoutMs?: number
}): SwapVenue {
  const { url, apiKey, fee = null, timeoutMs } = options
  const common = {
    name: 'jupiter',
    baseUrl: url,
    ...(apiKey === '' ? {} : { headers: { 'x-api-key': apiKey } }),
  }
  const parts = {
    api: createUpstream({ ...common, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    fee,
  }
  const relay = createUpstream({ ...common, timeoutMs: timeoutMs ?? EXECUTE_TIMEOUT_MS })

  return {
    venue: 'jupiter',
    quote: async (request) => {
      requireSolana(request.chain)
      return readQuote(await inOurWords(askOrder(parts, request)), { ...request, fee })
    },
    build: async (order) => {
      requireSolana(order.chain)
      return await inOurWords(buildSwap(parts, order))
    },
    relay: { submit: (signed) => inOurWords(submit(relay, signed)) },
  }
}

function requireSolana(chain: string): void {
  if (chain !== 'solana') throw swapErrors.notOffered({ context: { venue: 'jupiter', chain } })
}
