import type { PnlSpan, PnlSpanName, ToldPnl } from '@windhover/core/pnl/contract'
import { measureLine } from '@windhover/core/pnl/measure-line'
import { type MeasuredPosition, measurePositions } from '@windhover/core/pnl/measure-positions'
import { percentOf } from '@windhover/core/pnl/measure-span'
import { workOutPnl } from '@windhover/core/pnl/work-out-pnl'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { plainWord } from '@windhover/core/tokens/place-symbol'
import { namePositions } from './name-positions.ts'
import type { PnlParts } from './parts.ts'
import type { KnownFacts } from './read-pnl-facts.ts'

type NamedPosition = MeasuredPosition & { readonly symbol: string }

/** So many of the best and so many of the worst. */
const EITHER_END_MAX = 3

/** What a vault or one of its tokens made over one span. */
export async function describePnl(
  parts: Pick<PnlParts, 'tokenIndexes'>,
  known: KnownFacts,
  { span, token }: { span: PnlSpanName; token: string | undefined },
): Promise<ToldPnl> {
  const { spans, positions } = workOutPnl(known.facts)
  const measured = measurePositions(known.facts, { positions, span })
  const named = await namePositions(parts, { positions: measured, symbols: known.symbols })
  const chosen = token === undefined ? named : named.filter((each) => isMeant(each, token))
  const whole = spans.find((each) => each.span === span)
  const figures = token === undefined && whole !== undefined ? whole : sumSpan(span, chosen)
  const shown = token === undefined ? pickEnds(chosen) : sortBest(chosen)
  const line = token === undefined ? measureLine(known.facts, span) : null
  const realisedUsd = sumKnown(chosen.map(({ spanRealisedUsd }) => spanRealisedUsd))
  return {
    ...figures,
    token: token ?? null,
    realisedUsd,
    unrealisedUsd: lessKnown(figures.pnlUsd, realisedUsd),
    startedAt: line === null ? null : new Date(line.fromMs).toISOString(),
    endedAt: line === null ? null : new Date(known.facts.nowMs).toISOString(),
    line: line === null ? [] : line.points.map(toCents),
    positions: shown.map(({ chain, token: address, symbol, pnlUsd, spanRealisedUsd, valueUsd }) => ({
      ...{ chain, address, symbol, pnlUsd, realisedUsd: spanRealisedUsd, valueUsd },
    })),
    isComplete: known.isComplete,
  }
}

const lessKnown = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one - other
/** A drawing needs no more. */
const toCents = (usd: number | null) => (usd === null ? null : Math.round(usd * 100) / 100)

/** By its address, or by its symbol in any case; some write a dollar sign before it. */
function isMeant({ token, symbol }: NamedPosition, asked: string): boolean {
  return isSameToken(token, asked) || plainWord(symbol) === plainWord(asked)
}

function sumSpan(span: PnlSpanName, positions: readonly NamedPosition[]): PnlSpan {
  const pnlUsd = sumKnown(positions.map((position) => position.pnlUsd))
  const basisUsd = sumKnown(positions.map((position) => position.basisUsd))
  return { span, pnlUsd, basisUsd, percent: percentOf(pnlUsd, basisUsd) }
}

/** A sum with an unknown part is unknown. */
function sumKnown(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0)
}

const sortBest = (positions: readonly NamedPosition[]) =>
  positions.toSorted((one, other) => (other.pnlUsd ?? 0) - (one.pnlUsd ?? 0))

function pickEnds(positions: readonly NamedPosition[]): readonly NamedPosition[] {
  const sorted = sortBest(positions)
  const gains = sorted.filter(({ pnlUsd }) => (pnlUsd ?? 0) > 0)
  const losses = sorted.filter(({ pnlUsd }) => (pnlUsd ?? 0) < 0)
  return [...gains.slice(0, EITHER_END_MAX), ...losses.slice(-EITHER_END_MAX)]
}
