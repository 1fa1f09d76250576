import { NATIVE } from '@windhover/core/balances/constants'
import type { WalletView } from '@windhover/core/balances/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { MoneyToken } from './money-token.ts'

/** A reading that failed has no amounts, also not zero ones. */
export function readMoneyTokens({ chain, holdings, unavailable }: WalletView): MoneyToken[] {
  const tokens = holdings.map(({ token, symbol, name, logo, decimals, amountRaw, priceUsd, isWrapped }) => ({
    ...{ token, icon: logo, decimals, priceUsd, isWrapped },
    symbol: symbol ?? shortSymbol(token),
    name: name ?? symbol ?? token,
    balanceRaw: unavailable ? null : BigInt(amountRaw),
  }))
  if (tokens.some(({ token }) => token === NATIVE)) return tokens
  // The native coin can always be chosen, also when there is none of it or nothing could be read.
  const { symbol, decimals } = CHAINS[chain].native
  const native = { token: NATIVE, name: CHAINS[chain].name, icon: null, priceUsd: null, isWrapped: false }
  return [{ ...native, symbol, decimals, balanceRaw: unavailable ? null : 0n }, ...tokens]
}

function shortSymbol(address: string): string {
  return address.length <= 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}
