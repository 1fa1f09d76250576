import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { MAJOR_MINTS } from '@windhover/core/prices/major-mints'
import { type TokenKey, tokenKey } from '@windhover/core/prices/price-tick'

/** Feeds know SOL by its token form. */
export const [wrappedSol] = MAJOR_MINTS

export function priceKeyOf({ chain, address }: { chain: ChainId; address: string }): TokenKey {
  return tokenKey(chain, chain === 'solana' && address === NATIVE ? wrappedSol : address)
}
