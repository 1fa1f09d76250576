import type { MicroUsd } from '../balances/value-holding.ts'
import { addKnown } from './book.ts'

/** What came from outside or, negative, went there, at its price of that moment; null where nobody knows it. */
export type Flow = { readonly atMs: number; readonly valueMicro: MicroUsd | null }

export type SpanFigures = {
  readonly pnlMicro: MicroUsd | null
  /** What was made with: the value at the beginning and the deposits since. */
  readonly basisMicro: MicroUsd | null
}

/** Value now, less value then, less what was paid in since; what was paid out is added back. */
export function measureSpan(span: {
  readonly fromMs: number
  readonly thenMicro: MicroUsd | null
  readonly nowMicro: MicroUsd | null
  readonly flows: readonly Flow[]
}): SpanFigures {
  const since = span.flows.filter(({ atMs }) => atMs > span.fromMs).map(({ valueMicro }) => valueMicro)
  const netMicro = since.reduce(addKnown, 0n)
  const depositMicro = since.reduce<MicroUsd | null>(
    (sum, value) => (value !== null && value < 0n ? sum : addKnown(sum, value)),
    0n,
  )
  const paidMicro = addKnown(span.thenMicro, netMicro)
  return {
    pnlMicro: addKnown(span.nowMicro, paidMicro === null ? null : -paidMicro),
    basisMicro: addKnown(span.thenMicro, depositMicro),
  }
}

/** In per cent; null where there was nothing to make it with. */
export function percentOf(pnlUsd: number | null, basisUsd: number | null): number | null {
  return pnlUsd === null || basisUsd === null || basisUsd <= 0 ? null : (pnlUsd / basisUsd) * 100
}
