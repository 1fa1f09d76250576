import { z } from 'zod'

/** What a list can be bound by, from below and from above. */
const BOUND_FIELDS = [
  'marketCap',
  'liquidUsd',
  'totalVolume',
  'devHoldingPercent',
  'insiderHoldingPercent',
  'holderCount',
  'buys',
  'sells',
  'txns',
  'sniperWallets',
] as const
type BoundField = (typeof BOUND_FIELDS)[number]
export type BoundFigures = Readonly<Record<BoundField, number>>

const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number)
const bounds = Object.fromEntries(
  BOUND_FIELDS.flatMap((field) => [
    [`${field}[gte]`, number.optional()],
    [`${field}[lte]`, number.optional()],
  ]),
) as Record<`${BoundField}[${'gte' | 'lte'}]`, z.ZodOptional<typeof number>>

export const poolQuery = z
  .strictObject({
    chain: z.literal('sol'),
    context: z.literal('meme'),
    /** Still on the curve of this launchpad. */
    exchange: z.literal('pump').optional(),
    /** Has left the curve of this launchpad. */
    preExchange: z.literal('pump').optional(),
    orderBy: z.enum(['createdAt', 'curvePercent']),
    orderDirection: z.enum(['asc', 'desc']),
    limit: number.pipe(z.int().min(1).max(30)),
    ...bounds,
  })
  .refine(({ exchange, preExchange }) => (exchange === undefined) !== (preExchange === undefined), {
    path: ['exchange'],
    message: 'either exchange or preExchange is required',
  })
export type PoolQuery = z.output<typeof poolQuery>

export function isWithin(query: PoolQuery, figures: BoundFigures): boolean {
  return BOUND_FIELDS.every((field) => {
    const low = query[`${field}[gte]`] ?? Number.NEGATIVE_INFINITY
    const high = query[`${field}[lte]`] ?? Number.POSITIVE_INFINITY
    return figures[field] >= low && figures[field] <= high
  })
}
