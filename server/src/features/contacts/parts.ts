import type { Parts } from '../../composition/feature.ts'

export const needs = ['db', 'clock', 'log', 'live'] as const
export type ContactParts = Parts<typeof needs>
