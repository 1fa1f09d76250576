import type { Parts } from '../../composition/feature.ts'

export const needs = ['db', 'clock', 'log', 'live', 'signer', 'owners'] as const
export type SafetyParts = Parts<typeof needs>
