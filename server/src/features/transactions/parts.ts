import type { Parts } from '../../composition/feature.ts'

export const needs = [
  'db',
  'clock',
  'log',
  'config',
  'live',
  'durable',
  'signer',
  'owners',
  'witness',
  'chains',
  'wrappings',
  'hederaAccounts',
  'swapVenues',
  'planOf',
  'tokenIndexes',
  'tokenFacts',
  'tickLog',
  'watchedTokens',
  'readings',
  'agentTools',
  'toolsFor',
] as const
export type TransactionParts = Parts<typeof needs>
