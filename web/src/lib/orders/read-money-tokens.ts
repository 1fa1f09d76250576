import { NATIVE } from '@windhover/core/balances/constants'
import type { EvmBalances, HederaBalances, SolanaPortfolio } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { MoneyToken } from './money-token.ts'

const WSOL_MINT = 'So11111111111111111111111111111111111111112'

/** One shape for what three kinds of balances say. A reading that failed has no amounts, also not zero ones. */
export function readSolanaTokens({ tokenBalances, unavailable }: SolanaPortfolio): MoneyToken[] {
  const tokens = tokenBalances.map(({ mint, balanceRaw, decimals, market_data: market }) => ({
    token: mint,
    symbol: market.symbol ?? shortSymbol(mint),
    name: market.name ?? market.symbol ?? mint,
    icon: market.logo,
    decimals,
    balanceRaw: unavailable ? null : BigInt(balanceRaw),
    priceUsd: market.price_usd,
    isWrapped: mint === WSOL_MINT,
  }))
  return withNative('solana', tokens, unavailable)
}

export function readEvmTokens(chain: ChainId, { tokens, unavailable }: EvmBalances): MoneyToken[] {
  const read = tokens.map(({ tokenAddress, tokenBalance, tokenMetadata: facts, tokenPrices }) => ({
    token: tokenAddress === '' ? NATIVE : tokenAddress,
    symbol: facts.symbol ?? shortSymbol(tokenAddress),
    name: facts.name ?? facts.symbol ?? tokenAddress,
    icon: facts.logo,
    decimals: facts.decimals,
    balanceRaw: unavailable ? null : BigInt(tokenBalance),
    priceUsd: tokenPrices[0]?.value ?? null,
    isWrapped: false,
  }))
  return withNative(chain, read, unavailable)
}

export function readHederaTokens({ balances, unavailable }: HederaBalances): MoneyToken[] {
  const tokens = balances.map((each) => ({
    token: each.isNative ? NATIVE : each.token_id,
    symbol: each.symbol ?? each.token_id,
    name: each.name ?? each.symbol ?? each.token_id,
    icon: each.icon,
    decimals: each.decimals,
    balanceRaw: unavailable ? null : BigInt(each.balanceRaw),
    priceUsd: each.priceUsd,
    isWrapped: each.isWrappedHbar,
  }))
  return withNative('hedera', tokens, unavailable)
}

/** The native coin can always be chosen, also when there is none of it or nothing could be read. */
function withNative(chain: ChainId, tokens: MoneyToken[], unavailable: boolean): MoneyToken[] {
  if (tokens.some(({ token }) => token === NATIVE)) return tokens
  const { symbol, decimals } = CHAINS[chain].native
  const balanceRaw = unavailable ? null : 0n
  const native = { token: NATIVE, name: CHAINS[chain].name, icon: null, priceUsd: null, isWrapped: false }
  return [{ ...native, symbol, decimals, balanceRaw }, ...tokens]
}

function shortSymbol(address: string): string {
  return address.length <= 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}
