import { useEffect, useEffectEvent } from 'react'

/** Says which rows are drawn, each time they are others. */
export function useSeenRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  onSeen: ((rows: readonly Row[]) => void) | undefined,
): void {
  const tell = useEffectEvent(() => onSeen?.(rows))
  const names = rows.map(keyOf).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures of the same rows are nothing new
  useEffect(() => tell(), [names])
}
