import type { Parts } from '../../composition/feature.ts'

export const needs = ['faucet', 'db', 'clock', 'live', 'durable', 'identity', 'chains', 'readings'] as const
export type FaucetParts = Parts<typeof needs>
