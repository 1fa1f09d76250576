import { createContext, type ReactNode, use } from 'react'
import type { FeatureSlots, SlotName } from './feature.ts'

/** Features do not know each other: what one of them fills, another draws through the workspace. */
export type DrawSlot = <Name extends SlotName>(place: {
  readonly name: Name
  readonly props: FeatureSlots[Name]
  readonly fallback?: ReactNode
}) => ReactNode

export const DrawSlotContext = createContext<DrawSlot>(() => null)

type FeatureSlotProps<Name extends SlotName> = {
  readonly name: Name
  readonly props: FeatureSlots[Name]
  /** Keeps the room while the filler loads. */
  readonly fallback?: ReactNode
}

export function FeatureSlot<Name extends SlotName>(place: FeatureSlotProps<Name>) {
  const draw = use(DrawSlotContext)
  return draw(place)
}
