import { z } from 'zod'
import { NATIVE } from '../../balances/constants.ts'
import { chainId } from '../../chains/chain-id.ts'
import { rawAmount } from '../../money/raw-amount.ts'
import { intentBase, tokenRef } from '../../transactions/intent-fields.ts'
import { defineIntentKind } from '../../transactions/intent-kind.ts'
import { VENUES } from '../venue-ids.ts'

/**
 * So much of one token for at least so much of another. What a venue answers later only counts where it keeps this
 * promise; a price that has moved too far ends the intent instead.
 */
export const swapSchema = z.strictObject({
  ...intentBase,
  type: z.literal('swap'),
  chain: chainId,
  venue: z.enum(VENUES),
  sellToken: tokenRef,
  buyToken: tokenRef,
  sellAmountRaw: rawAmount,
  /** What the person was shown when it was approved. */
  quotedBuyAmountRaw: rawAmount,
  minBuyAmountRaw: rawAmount,
  slippageBps: z.int().min(0).max(10_000),
  /** What the operator takes on top, in the native coin; null where it takes nothing or the venue does it. */
  serviceFeeRaw: rawAmount.nullable(),
})
export type SwapIntent = z.infer<typeof swapSchema>

export const swapKind = defineIntentKind({
  type: 'swap',
  schema: swapSchema,
  scope: 'trade',
  spends: true,
  card: { editable: ['amount', 'slippage'] },
  token: ({ sellToken }) => sellToken,
  outflows: ({ sellToken, sellAmountRaw }) => [{ token: sellToken, amountRaw: BigInt(sellAmountRaw) }],
  inflows: ({ buyToken, quotedBuyAmountRaw, minBuyAmountRaw }) => [
    { token: buyToken, amountRaw: BigInt(quotedBuyAmountRaw), leastRaw: BigInt(minBuyAmountRaw) },
  ],
  recipient: () => null,
  serviceFee: ({ serviceFeeRaw }) =>
    serviceFeeRaw === null ? null : { token: NATIVE, amountRaw: BigInt(serviceFeeRaw) },
})
