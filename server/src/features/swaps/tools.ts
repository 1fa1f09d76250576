import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { swapTools } from '@windhover/core/swaps/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { viewToken } from '../tokens/index.ts'
import { bindProposal } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { venueAsker } from './ask-venues.ts'
import type { SwapParts } from './parts.ts'
import { prepareSwap } from './prepare-swap.ts'
import { readNetworkFees } from './read-network-fees.ts'

const EVERYWHERE = Object.keys(CHAINS) as ChainId[]

export function swapAgentTools(parts: SwapParts): readonly AgentTool[] {
  const withVenues = { ...parts, askVenues: venueAsker(parts) }
  return [
    bindTool(swapTools.getSwapQuote, async (input, call) => {
      const prepared = await prepareSwap(withVenues, input, { call, mustHold: false })
      if ('status' in prepared) return prepared
      const { view: quote, sell, buy } = prepared
      return { status: 'done' as const, quote, sell: viewToken(sell), buy: viewToken(buy) }
    }),

    bindTool(swapTools.getNetworkFees, async ({ chain: named }, { userId, vaultId }) => {
      const vault = await findOwnVault(parts.db, { userId, vaultId })
      const chains = named === undefined ? EVERYWHERE : [named]
      const fees = await Promise.all(chains.map((chain) => readNetworkFees(withVenues, { chain, vault })))
      return { status: 'done' as const, fees }
    }),

    bindProposal(parts, swapTools.proposeSwap, async (input, { call, id }) => {
      const prepared = await prepareSwap(withVenues, input, { call, mustHold: true })
      if ('status' in prepared) return prepared
      const { vault, view, claims } = prepared
      const { terms, priceImpactPct, route, fees } = view
      const { chain } = terms
      const sides = { sell: prepared.sell.address, buy: prepared.buy.address, chain }
      return {
        made: { contract: swapTools.proposeSwap, input },
        args: { ...input, ...sides, slippage: prepared.slippage.slippagePct },
        intent: { id, vaultId: vault.tokenId, type: 'swap', ...terms },
        quote: { priceImpactPct, route, fees },
        claims,
      }
    }),
  ]
}
