import { z } from 'zod'
import type { ChainId } from './chain.ts'

/** The one list of chains that contracts check texts against. */
export const CHAIN_IDS = ['solana', 'ethereum', 'bsc', 'hedera'] as const satisfies readonly ChainId[]

export const chainId = z.enum(CHAIN_IDS)
