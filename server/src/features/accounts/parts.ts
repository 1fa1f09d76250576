export const needs = ['identity', 'config', 'log', 'owners', 'accountCreated', 'accountsRemoved'] as const
