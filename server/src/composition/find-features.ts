import { glob } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Feature } from './feature.ts'

const FEATURES_URL = new URL('../features/', import.meta.url)
const FEATURES = fileURLToPath(FEATURES_URL)

/** Every capability is found by its folder's front door, so a new one changes nothing here. */
export async function findFeatures(): Promise<readonly Feature[]> {
  const folders: string[] = []
  for await (const door of glob('*/index.ts', { cwd: FEATURES })) folders.push(dirname(door))
  return Promise.all(folders.sort().map(loadFeature))
}

async function loadFeature(folder: string): Promise<Feature> {
  const { feature } = (await import(new URL(`${folder}/index.ts`, FEATURES_URL).href)) as {
    feature?: Feature
  }
  if (feature === undefined || feature.name !== folder) {
    throw new Error(`features/${folder}/index.ts must export a feature named '${folder}'`)
  }
  return feature
}

/** The one feature that supplies something only one can. */
export function onlyOne<Supplied>(
  features: readonly Feature[],
  pick: (feature: Feature) => Supplied | undefined,
): Supplied | null {
  const supplied = features.flatMap((feature) => pick(feature) ?? [])
  if (supplied.length > 1) throw new Error('two features supply what only one may')
  return supplied[0] ?? null
}
