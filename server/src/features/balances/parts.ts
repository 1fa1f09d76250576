import type { Parts } from '../../composition/feature.ts'
import { walletNeeds } from './value-wallet.ts'

export const needs = [...walletNeeds, 'db', 'walletRecords', 'leases', 'config'] as const
export type BalanceParts = Parts<typeof needs>
