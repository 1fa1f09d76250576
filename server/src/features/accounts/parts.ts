export const needs = ['identity', 'config', 'log', 'accountCreated', 'accountsRemoved'] as const
