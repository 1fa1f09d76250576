import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import type { TokenKey } from './price-tick.ts'

const tokenKeyText = z
  .string()
  .regex(/^(solana|ethereum|bsc|hedera):[\w.-]{1,64}$/)
  .transform((text) => text as TokenKey)

const priceView = z.object({
  token: z.string(),
  priceUsd: z.number(),
  /** Null where the source does not say. */
  observedAtMs: z.number().nullable(),
  /** Nobody has told a newer price lately. */
  isStale: z.boolean(),
  change24hPct: z.number().nullable(),
  marketCapUsd: z.number().nullable(),
})
export type PriceView = z.infer<typeof priceView>

export const priceRoutes = {
  getPrices: defineRoute({
    method: 'GET',
    path: '/api/prices',
    summary: 'Last prices with the change of a day; a token without a price is absent',
    access: 'session',
    rate: 'read',
    query: z.object({
      /** Up to 50, with commas between: `solana:So111…,hedera:native`. */
      tokens: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(tokenKeyText).min(1).max(50)),
    }),
    response: z.object({ prices: z.array(priceView) }),
  }),
}
