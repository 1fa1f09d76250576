import type { Feature, FeatureParts } from './feature.ts'

/** What a feature names and nothing else: a part that it uses without naming it is not there. */
export function pickParts(parts: FeatureParts, { needs }: Feature): FeatureParts {
  // Its hooks ask for no more than this: `defineFeature` took them for functions of what the feature names.
  return Object.freeze(Object.fromEntries(needs.map((name) => [name, parts[name]]))) as FeatureParts
}
