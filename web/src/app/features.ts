import type { FeatureSlots, Lazy, SlotName, WebFeature } from '../lib/feature.ts'
import { buildAppRegistry } from './app-registry.ts'

/** Features are found by their folder: adding one changes no file here. */
const modules = import.meta.glob<{ feature: WebFeature }>('../features/*/index.ts', { eager: true })

export const features: readonly WebFeature[] = Object.values(modules).map(({ feature }) => feature)

export const appRegistry = buildAppRegistry(features)

export type SlotFiller<Name extends SlotName> = {
  readonly feature: string
  readonly load: Lazy<FeatureSlots[Name]>
}

export function slotFillers<Name extends SlotName>(slot: Name): readonly SlotFiller<Name>[] {
  return features.flatMap(({ name, slots }) => {
    const load = slots?.[slot] as Lazy<FeatureSlots[Name]> | undefined
    return load === undefined ? [] : [{ feature: name, load }]
  })
}

export function slotFiller<Name extends SlotName>(slot: Name): Lazy<FeatureSlots[Name]> | null {
  return slotFillers(slot)[0]?.load ?? null
}
