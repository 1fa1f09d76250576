import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'
import { drawTokenLogo } from '../tokens/draw-token-logo.ts'
import type { EvmChainId } from './contract.ts'

/** What an EVM wallet panel knows of its chain. */
export type EvmChainConfig = {
  readonly chainId: number
  readonly name: string
  readonly nativeSymbol: string
  /** SVG text. */
  readonly nativeLogo: string
  readonly explorer: { readonly baseUrl: string; readonly name: string }
}

const CHAIN_BY_ID: Readonly<Record<EvmChainId, ChainId>> = { '1': 'ethereum', '56': 'bsc' }

export function evmChainConfig(id: EvmChainId): EvmChainConfig {
  const { name, native, explorer } = CHAINS[CHAIN_BY_ID[id]]
  return {
    chainId: Number(id),
    name,
    nativeSymbol: native.symbol,
    nativeLogo: drawTokenLogo({ address: 'native', symbol: native.symbol }),
    explorer: { baseUrl: explorer.baseUrl, name: explorer.name },
  }
}
