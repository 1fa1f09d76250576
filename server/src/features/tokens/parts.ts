import type { Parts } from '../../composition/feature.ts'
import { marketNeeds } from '../prices/index.ts'

/** To find the token that is meant, and to read its passport and its day. */
export const passportNeeds = [...marketNeeds, 'chains', 'tokenFacts', 'intelligence'] as const
export type PassportParts = Parts<typeof passportNeeds>

export const needs = [...passportNeeds, 'trades', 'config', 'namedPictures'] as const
export type TokenParts = Parts<typeof needs>
