import { passportNeeds } from '../tokens/index.ts'

export const needs = [...passportNeeds, 'db', 'agentTools'] as const
