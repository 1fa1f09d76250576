import type { BalancesOverview } from '@windhover/core/balances/contract'
import { listMovers, type Mover } from '@windhover/core/balances/day-change'
import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatUsdChange } from '../../../lib/format-usd.ts'
import { openToken } from '../../../lib/open-token.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { overviewCopy } from '../copy.ts'
import { directionOf, formatPercent } from '../format-figures.ts'
import { symbolOf } from '../token-rows.ts'
import { TONE } from '../tone.ts'

const MOVERS_MAX = 3

/** What made the most of today's difference, in dollars. */
export function Movers({ overview }: { readonly overview: BalancesOverview }) {
  const movers = listMovers(overview.wallets, MOVERS_MAX)
  return (
    <section aria-label={overviewCopy.movers}>
      <div className="flex h-8 items-center justify-between gap-3">
        <h3 className="font-semibold">{overviewCopy.movers}</h3>
        <span className="text-caption text-3">{overviewCopy.day}</span>
      </div>
      {movers.length === 0 && <p className="py-3 text-3">{overviewCopy.moversEmpty}</p>}
      <ul>
        {movers.map((mover) => (
          <li key={`${mover.chain}:${mover.token}`} className="border-line-subtle not-last:border-b">
            <MoverRow mover={mover} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MoverRow({ mover }: { readonly mover: Mover }) {
  const { chain, token, name, changeUsd, percent } = mover
  const symbol = symbolOf(mover)
  return (
    <button
      type="button"
      onClick={() => openToken({ chain, address: token })}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2.5 rounded-sm px-2 py-1 text-left hover-step hover:bg-hover active:bg-active"
    >
      <TokenMark token={{ chain, address: token, symbol }} size={28} badgeOn="surface" />
      <span className="min-w-0 flex-1 leading-4.5">
        <span className="block truncate font-medium">{symbol}</span>
        <span className="block truncate text-caption text-3">{name ?? CHAINS[chain].name}</span>
      </span>
      <span className="num text-right leading-4.5">
        <span className={`block font-medium ${TONE[directionOf(percent)]}`}>
          {formatUsdChange(changeUsd)}
        </span>
        <span className="block text-caption text-3">{formatPercent(percent)}</span>
      </span>
    </button>
  )
}
