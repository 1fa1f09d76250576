import type { Parts } from '../../composition/feature.ts'
import { passportNeeds } from '../tokens/index.ts'

export const needs = [...passportNeeds, 'launchLists', 'swapVenues', 'namedPictures'] as const
export type DiscoveryParts = Parts<typeof needs>
