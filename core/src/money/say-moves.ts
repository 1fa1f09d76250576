import { nameSymbol } from '../text/quote-text.ts'
import { listOf, showUsd } from './show-figures.ts'

type Move = { readonly symbol: string; readonly usd: number }

const TOLD_MAX = 2

/** 'SOL added $70.05 and JUP $47.96; ETH cost you $19.04.' Nothing where none is as large as `leastUsd`. */
export function sayMoves(all: readonly Move[], leastUsd: number): string {
  const moves = all
    .filter(({ usd }) => Math.abs(usd) >= leastUsd)
    .toSorted((one, other) => Math.abs(other.usd) - Math.abs(one.usd))
  const tell = (chosen: readonly Move[], verb: string) =>
    listOf(
      chosen
        .slice(0, TOLD_MAX)
        .map(({ symbol, usd }, place) =>
          [nameSymbol(symbol), ...(place === 0 ? [verb] : []), showUsd(Math.abs(usd))].join(' '),
        ),
    )
  const gains = moves.filter(({ usd }) => usd > 0)
  const losses = moves.filter(({ usd }) => usd < 0)
  const told = [tell(gains, 'added'), tell(losses, 'cost you')].filter((part) => part !== '')
  return told.length === 0 ? '' : `${told.join('; ')}.`
}
