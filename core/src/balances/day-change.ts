import type { DayChange, WalletView } from './contract.ts'
import { type MicroUsd, toUsd, worthOf } from './value-holding.ts'

type Priced = { readonly valueMicro: MicroUsd | null; readonly change24hPct: number | null }

/** What holdings gained or lost in a day. One whose change nobody knows is left out; null where none is known. */
export function dayChangeOf(held: readonly Priced[]): DayChange {
  const known = held.flatMap(({ valueMicro, change24hPct }) => {
    if (valueMicro === null || valueMicro === 0n || !isChange(change24hPct)) return []
    const nowUsd = toUsd(valueMicro)
    return [{ nowUsd, thenUsd: nowUsd / (1 + change24hPct / 100) }]
  })
  const nowUsd = known.reduce((sum, each) => sum + each.nowUsd, 0)
  const thenUsd = known.reduce((sum, each) => sum + each.thenUsd, 0)
  return thenUsd === 0 ? null : { changeUsd: nowUsd - thenUsd, percent: (nowUsd / thenUsd - 1) * 100 }
}

/** Nothing can lose more than all of its price. */
const isChange = (percent: number | null): percent is number => percent !== null && percent > -100

export type Mover = Pick<WalletView, 'chain'> &
  Pick<WalletView['holdings'][number], 'token' | 'symbol' | 'name'> &
  NonNullable<DayChange>

/** The holdings that gained or lost most in a day, in dollars. */
export function listMovers(wallets: readonly WalletView[], limit: number): readonly Mover[] {
  return wallets
    .flatMap(({ chain, holdings }) =>
      holdings.flatMap((holding) => {
        const { token, symbol, name, change24hPct } = holding
        const change = dayChangeOf([{ valueMicro: worthOf(holding), change24hPct }])
        return change === null || toCents(change.changeUsd) === 0
          ? []
          : [{ chain, token, symbol, name, ...change }]
      }),
    )
    .toSorted((one, other) => Math.abs(other.changeUsd) - Math.abs(one.changeUsd))
    .slice(0, limit)
}

const toCents = (usd: number) => Math.round(Math.abs(usd) * 100)
