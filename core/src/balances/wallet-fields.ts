import { z } from 'zod'

/** An amount in the unit people use, exact: `1.5`. */
export const amountText = z.string().regex(/^-?\d+(\.\d+)?$/)
export const usd = z.number()
export const address = z.string().min(3).max(64)

/** True asks the chain again, at most once every few seconds for an address. */
export const refresh = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

/**
 * How much a reading can be trusted. `unknown` means that the chain could not be asked: the answer then carries
 * `unavailable: true`, its figures are zero only as a fallback, and `observedAt` is null.
 */
export const reading = {
  state: z.enum(['known', 'stale', 'unknown']),
  observedAt: z.iso.datetime().nullable(),
  unavailable: z.boolean(),
}
export type ReadingState = z.infer<typeof reading.state>

/** Of a total: false when something held has no price and is therefore not in it. */
export const isTotalComplete = z.boolean()

export const lpToken = z.object({
  address: z.string(),
  name: z.string(),
  /** raydium-amm, raydium-clmm or a Meteora pair type. */
  type: z.string(),
})
export type LpToken = z.infer<typeof lpToken>
