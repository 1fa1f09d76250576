import type { ChainId } from '@windhover/core/chains/chain'

/**
 * Which part of an intent an action is, told from its bytes. Each part is done once: the step that the caller names
 * proves nothing, since the same payment could come again as another step.
 */
export type ActionRole = 'main' | 'accept-token' | 'drop-allowance' | 'allow-helper' | 'service-fee'

/** So much of a token, by its name of `one-spelling.ts`. */
export type Movement = {
  readonly chain: ChainId
  readonly token: string
  readonly amountRaw: bigint
  /** Where the bytes themselves say them and the chain checks it. */
  readonly decimals?: number
}

export type Outflows = {
  /** Everything that leaves, the network's fee at its highest too. */
  readonly outflows: readonly Movement[]
  /** What of it is gone wherever the rest goes: the fee, and what a new account has to hold. */
  readonly costs: readonly Movement[]
}

/** What the bytes were found to be: exactly what the intent says, and what is needed to sign and to account for them. */
export type SigningPlan = {
  /** What the signature covers, before hashing. */
  readonly message: Uint8Array
  /** Completes the transaction with the signature over `message`. */
  readonly finish: (signature: Signature) => { signedTransaction: string; transactionId: string }
  /** Where at most one of all signatures lands: the nonce; on Solana, where each message may land, the message itself. */
  readonly slot: string
  /** Of a transaction of Solana, in base58: how long it can land. */
  readonly blockhash: string | null
  readonly role: ActionRole
  /** True where something leaves the vault, be it a fee alone, so that limits in USD apply. */
  readonly spends: boolean
  /** Who gets it for good, in one spelling; null when it stays, or something comes back for it. */
  readonly recipient: string | null
  /** What leaves the vault by these bytes, whatever part they are, but for what comes back to the vault itself. */
  readonly outflows: readonly Movement[]
  /** What the owner was shown to get for it; the bytes promise most of that. */
  readonly inflows: readonly Movement[]
}

/** Before anybody has asked what it means for limits. */
export type UnaccountedPlan = Omit<SigningPlan, 'spends' | 'recipient' | 'inflows' | 'outflows'> & Outflows

/** An order's slot is its nonce behind this mark: of one nonce one order is filled. */
export const ORDER_SLOT = 'order:'

export type Signature = {
  /** 64 bytes: r and s, or the ed25519 signature. */
  readonly bytes: Uint8Array
  /** Secp256k1 only. */
  readonly recovery: number
}
