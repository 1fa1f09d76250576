import type { HeldToken, WalletView } from './contract.ts'
import { sumMicro, toUsd, worthOf } from './value-holding.ts'

type Told = {
  readonly priceUsd: number
  readonly observedAtMs: number | null
  readonly change24hPct: number | null
  readonly marketCapUsd: number | null
}

/** The same holdings at the prices of now; as they were read where nobody tells one. */
export function repriceWallet(wallet: WalletView, find: (token: string) => Told | null): WalletView {
  const holdings = wallet.holdings.map((held) => reprice(held, find(held.token)))
  const worths = holdings.map(worthOf)
  return {
    ...wallet,
    holdings,
    totalUsd: toUsd(sumMicro(worths)),
    isTotalComplete:
      wallet.state !== 'unknown' &&
      holdings.every(({ amountRaw }, place) => amountRaw === '0' || worths[place] !== null),
  }
}

function reprice(held: HeldToken, told: Told | null): HeldToken {
  if (told === null) return held
  const { priceUsd, observedAtMs, change24hPct, marketCapUsd } = told
  const pricedAt = observedAtMs === null ? null : new Date(observedAtMs).toISOString()
  const worth = worthOf({ ...held, priceUsd })
  const valueUsd = worth === null ? null : toUsd(worth)
  return { ...held, priceUsd, pricedAt, change24hPct, marketCapUsd, valueUsd }
}
