import { APP_IDS, type AppId } from '@windhover/core/workspace/app-ids'
import type { FeatureApp, Lazy, WebFeature } from '../lib/feature.ts'
import { APP_FACTS, type AppFacts } from './app-facts.ts'

export type WorkspaceApp = AppFacts & {
  readonly id: AppId
  /** Null while no feature supplies the app: it is not offered, and its address says so calmly. */
  readonly load: Lazy | null
  readonly useHeadline: (() => string | null) | null
}

export type AppRegistry = Readonly<Record<AppId, WorkspaceApp>>

export function buildAppRegistry(features: readonly WebFeature[]): AppRegistry {
  const supplied = new Map<AppId, FeatureApp>()
  for (const { name, apps = [] } of features) {
    for (const app of apps) {
      if (supplied.has(app.id))
        throw new Error(`Two features supply the app ${app.id}; one of them is ${name}`)
      supplied.set(app.id, app)
    }
  }
  const entries = APP_IDS.map((id): [AppId, WorkspaceApp] => [id, describe(id, supplied.get(id))])
  return Object.fromEntries(entries) as AppRegistry
}

function describe(id: AppId, app: FeatureApp | undefined): WorkspaceApp {
  const facts = APP_FACTS[id]
  return {
    id,
    title: app?.title ?? facts.title,
    group: app?.group ?? facts.group,
    icon: app?.icon ?? facts.icon,
    load: app?.load ?? null,
    useHeadline: app?.useHeadline ?? null,
  }
}

/** What launcher and palette offer, in the order of the facts. */
export function offeredApps(registry: AppRegistry): readonly WorkspaceApp[] {
  return (Object.keys(APP_FACTS) as AppId[]).map((id) => registry[id]).filter((app) => app.load !== null)
}
