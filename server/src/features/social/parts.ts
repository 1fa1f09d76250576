import type { Parts } from '../../composition/feature.ts'

export const needs = ['socialNetwork', 'oneTimeValues', 'db', 'clock', 'log', 'config', 'live'] as const
export type SocialParts = Parts<typeof needs>
