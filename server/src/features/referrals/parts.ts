import type { Parts } from '../../composition/feature.ts'

export const needs = ['db', 'clock'] as const
export type ReferralParts = Parts<typeof needs>
