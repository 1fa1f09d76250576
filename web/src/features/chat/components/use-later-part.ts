import { type ComponentType, useEffect, useState } from 'react'
import type { Lazy } from '../../../lib/feature.ts'
import { useLatePart } from '../../../lib/use-late-part.ts'

const AFTER_FIRST_PAINT_MS = 600

/** Code that nobody needs in the first moment. Where it does not arrive, its place stays empty. */
export function useLaterPart<Props>(load: Lazy<Props>): ComponentType<Props> | null {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), AFTER_FIRST_PAINT_MS)
    return () => clearTimeout(timer)
  }, [])
  return useLatePart<Props>({ load, needed: isDue, onFailed: () => setIsDue(false) })
}
