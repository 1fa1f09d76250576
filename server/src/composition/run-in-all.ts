import type { Feature } from './feature.ts'

/** Runs in every feature, also where it failed in another; then throws the failures together. */
export async function runInAll(
  features: readonly Feature[],
  run: (feature: Feature) => Promise<void> | undefined,
): Promise<void> {
  const results = await Promise.allSettled(features.map(run))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'not every feature did its part')
}
