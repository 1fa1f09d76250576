import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { vaultId } from '../vaults/contract.ts'

/**
 * The only way to move money. Panel, agent, conditional order and public API all make the same intents.
 * The id is made by the client before the first send: the same id with the same body is the same intent,
 * with another body it is refused.
 */

/** Whole number of an asset's smallest unit, as text: JSON numbers lose digits. */
export const rawAmount = z.string().regex(/^[1-9]\d{0,77}$/)

/** The native coin, or a token by the address its chain knows it by (mint, contract, `0.0.N`). */
const tokenRef = z.string().min(1).max(64)
const address = z.string().min(3).max(64)

const common = { id: z.uuid(), vaultId }

export const transferIntent = z.strictObject({
  ...common,
  type: z.literal('transfer'),
  chain: chainId,
  token: tokenRef,
  /** In the chain's own spelling; an account number of Hedera has been resolved to its EVM address. */
  to: address,
  amountRaw: rawAmount,
})

export const wrapIntent = z.strictObject({
  ...common,
  type: z.literal('wrap'),
  chain: z.enum(['solana', 'hedera']),
  amountRaw: rawAmount,
})

export const unwrapIntent = z.strictObject({
  ...common,
  type: z.literal('unwrap'),
  chain: z.enum(['solana', 'hedera']),
  amountRaw: z.union([rawAmount, z.literal('all')]),
})

/** A Hedera account accepts a token before it can hold it. */
export const associateIntent = z.strictObject({
  ...common,
  type: z.literal('associate'),
  chain: z.literal('hedera'),
  token: tokenRef,
})

/** Where a swap is done. Which of them serve a chain is a rule of `core/swaps/venues.ts`. */
export const VENUES = ['jupiter', 'zero-x', 'uniswap-x', 'saucerswap'] as const
export type VenueId = (typeof VENUES)[number]

/**
 * So much of one token for at least so much of another. What a venue answers later only counts where it keeps this
 * promise; a price that has moved too far ends the intent instead.
 */
export const swapIntent = z.strictObject({
  ...common,
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
  /** What the house takes on top, in the native coin; null where it takes nothing or the venue does it. */
  serviceFeeRaw: rawAmount.nullable(),
})
export type SwapIntent = z.infer<typeof swapIntent>

export const intent = z.discriminatedUnion('type', [
  transferIntent,
  wrapIntent,
  unwrapIntent,
  associateIntent,
  swapIntent,
])
export type Intent = z.infer<typeof intent>
export type IntentType = Intent['type']
export type TransferIntent = z.infer<typeof transferIntent>

/** One text for one intent, whatever the order in which its fields were written: what the hash is taken of. */
export function canonicalIntent(value: Intent): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  )
}
