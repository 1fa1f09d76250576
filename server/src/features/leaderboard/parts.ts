import type { Parts } from '../../composition/feature.ts'
import { pnlNeeds } from '../pnl/index.ts'

export const needs = [...pnlNeeds, 'leases'] as const
export type LeaderboardParts = Parts<typeof needs>
