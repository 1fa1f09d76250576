import type { BalancesOverview, ValueHistory } from '@windhover/core/balances/contract'
import type { ValuePoint } from '../chart/value-scale.ts'

type Now = Pick<BalancesOverview, 'state' | 'observedAt' | 'totalUsd'>

/** The line ends where the total stands: what was read just now is its last point, unless it could not be read. */
export function endWithNow(points: ValueHistory['points'], now: Now): readonly ValuePoint[] {
  const line = points.map(({ at, totalUsd }) => ({ atMs: Date.parse(at), valueUsd: totalUsd }))
  if (now.state !== 'known' || now.observedAt === null) return line
  // Steps that were worked back may be younger than the last look at the chains.
  const atMs = Math.max(Date.parse(now.observedAt), line.at(-1)?.atMs ?? 0)
  return [...line.filter((point) => point.atMs < atMs), { atMs, valueUsd: now.totalUsd }]
}
