import type { Feature } from './feature.ts'

/** Every feature gets its turn, then the first failure is told. */
export async function tellFeatures(
  features: readonly Feature[],
  tell: (feature: Feature) => Promise<void> | undefined,
): Promise<void> {
  const results = await Promise.allSettled(features.map(tell))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'not every feature did its part')
}
