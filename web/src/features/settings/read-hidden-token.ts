import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { shortenAddress } from '../../ui/shorten-address.ts'

export type HiddenNetwork = 'solana' | 'hedera' | 'ethereum'

export type HiddenToken = {
  /** As the list remembers it. */
  readonly id: string
  readonly chain: ChainId
  /** `native`, or the token's address on its chain. */
  readonly token: string
  readonly symbol: string
}

/** The list of Ethereum serves BSC too, so its entries say which: `56:0x…`. */
const BSC_MARK = '56:'

/** Its symbol is the address until somebody knows better. */
export function readHiddenToken(network: HiddenNetwork, id: string): HiddenToken {
  const isBsc = network === 'ethereum' && id.startsWith(BSC_MARK)
  const chain = isBsc ? 'bsc' : network
  const token = network === 'ethereum' ? id.replace(/^\d+:/, '') : id
  const symbol =
    token === 'native' ? CHAINS[chain].native.symbol : shortenAddress(token, { head: 4, tail: 4 })
  return { id, chain, token, symbol }
}
