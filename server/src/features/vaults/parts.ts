import type { Parts } from '../../composition/feature.ts'

export const needs = [
  'db',
  'clock',
  'log',
  'live',
  'durable',
  'identity',
  'signer',
  'owners',
  'hederaAccounts',
  'vaultReady',
] as const
export type VaultParts = Parts<typeof needs>
