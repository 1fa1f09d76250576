import type { Parts } from '../../composition/feature.ts'
import { passportNeeds } from '../tokens/index.ts'

export const needs = [...passportNeeds, 'db', 'leases', 'writer'] as const
export type AlphaParts = Parts<typeof needs>
