import { passportNeeds } from '../tokens/index.ts'

export const needs = [...passportNeeds, 'intelligence', 'db', 'agentTools'] as const
