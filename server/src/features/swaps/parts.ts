import type { Parts } from '../../composition/feature.ts'
import { transactionNeeds } from '../transactions/index.ts'

export const needs = transactionNeeds
export type SwapParts = Parts<typeof needs>
