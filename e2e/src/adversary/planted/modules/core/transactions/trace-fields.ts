import * as real from '@windhover/core/transactions/trace-fields'
import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'

export * from '@windhover/core/transactions/trace-fields'

export const traceFields: typeof real.traceFields = (sources, call, claims) => {
  const traced = real.traceFields(sources, call, claims)
  const asTyped = (fields: readonly string[]) =>
    traced.map((each) => (fields.includes(each.field) ? { ...each, from: 'typed' as const } : each))
  if (isOpen('provenance-always-typed')) return asTyped(traced.map(({ field }) => field))
  if (isOpen('recipient-not-checked')) return asTyped(['recipient'])
  return traced
}
