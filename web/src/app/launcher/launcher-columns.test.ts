import { APP_IDS } from '@windhover/core/workspace/app-ids'
import { describe, expect, it } from 'vitest'
import { defineWebFeature } from '../../lib/feature.ts'
import { buildAppRegistry, offeredApps } from '../app-registry.ts'
import { launcherColumns, moveSpot } from './launcher-columns.ts'

const load = async () => ({ default: () => null })
const all = defineWebFeature({ name: 'all', apps: APP_IDS.map((id) => ({ id, load })) })

describe('launcherColumns', () => {
  it('shows every offered app exactly once in three columns', () => {
    const columns = launcherColumns(offeredApps(buildAppRegistry([all])))
    expect(columns).toHaveLength(3)
    const shown = columns.flatMap((column) => column.flatMap((group) => group.apps.map(({ id }) => id)))
    expect(shown.toSorted()).toEqual(APP_IDS.filter((id) => id !== 'token').toSorted())
  })
  it('drops empty groups and columns', () => {
    const some = defineWebFeature({ name: 'settings', apps: [{ id: 'settings', load }] })
    const columns = launcherColumns(offeredApps(buildAppRegistry([some])))
    expect(columns.map((column) => column.map(({ name }) => name))).toEqual([['Account']])
  })
})

describe('moveSpot', () => {
  const rows = [3, 1, 2]
  it.each([
    ['ArrowDown', { column: 0, row: 2 }, { column: 0, row: 0 }],
    ['ArrowUp', { column: 0, row: 0 }, { column: 0, row: 2 }],
    ['ArrowRight', { column: 0, row: 2 }, { column: 1, row: 0 }],
    ['ArrowRight', { column: 2, row: 1 }, { column: 2, row: 1 }],
    ['ArrowLeft', { column: 0, row: 1 }, { column: 0, row: 1 }],
    ['Home', { column: 2, row: 1 }, { column: 0, row: 0 }],
    ['End', { column: 0, row: 0 }, { column: 2, row: 1 }],
    ['x', { column: 0, row: 0 }, null],
  ])('%s from %o leads to %o', (key, from, to) => expect(moveSpot(rows, from, key)).toEqual(to))
})
