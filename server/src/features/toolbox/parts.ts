import { marketNeeds } from '../prices/index.ts'

export const needs = [...marketNeeds, 'intelligence', 'db', 'agentTools'] as const
