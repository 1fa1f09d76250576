import type { WalletView } from '../balances/contract.ts'
import { toUsd, valueHolding } from '../balances/value-holding.ts'
import { isSameToken } from '../swaps/counterpart.ts'
import type { PnlPosition, VaultPnl } from './contract.ts'
import { percentOf } from './measure-span.ts'

/** The same holdings at the prices of now: what stands beside a total is of the total's moment. */
export function repricePnl(pnl: VaultPnl, wallets: readonly WalletView[]): VaultPnl {
  const positions = pnl.positions.map((position) => reprice(position, priceOf(wallets, position)))
  const gainUsd = positions.reduce(
    (sum, { valueUsd }, place) => sum + (valueUsd ?? 0) - (pnl.positions[place]?.valueUsd ?? 0),
    0,
  )
  return {
    totalUsd: pnl.totalUsd === null ? null : pnl.totalUsd + gainUsd,
    positions,
    spans: pnl.spans.map((span) => {
      const pnlUsd = span.pnlUsd === null ? null : span.pnlUsd + gainUsd
      return { ...span, pnlUsd, percent: percentOf(pnlUsd, span.basisUsd) }
    }),
  }
}

function priceOf(wallets: readonly WalletView[], { chain, token }: PnlPosition): number | null {
  const holdings = wallets.find((wallet) => wallet.chain === chain)?.holdings
  return holdings?.find((holding) => isSameToken(holding.token, token))?.priceUsd ?? null
}

/** What had no price then was in no total, and stays out of it until everything is read again. */
function reprice(position: PnlPosition, priceUsd: number | null): PnlPosition {
  const { amountRaw, decimals, costUsd } = position
  if (priceUsd === null || position.valueUsd === null) return position
  const valueUsd = toUsd(valueHolding({ amountRaw: BigInt(amountRaw), decimals, priceUsd }))
  return { ...position, valueUsd, unrealisedUsd: costUsd === null ? null : valueUsd - costUsd }
}
