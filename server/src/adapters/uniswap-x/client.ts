import { swapErrors } from '@windhover/core/swaps/errors'
import type { Clock } from '../../platform/clock.ts'
import { connectEvmNode } from '../../platform/evm/evm-node.ts'
import { BoundedMap } from '../../platform/upstream/bounded-map.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import type { ChainAdapter } from '../../ports/chain.ts'
import type { SwapVenue } from '../../ports/swap-venue.ts'
import { askQuote } from './ask-quote.ts'
import { buildOrder } from './build-order.ts'
import { addressOf } from './known-contracts.ts'
import { listOrders, type TokenUnits } from './list-orders.ts'
import { readQuote } from './read-quote.ts'
import { readStatus } from './read-status.ts'
import { submit } from './relay.ts'
import { inOurWords } from './translate-error.ts'

const TOKENS_KEPT = 2_000

/** Orders on Ethereum that fillers compete for: the owner pays no fee, and nothing is sent to the chain by us. */
export function createUniswapX(options: {
  url: string
  apiKey: string
  rpcUrl: string
  evmChainId: number
  /** Knows what became of the transaction that filled an order. */
  chain: Pick<ChainAdapter, 'getStatus'>
  clock: Clock
  timeoutMs?: number
}): SwapVenue {
  const { url, apiKey, rpcUrl, evmChainId, chain, clock } = options
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }
  const api = createUpstream({
    name: 'uniswap-x',
    baseUrl: url,
    headers: { 'x-api-key': apiKey, 'x-universal-router-version': '2.0' },
    ...timeout,
  })
  const node = connectEvmNode({ chain: 'ethereum', evmChainId, rpcUrl, ...timeout })
  const units = new BoundedMap<TokenUnits>(TOKENS_KEPT)

  return {
    venue: 'uniswap-x',
    quote: async (request) => {
      requireOffered(request)
      return readQuote(await inOurWords(askQuote({ api, node }, request)), request)
    },
    build: async (order) => {
      requireOffered(order)
      return await inOurWords(buildOrder({ api, node }, order))
    },
    relay: {
      submit: (signed) => inOurWords(submit(api, signed)),
      getStatus: ({ id }) => inOurWords(readStatus({ api, chain, clock }, id)),
      listOrders: (query) => inOurWords(listOrders({ api, node, units }, query)),
    },
  }
}

function requireOffered(pair: { chain: string; sellToken: string; buyToken: string }): void {
  const { chain, sellToken, buyToken } = pair
  if (chain !== 'ethereum') throw swapErrors.notOffered({ context: { venue: 'uniswap-x', chain } })
  if (sellToken === 'native') throw swapErrors.nativeNotOffered()
  if (addressOf(sellToken) === addressOf(buyToken)) throw swapErrors.sameToken()
}
