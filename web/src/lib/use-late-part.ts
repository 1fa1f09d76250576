import { type ComponentType, useEffect, useState } from 'react'
import type { Lazy } from './feature.ts'

/** Said where something was pressed and its code did not arrive. */
export const LATE_PART_FAILED = 'This could not be loaded. Check your connection.'

type LatePart<Props> = {
  /** Always the same function. */
  readonly load: Lazy<Props>
  readonly needed: boolean
  /** The next time it is needed it is asked for again. */
  readonly onFailed: () => void
}

/** Code that is no part of the first page: it comes when it is needed first, and then stays. */
export function useLatePart<Props>({ load, needed, onFailed }: LatePart<Props>): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const missing = needed && Part === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to do on failure may change while it loads
  useEffect(() => {
    if (!missing) return
    let current = true
    load().then(
      ({ default: loaded }) => current && setPart(() => loaded),
      () => current && onFailed(),
    )
    return () => {
      current = false
    }
  }, [missing, load])
  return Part
}
