import {
  defineFeature,
  type Feature,
  type FeatureParts,
  type Parts,
} from '@windhover/server/composition/feature'

/** A feature that does nothing but show a test the parts it names. */
export function createOnlooker<const Named extends readonly (keyof FeatureParts)[]>(
  needs: Named,
): { readonly feature: Feature; readonly parts: () => Parts<Named> } {
  const seen: Parts<Named>[] = []
  const feature = defineFeature({
    name: 'onlooker',
    needs,
    routes: (parts) => {
      seen.push(parts)
      return []
    },
  })
  return {
    feature,
    parts: () => {
      const [parts] = seen
      if (parts === undefined) throw new Error('no api was started')
      return parts
    },
  }
}
