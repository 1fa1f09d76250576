import { z } from 'zod'
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
  chain: z.enum(['solana', 'ethereum', 'bsc', 'hedera']),
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

export const intent = z.discriminatedUnion('type', [
  transferIntent,
  wrapIntent,
  unwrapIntent,
  associateIntent,
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
