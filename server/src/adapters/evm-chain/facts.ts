import type { Address } from 'viem'
import type { EvmTransferCategory } from '../../ports/wallet-records.ts'

/** In what Ethereum and BSC differ for this adapter; everything else is the same code. */
export type EvmFacts = {
  readonly chain: 'ethereum' | 'bsc'
  /** Blocks on top after which a transaction counts as final: two epochs, or the validators' quorum twice over. */
  readonly finalDepth: bigint
  /** What the index knows: transfers inside calls are not told for every chain. */
  readonly transferCategories: readonly EvmTransferCategory[]
  /** Uniswap V4's, which holds every position as a token. */
  readonly positionManager: Address
}

export const EVM_FACTS: Readonly<Record<'ethereum' | 'bsc', EvmFacts>> = {
  ethereum: {
    chain: 'ethereum',
    finalDepth: 64n,
    transferCategories: ['external', 'internal', 'erc20'],
    positionManager: '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e',
  },
  bsc: {
    chain: 'bsc',
    finalDepth: 15n,
    transferCategories: ['external', 'erc20'],
    positionManager: '0x7A4a5c919aE2541AeD11041A1AEeE68f1287f95b',
  },
}
