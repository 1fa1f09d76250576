import type { WalletView } from '@windhover/core/balances/contract'
import type { ChainId } from '@windhover/core/chains/chain'
import { cleanText } from '@windhover/core/text/clean-text'
import type { PickedToken } from '../../lib/feature.ts'
import { tokenLogoPath } from '../../lib/token-logo-path.ts'
import { shortenAddress } from '../../ui/shorten-address.ts'

/** What the vault has of a token. */
export type Holding = {
  readonly token: PickedToken
  readonly amountRaw: bigint
  readonly valueUsd: number | null
}

/** A reading that failed has no holdings, also not empty ones: then it is not known what the vault has. */
export function readHoldings({ chain, unavailable, holdings }: WalletView): readonly Holding[] | null {
  if (unavailable) return null
  return holdings.map((held) => ({
    token: name(chain, held.token, held),
    amountRaw: BigInt(held.amountRaw),
    valueUsd: held.valueUsd,
  }))
}

type Told = {
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: number
}

function name(chain: ChainId, address: string, told: Told): PickedToken {
  const symbol = cleanText(told.symbol ?? '', 32) || shortenAddress(address, { head: 4, tail: 4 })
  return {
    chain,
    address,
    symbol,
    name: cleanText(told.name ?? '') || symbol,
    decimals: told.decimals,
    logoUrl: tokenLogoPath({ chain, address }),
  }
}
