import type { Parts } from '../../composition/feature.ts'
import { walletNeeds } from '../balances/index.ts'

export const needs = [...walletNeeds, 'db'] as const
export type PnlParts = Parts<typeof needs>
