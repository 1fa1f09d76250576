import type { Parts } from '../../composition/feature.ts'
import { transactionNeeds } from '../transactions/index.ts'

export const needs = [...transactionNeeds, 'walletRecords', 'faucet'] as const
export type TransferParts = Parts<typeof needs>
