import type { Lazy } from '../../lib/feature.ts'
import { useIdle } from '../use-idle.ts'
import { useLoaded } from '../use-loaded.ts'

const loadLine: Lazy = () => import('./offline-line.tsx')
const loadTime: Lazy = async () => ({ default: (await import('../../money/figures-time.tsx')).FiguresTime })

/** No part of the first page, but fetched soon: once it is needed nothing can be fetched any more. */
export function OfflineSlot() {
  return useIdle() && <Late load={loadLine} />
}

export function FiguresTimeSlot() {
  return useIdle() && <Late load={loadTime} />
}

function Late({ load }: { readonly load: Lazy }) {
  const { Component } = useLoaded(load)
  return Component !== null && <Component />
}
