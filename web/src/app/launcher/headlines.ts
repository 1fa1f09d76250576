import type { Lazy } from '../../lib/feature.ts'

/** `<app>.headline.tsx` of any feature: one live fact in few words beside the name, e.g. '3 waiting'. */
const PARTS = import.meta.glob<{ readonly default: () => string | null }>('../../features/*/*.headline.tsx')

const BY_APP: ReadonlyMap<string, Lazy> = new Map(
  Object.entries(PARTS).map(([path, load]) => [
    /([\w-]+)[.]headline[.]tsx$/.exec(path)?.[1] ?? '',
    load as Lazy,
  ]),
)

export function headlineOf(app: string): Lazy | null {
  return BY_APP.get(app) ?? null
}
