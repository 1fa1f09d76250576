import { NATIVE } from '@windhover/core/balances/constants'
import type { EvmBalances, HederaBalances, SolanaPortfolio } from '@windhover/core/balances/contract'
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
export function readSolanaHoldings(portfolio: SolanaPortfolio): readonly Holding[] | null {
  if (portfolio.unavailable) return null
  return portfolio.tokenBalances.map((each) => ({
    token: name('solana', each.mint, { ...each.market_data, decimals: each.decimals }),
    amountRaw: BigInt(each.balanceRaw),
    valueUsd: each.valueUsd,
  }))
}

export function readEvmHoldings(chain: 'ethereum' | 'bsc', balances: EvmBalances): readonly Holding[] | null {
  if (balances.unavailable) return null
  return balances.tokens.map((each) => ({
    token: name(chain, each.tokenAddress || NATIVE, each.tokenMetadata),
    amountRaw: BigInt(each.tokenBalance),
    valueUsd: each.valueUsd,
  }))
}

export function readHederaHoldings(balances: HederaBalances): readonly Holding[] | null {
  if (balances.unavailable) return null
  return balances.balances.map((each) => ({
    token: name('hedera', each.isNative ? NATIVE : each.token_id, each),
    amountRaw: BigInt(each.balanceRaw),
    valueUsd: each.valueUsd,
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
