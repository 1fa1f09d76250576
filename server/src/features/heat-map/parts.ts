import type { Parts } from '../../composition/feature.ts'

export const needs = [
  'intelligence',
  'readings',
  'tokenIndexes',
  'tickLog',
  'watchedTokens',
  'clock',
  'log',
] as const
export type HeatMapParts = Parts<typeof needs>
