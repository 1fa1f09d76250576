import { marketNeeds } from './read-market.ts'

export const needs = [...marketNeeds, 'priceSources', 'leases', 'metrics'] as const
