import { APP_IDS, type AppId } from '@windhover/core/workspace/app-ids'
import type { FeatureApp, Lazy, WebFeature } from '../lib/feature.ts'
import { APP_FACTS, type AppFacts } from './app-facts.ts'

export type WorkspaceApp = AppFacts & {
  readonly id: string
  /** Null while no feature supplies the app: it is not offered, and its address says so calmly. */
  readonly load: Lazy | null
}

/** Every app of the specification, and what features bring beside them. */
export type AppRegistry = Readonly<Record<AppId, WorkspaceApp>> & Readonly<Record<string, WorkspaceApp>>

export function buildAppRegistry(features: readonly WebFeature[]): AppRegistry {
  const supplied = new Map<string, FeatureApp>()
  for (const { name, apps = [] } of features) {
    for (const app of apps) {
      if (supplied.has(app.id))
        throw new Error(`Two features supply the app ${app.id}; one of them is ${name}`)
      supplied.set(app.id, app)
    }
  }
  const known = APP_IDS.map((id): [string, WorkspaceApp] => [id, { ...APP_FACTS[id], id, load: null }])
  const brought = [...supplied].map(([id, app]): [string, WorkspaceApp] => [id, describe(app)])
  return Object.fromEntries([...known, ...brought]) as AppRegistry
}

function describe(app: FeatureApp): WorkspaceApp {
  const facts: Readonly<Partial<Record<string, AppFacts>>> = APP_FACTS
  // One without facts of its own is in the table: its type says so, which a lookup forgets.
  return { ...facts[app.id], ...app } as WorkspaceApp
}

export function findApp(registry: AppRegistry, id: string | null): WorkspaceApp | null {
  return id !== null && Object.hasOwn(registry, id) ? (registry[id] ?? null) : null
}

/** What launcher and palette offer: in the order of the facts, then what features bring beside them. */
export function offeredApps(registry: AppRegistry): readonly WorkspaceApp[] {
  const ids = new Set([...Object.keys(APP_FACTS), ...Object.keys(registry)])
  return [...ids]
    .flatMap((id) => findApp(registry, id) ?? [])
    .filter((app) => app.load !== null && app.isOffered !== false)
}
