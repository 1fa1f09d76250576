import { z } from 'zod'
import { attestation, FACTS_MAX } from '../authority/facts.ts'
import { signedStatement } from '../authority/proofs.ts'
import { intent } from '../transactions/intent.ts'
import { vaultId } from '../vaults/contract.ts'
import { dutchOrder } from './dutch-order.ts'

/** Calls to the signer that move money or bound how it moves. It decodes every byte itself and trusts none of this. */

const wholeNumber = z.string().regex(/^\d{1,78}$/)

const signableTransaction = z.discriminatedUnion('chain', [
  z.strictObject({
    chain: z.literal('solana'),
    /** Wire form with empty signature slots, or those of co-signers filled. */
    transactionBase64: z.string().max(2_000),
  }),
  z.strictObject({
    chain: z.enum(['ethereum', 'bsc', 'hedera']),
    to: z.string(),
    data: z.string().regex(/^0x([0-9a-fA-F]{2})*$/),
    valueWei: wholeNumber,
    gasLimit: wholeNumber,
    nonce: z.int().nonnegative(),
    maxFeePerGasWei: wholeNumber,
    maxPriorityFeePerGasWei: wholeNumber,
  }),
])
/** An order is no transaction: it waits for somebody who fills it. Its id is the hash that was signed. */
const signableOrder = z.strictObject({ chain: z.literal('ethereum'), order: dutchOrder })

export const signableAction = z.union([signableTransaction, signableOrder])
export type SignableAction = z.infer<typeof signableAction>

export const signRequest = z.strictObject({
  intent,
  /** Which action of the intent's plan; an intent may need several, one after the other. */
  step: z.int().min(0).max(7),
  /**
   * Other bytes are signed only with a higher epoch than everything signed before in the same slot (the nonce) and for
   * the same part of the same intent, so that a worker that was thought dead cannot sign over its successor. The same
   * bytes again get the same signature, whatever the epoch.
   */
  epoch: z.int().min(0),
  action: signableAction,
  /**
   * What witnesses say about what is signed. Whatever leaves without a price of theirs is refused wherever a limit in
   * USD applies; and where bytes with another blockhash were signed before, that those can land no more.
   */
  facts: z.array(attestation).max(FACTS_MAX),
})
export type SignRequest = z.infer<typeof signRequest>

export const signResponse = z.object({
  /** Base64 of the wire transaction on Solana, 0x-text elsewhere; of an order the signature alone. */
  signedTransaction: z.string(),
  /** Signature in base58, or hash; of an order the hash of its terms. */
  transactionId: z.string(),
})
export type SignResponse = z.infer<typeof signResponse>

/** Limits of one vault. The signer itself decides what holds at once and what has to wait. */
export const vaultPolicy = z.object({
  perTransactionUsd: z.number().positive().max(10_000_000),
  rolling24hUsd: z.number().positive().max(10_000_000),
  /** A recipient never paid before must wait this long; zero switches it off. */
  newRecipientDelayHours: z.int().min(0).max(72),
  isPaused: z.boolean(),
})
export type VaultPolicy = z.infer<typeof vaultPolicy>

export const DEFAULT_POLICY: VaultPolicy = {
  perTransactionUsd: 10_000,
  rolling24hUsd: 25_000,
  newRecipientDelayHours: 0,
  isPaused: false,
}

/** A looser limit that was asked for and does not hold yet. */
const policyRaise = z.object({
  limit: vaultPolicy.omit({ isPaused: true }).keyof(),
  /** USD, or hours for the delay. */
  value: z.number(),
  requestedAtMs: z.int(),
  startsAtMs: z.int(),
})

export const policyView = z.object({
  vaultId,
  policy: vaultPolicy,
  raises: z.array(policyRaise),
  spent24hUsd: z.number(),
  /** The largest single one in it. */
  largest24hUsd: z.number(),
})
export type PolicyView = z.infer<typeof policyView>
const cents = z.number().positive().max(10_000_000).multipleOf(0.01)
/** What is left out stays as it is, and so does a raise that waits for it. */
export const policyChange = z.strictObject({
  vaultId,
  userId: z.string(),
  change: z.strictObject({
    perTransactionUsd: cents.optional(),
    rolling24hUsd: cents.optional(),
    newRecipientDelayHours: vaultPolicy.shape.newRecipientDelayHours.optional(),
    isPaused: z.boolean().optional(),
  }),
  /** The owner's `policy` statement, of exactly this change. Without it nothing gets looser. */
  signed: signedStatement.optional(),
})
export type PolicyChange = z.infer<typeof policyChange>
export const raiseWithdrawal = z.strictObject({
  vaultId,
  userId: z.string(),
  limit: policyRaise.shape.limit,
})
export type RaiseWithdrawal = z.infer<typeof raiseWithdrawal>

/** The limits of one vault are read at `/policy/{vaultId}` and changed at `/policy`. */
export const SIGNING_PATHS = { sign: '/sign', policy: '/policy', withdraw: '/policy/withdraw' } as const
