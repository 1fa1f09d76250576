type Trade = { readonly side: 'buy' | 'sell'; readonly valueUsd: number; readonly atMs: number }

/** The first purchase of at least this value after a moment; null where there is none. */
export function findPurchase<Found extends Trade>(
  trades: readonly Found[],
  asked: { readonly valueUsd: number; readonly afterMs: number; readonly notBeforeMs: number },
): Found | null {
  const large = trades.filter(
    ({ side, valueUsd, atMs }) =>
      side === 'buy' && valueUsd >= asked.valueUsd && atMs > asked.afterMs && atMs >= asked.notBeforeMs,
  )
  return large.toSorted((one, other) => one.atMs - other.atMs)[0] ?? null
}
