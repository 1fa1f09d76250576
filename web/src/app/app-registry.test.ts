import { APP_IDS } from '@windhover/core/workspace/app-ids'
import { describe, expect, it } from 'vitest'
import { APP_GROUPS, defineWebFeature } from '../lib/feature.ts'
import { APP_FACTS } from './app-facts.ts'
import { buildAppRegistry, findApp, offeredApps } from './app-registry.ts'

const load = async () => ({ default: () => null })

describe('the app registry', () => {
  it('knows a title and group for every app id, each title once', () => {
    const registry = buildAppRegistry([])
    for (const id of APP_IDS) {
      expect(registry[id].title, id).not.toBe('')
      expect(APP_GROUPS, id).toContain(registry[id].group)
    }
    expect(new Set(Object.values(APP_FACTS).map(({ title }) => title)).size).toBe(APP_IDS.length)
  })

  it('offers nothing that no feature supplies', () => {
    expect(offeredApps(buildAppRegistry([]))).toEqual([])
    const registry = buildAppRegistry([
      defineWebFeature({ name: 'settings', apps: [{ id: 'settings', load }] }),
    ])
    expect(offeredApps(registry).map(({ id }) => id)).toEqual(['settings'])
  })

  it('lets a feature name its app itself', () => {
    const registry = buildAppRegistry([
      defineWebFeature({ name: 'swaps', apps: [{ id: 'swap-bsc', title: 'Swap on BSC', load }] }),
    ])
    expect(registry['swap-bsc']).toMatchObject({ title: 'Swap on BSC', group: 'Trade', load })
  })

  it('offers what a feature brings beside the apps of the specification, after them', () => {
    const gifts = { id: 'gifts', title: 'Gifts', icon: () => null, group: 'Wallet', load } as const
    const registry = buildAppRegistry([
      defineWebFeature({ name: 'gifts', apps: [gifts] }),
      defineWebFeature({ name: 'settings', apps: [{ id: 'settings', load }] }),
    ])
    expect(findApp(registry, 'gifts')).toEqual(gifts)
    expect(offeredApps(registry).map(({ id }) => id)).toEqual(['settings', 'gifts'])
  })

  it.each(['nonsense', '', 'SETTINGS', 'toString', null])('finds nothing by the id %j', (id) => {
    expect(findApp(buildAppRegistry([]), id)).toBeNull()
  })

  it('refuses two features with the same app', () => {
    const one = defineWebFeature({ name: 'one', apps: [{ id: 'lp', load }] })
    const two = defineWebFeature({ name: 'two', apps: [{ id: 'lp', load }] })
    expect(() => buildAppRegistry([one, two])).toThrow(/lp/)
  })
})
