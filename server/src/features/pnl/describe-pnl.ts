import type { PnlSpan, PnlSpanName } from '@windhover/core/pnl/contract'
import { type MeasuredPosition, measurePositions, openGain } from '@windhover/core/pnl/measure-positions'
import { percentOf } from '@windhover/core/pnl/measure-span'
import type { pnlTools } from '@windhover/core/pnl/tools'
import { workOutPnl } from '@windhover/core/pnl/work-out-pnl'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { plainWord } from '@windhover/core/tokens/place-symbol'
import type { ToolDone } from '@windhover/core/toolbox/tool-contract'
import { namePositions } from './name-positions.ts'
import type { PnlParts } from './parts.ts'
import type { KnownFacts } from './read-pnl-facts.ts'

type Told = ToolDone<typeof pnlTools.getPnl>
type NamedPosition = MeasuredPosition & { readonly symbol: string }

/** So many of the best and so many of the worst. */
const EITHER_END_MAX = 3

/** What a vault or one of its tokens made, in the shape of a tool's answer. */
export async function describePnl(
  parts: Pick<PnlParts, 'tokenIndexes'>,
  known: KnownFacts,
  { span, token }: { span: PnlSpanName; token: string | undefined },
): Promise<Told> {
  const { spans, positions } = workOutPnl(known.facts)
  const measured = measurePositions(known.facts, { positions, span })
  const named = await namePositions(parts, { positions: measured, symbols: known.symbols })
  const chosen = token === undefined ? named : named.filter((each) => isMeant(each, token))
  const whole = spans.find((each) => each.span === span)
  const figures = token === undefined && whole !== undefined ? whole : sumSpan(span, chosen)
  const shown = token === undefined ? pickEnds(chosen) : sortBest(chosen)
  return {
    status: 'done',
    ...figures,
    token: token ?? null,
    realisedUsd: sumKnown(chosen.map(({ realisedUsd }) => realisedUsd)),
    unrealisedUsd: sumKnown(chosen.map(openGain)),
    positions: shown.map(({ chain, token: address, symbol, pnlUsd, valueUsd }) => ({
      ...{ chain, address, symbol, pnlUsd, valueUsd },
    })),
    isComplete: known.isComplete,
  }
}

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
