import type { HeldToken, WalletView } from '@windhover/core/balances/contract'
import { toUsd } from '@windhover/core/balances/value-holding'
import type { ReadingMark, Wallet, WalletHolding } from './value-wallet.ts'

export function viewMark({ state, observedAtMs }: ReadingMark) {
  return { state, observedAt: viewTime(observedAtMs), unavailable: state === 'unknown' }
}

export function viewWallet(wallet: Wallet): WalletView {
  const { chain, address, totalMicro, isTotalComplete, holdings } = wallet
  return {
    ...viewMark(wallet),
    ...{ chain, address, isTotalComplete },
    totalUsd: toUsd(totalMicro),
    holdings: holdings.map(viewHolding),
    // Nobody reads pools yet, so it is not known whether the vault is in one.
    liquidity: null,
  }
}

function viewHolding(holding: WalletHolding): HeldToken {
  const { token, symbol, name, logo, decimals, priceUsd, change24hPct, marketCapUsd } = holding
  const { amountRaw, pricedAtMs, valueMicro, account, isFrozen, isWrapped } = holding
  return {
    ...{ token, symbol, name, logo, decimals, priceUsd, change24hPct, marketCapUsd, isFrozen, isWrapped },
    amountRaw: `${amountRaw}`,
    pricedAt: viewTime(pricedAtMs),
    valueUsd: valueMicro === null ? null : toUsd(valueMicro),
    tokenAccount: account,
  }
}

const viewTime = (atMs: number | null) => (atMs === null ? null : new Date(atMs).toISOString())
