import type { Parts } from '../../composition/feature.ts'

export const needs = [
  'db',
  'clock',
  'log',
  'config',
  'live',
  'runs',
  'agent',
  'toolsFor',
  'withdrawCards',
  'fileStore',
] as const
export type ChatParts = Parts<typeof needs>
