import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Layer = 'core' | 'server' | 'web'
export const LAYERS: readonly Layer[] = ['core', 'server', 'web']

/** Folders of core that serve every capability and are none themselves. */
const CORE_FOUNDATIONS = new Set([
  'authority',
  'chains',
  'contract',
  'errors',
  'intelligence',
  'live',
  'money',
  'signing',
  'testing',
  'text',
])

const PARENTS: Readonly<Record<Layer, string>> = {
  core: 'core/src',
  server: 'server/src/features',
  web: 'web/src/features',
}

export function capabilityFolder(layer: Layer, name: string): string {
  return `${PARENTS[layer]}/${name}`
}

/** Which layers each capability on disk has. */
export function readFolders(repository: string): Map<string, ReadonlySet<Layer>> {
  const found = new Map<string, Set<Layer>>()
  for (const layer of LAYERS) {
    const parent = join(repository, PARENTS[layer])
    if (!existsSync(parent)) continue
    for (const entry of readdirSync(parent, { withFileTypes: true })) {
      if (layer === 'core' && CORE_FOUNDATIONS.has(entry.name)) continue
      // An empty folder exists on one machine only: git does not carry it.
      if (!entry.isDirectory() || readdirSync(join(parent, entry.name)).length === 0) continue
      found.set(entry.name, (found.get(entry.name) ?? new Set()).add(layer))
    }
  }
  return found
}
