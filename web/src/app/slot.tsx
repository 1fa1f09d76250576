import type { ReactNode } from 'react'
import type { FeatureSlots, Lazy, SlotName } from '../lib/feature.ts'
import { slotFiller, slotFillers } from './features.ts'
import { useIdle } from './use-idle.ts'
import { useLoaded } from './use-loaded.ts'

type SlotProps<Name extends SlotName> = {
  readonly name: Name
  readonly props: FeatureSlots[Name]
  /** Keeps the room while the filler loads. */
  readonly fallback?: ReactNode
  /** Stands in its place when it could not be loaded; without it the fallback stays. */
  readonly failure?: (retry: () => void) => ReactNode
}

/** Draws what a feature put into a named place; nothing when no feature did. */
export function Slot<Name extends SlotName>({ name, props, fallback = null, failure }: SlotProps<Name>) {
  const load = slotFiller(name)
  if (load === null) return null
  return <Filler load={load} props={props} fallback={fallback} {...(failure ? { failure } : {})} />
}

/** Dialogs of several features: nobody asks for one in the first moments, so they come when the page is idle. */
export function GlobalHosts() {
  const idle = useIdle()
  if (!idle) return null
  return slotFillers('globalHost').map(({ feature, load }) => (
    <Filler key={feature} load={load} props={{}} fallback={null} />
  ))
}

function Filler<Props extends object>({
  load,
  props,
  fallback,
  failure,
}: {
  load: Lazy<Props>
  props: Props
  fallback: ReactNode
  failure?: (retry: () => void) => ReactNode
}) {
  const { Component, failed, retry } = useLoaded(load)
  if (failed && failure) return failure(retry)
  return Component === null ? fallback : <Component {...props} />
}
