import { swapErrors } from '@windhover/core/swaps/errors'
import { connectEvmNode, type EvmNode } from '../../platform/evm/evm-node.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import type { SwapVenue } from '../../ports/swap-venue.ts'
import { askPrice, type IntegratorFee } from './ask-swap.ts'
import { buildSwap } from './build-swap.ts'
import { addressOf, type ZeroXChain } from './known-contracts.ts'
import { readQuote } from './read-quote.ts'
import { inOurWords } from './translate-error.ts'

/** Swaps on Ethereum and BSC through every pool the venue knows, with an allowance of exactly what is sold. */
export function createZeroX(options: {
  url: string
  apiKey: string
  chains: Readonly<Record<ZeroXChain, { readonly rpcUrl: string; readonly evmChainId: number }>>
  fee?: IntegratorFee | null
  timeoutMs?: number
}): SwapVenue {
  const { url, apiKey, chains, fee = null } = options
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }
  const api = createUpstream({
    name: 'zero-x',
    baseUrl: url,
    headers: { '0x-api-key': apiKey, '0x-version': 'v2' },
    ...timeout,
  })
  const connect = (chain: ZeroXChain): EvmNode =>
    connectEvmNode({
      chain,
      evmChainId: chains[chain].evmChainId,
      rpcUrl: chains[chain].rpcUrl,
      ...timeout,
    })
  const parts = { api, fee, nodes: { ethereum: connect('ethereum'), bsc: connect('bsc') } }

  return {
    venue: 'zero-x',
    quote: async (request) =>
      readQuote(await inOurWords(askPrice(parts, { ...request, chain: requireServed(request) }))),
    build: async (order) => await inOurWords(buildSwap(parts, { ...order, chain: requireServed(order) })),
  }
}

function requireServed(pair: { chain: string; sellToken: string; buyToken: string }): ZeroXChain {
  const { chain, sellToken, buyToken } = pair
  if (chain !== 'ethereum' && chain !== 'bsc') {
    throw swapErrors.notOffered({ context: { venue: 'zero-x', chain } })
  }
  if (addressOf(sellToken, chain) === addressOf(buyToken, chain)) throw swapErrors.sameToken()
  return chain
}
