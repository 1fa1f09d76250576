import type { Parts } from '../../composition/feature.ts'
import { marketNeeds } from '../prices/index.ts'

export const needs = [...marketNeeds, 'chains', 'tokenFacts', 'trades', 'config'] as const
export type TokenParts = Parts<typeof needs>
