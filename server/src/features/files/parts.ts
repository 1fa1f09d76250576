import type { Parts } from '../../composition/feature.ts'

export const needs = ['db', 'clock', 'config', 'fileStore', 'pinning'] as const
export type FileParts = Parts<typeof needs>
