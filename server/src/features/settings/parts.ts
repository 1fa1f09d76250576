import type { Parts } from '../../composition/feature.ts'

export const needs = ['db', 'log', 'live', 'agentTools'] as const
export type SettingsParts = Parts<typeof needs>
