import { z } from 'zod'
import { exactInteger } from '../../platform/upstream/exact-integer.ts'

const STATUSES = [
  'open',
  'filled',
  'expired',
  'error',
  'cancelled',
  'insufficient-funds',
  'unverified',
] as const

const bookedOrder = z.object({
  orderId: z.string(),
  orderStatus: z.enum(STATUSES),
  encodedOrder: z.string(),
  txHash: z.string().nullish(),
  /** Unix seconds. */
  createdAt: z.number().nullish(),
  input: z.object({ token: z.string(), startAmount: exactInteger }).nullish(),
  outputs: z.array(z.object({ token: z.string(), startAmount: exactInteger })).nullish(),
  settledAmounts: z
    .array(
      z.object({
        tokenIn: z.string(),
        amountIn: exactInteger,
        tokenOut: z.string(),
        amountOut: exactInteger,
      }),
    )
    .nullish(),
})
export type BookedOrder = z.output<typeof bookedOrder>

export const ordersAnswer = z.object({ orders: z.array(bookedOrder), cursor: z.string().nullish() })
