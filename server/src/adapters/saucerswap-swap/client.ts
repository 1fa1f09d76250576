import { swapErrors } from '@windhover/core/swaps/errors'
import type { Clock } from '../../platform/clock.ts'
import { connectEvmNode } from '../../platform/evm/evm-node.ts'
import type { HederaAccounts } from '../../ports/hedera-accounts.ts'
import type { QuoteRequest, SwapVenue, VenueQuote } from '../../ports/swap-venue.ts'
import { connectMirror } from './ask-mirror.ts'
import { buildSwap, type Parts } from './build-swap.ts'
import { quotePool } from './quote-pool.ts'
import { readGasPrice, readQuote } from './read-quote.ts'
import { inOurWords } from './translate-error.ts'

/** Swaps on Hedera through one pool of the exchange. */
export function createSaucerSwap(options: {
  rpcUrl: string
  evmChainId: number
  mirrorUrl: string
  accounts: HederaAccounts
  clock: Clock
  timeoutMs?: number
}): SwapVenue {
  const { rpcUrl, evmChainId, mirrorUrl, accounts, clock } = options
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }
  const relay = connectEvmNode({ chain: 'hedera', evmChainId, rpcUrl, ...timeout })
  const parts: Parts = { relay, mirror: connectMirror({ url: mirrorUrl, ...timeout }), accounts, clock }

  return {
    venue: 'saucerswap',
    quote: async (request) => {
      requireHedera(request.chain)
      return await inOurWords(makeQuote(parts, request))
    },
    build: async (order) => {
      requireHedera(order.chain)
      return await inOurWords(buildSwap(parts, order))
    },
  }
}

async function makeQuote({ mirror, relay }: Parts, request: QuoteRequest): Promise<VenueQuote> {
  const [pool, gasPrice] = await Promise.all([quotePool(mirror, request), readGasPrice(relay)])
  return readQuote(request, { pool, gasPrice })
}

function requireHedera(chain: string): void {
  if (chain !== 'hedera') throw swapErrors.notOffered({ context: { venue: 'saucerswap', chain } })
}
