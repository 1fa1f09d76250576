import type { Parts } from '../../composition/feature.ts'
import { launchNeeds } from '../discovery/index.ts'
import { marketNeeds } from '../prices/index.ts'

export const needs = [...marketNeeds, ...launchNeeds, 'db', 'live', 'leases', 'chains', 'trades'] as const
export type WatchlistParts = Parts<typeof needs>
