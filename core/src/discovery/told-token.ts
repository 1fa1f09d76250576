import { z } from 'zod'
import { discoveredToken, markedToken } from './contract.ts'

/** A newcomer as the agent tells of it, with how much there is to check before it is bought. */
export const toldToken = discoveredToken
  .pick({
    chain: true,
    address: true,
    symbol: true,
    name: true,
    logoURI: true,
    createdAt: true,
    priceUsd: true,
    changePct: true,
    volumeUsd: true,
    marketCapUsd: true,
    liquidityUsd: true,
  })
  .extend({
    /** Of its curve, 0 to 1; null where it was not launched on one. */
    progress: z.number().nullable(),
    verdict: markedToken.shape.verdict,
    toCheck: markedToken.shape.toCheck,
  })
export type ToldToken = z.infer<typeof toldToken>

/** The lists that speak of tokens which can be traded here. */
export const TOLD_LAUNCHPADS = ['pump', 'launchlab', 'meteora-dbc', 'four-meme'] as const
export const LAUNCH_TABS = ['new', 'hot', 'graduating', 'graduated'] as const
