import type { HeatMapSpan } from '@windhover/core/heat-map/contract'
import type { SectorId } from '@windhover/core/heat-map/sectors'
import type { HeatMapSize } from '@windhover/core/heat-map/weigh-coins'

export type MapChoice = {
  readonly span: HeatMapSpan
  readonly size: HeatMapSize
  /** Null: all of them. */
  readonly sector: SectorId | null
  readonly onlyMine: boolean
}

export const FIRST_CHOICE: MapChoice = { span: '24h', size: 'market-cap', sector: null, onlyMine: false }
