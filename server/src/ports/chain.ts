import type { ChainId } from '@windhover/core/chains/chain'
import type { AppError } from '@windhover/core/errors/app-error'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'

/**
 * All that the product asks of a chain. Implementations are picked from a total record by chain; what only some
 * chains can do (wrapping, making an account) is a port of its own.
 * Amounts are raw integers of the asset's smallest unit: lamports, wei, tinybar.
 */
export type ChainAdapter = {
  readonly chain: ChainId
  /** The canonical spelling, or null where the text is no address of this chain. */
  readonly parseAddress: (text: string) => string | null
  readonly getBalances: (owner: string) => Promise<Reading<readonly TokenBalance[]>>
  /** Newest first. */
  readonly getHistory: (owner: string, cursor?: string) => Promise<Page<HistoryItem>>
  readonly buildTransfer: (transfer: TransferOrder) => Promise<UnsignedAction>
  readonly simulate: (action: UnsignedAction) => Promise<Effects>
  /** What the network takes now for a plain send of its coin, in that coin. */
  readonly readSendFee: (owner: string) => Promise<bigint>
  /** The same bytes twice give the same id, and move money once. */
  readonly submit: (signed: SignedAction) => Promise<string>
  readonly getStatus: (transaction: SubmittedTransaction) => Promise<TransactionStatus>
  /**
   * What a transaction that is in the chain did to the owner's holdings, by the chain's own records and with the fee in
   * it; null while those records are not there yet.
   */
  readonly readExecuted: (request: {
    owner: string
    transactionId: string
  }) => Promise<readonly BalanceChange[] | null>
}

export type ChainAdapters = Readonly<Record<ChainId, ChainAdapter>>

/** A failed read is never a zero: it is an older value marked as such, or unknown. */
export type Reading<Value> =
  | { readonly state: 'known'; readonly value: Value; readonly observedAtMs: number }
  | { readonly state: 'stale'; readonly value: Value; readonly observedAtMs: number; readonly reason: string }
  | { readonly state: 'unknown'; readonly reason: string }

/** The native coin, or a token by the address its chain knows it by (mint, contract, `0.0.N`). */
export type TokenRef = 'native' | (string & {})

export type TokenBalance = {
  readonly token: TokenRef
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: number
  readonly amountRaw: bigint
  /** True for a token account that its issuer has frozen. */
  readonly isFrozen: boolean
  /** Where the chain keeps tokens in accounts of their own: the one that holds the most. */
  readonly account?: string
}

export type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null }

export type HistoryItem = {
  readonly transactionId: string
  readonly atMs: number
  readonly succeeded: boolean
  /** What the owner paid for it, in the native coin; null where somebody else did or the source does not say. */
  readonly feeRaw: bigint | null
  /** Signed changes of the owner's holdings, without the fee. */
  readonly changes: readonly BalanceChange[]
  readonly counterparty: string | null
}

export type BalanceChange = {
  readonly token: TokenRef
  readonly symbol: string | null
  readonly decimals: number
  readonly amountRaw: bigint
}

export type TransferOrder = {
  readonly from: string
  readonly to: string
  readonly token: TokenRef
  readonly amountRaw: bigint
}

/** Venues and adapters return this; only the signer makes a signed action of it. */
export type UnsignedAction = SolanaAction | EvmAction

export type SolanaAction = {
  readonly chain: 'solana'
  /** Wire form of the transaction, signature slots empty (or filled by a co-signer), base64. */
  readonly transactionBase64: string
  readonly feePayer: string
  readonly lastValidBlockHeight: bigint
  /** In the bytes, too; by it a witness tells that they have expired. */
  readonly blockhash: string
  /** Where a venue asked for it: the name under which the signed bytes are handed in there. */
  readonly requestId?: string
}

export type EvmAction = {
  readonly chain: 'ethereum' | 'bsc' | 'hedera'
  readonly from: string
  readonly to: string
  readonly data: string
  /** Wei; on Hedera weibar, the relay's unit. */
  readonly valueWei: bigint
  readonly gasLimit: bigint
  /** Suggestions at the time of building; the lane decides nonce and fees when it signs. */
  readonly nonce: number
  readonly maxFeePerGasWei: bigint
  readonly maxPriorityFeePerGasWei: bigint
}

/**
 * An order that a filler may take until its deadline. Nothing of it is sent to the chain by us, and only the venue knows
 * what became of it.
 */
export type OrderAction = {
  readonly chain: 'ethereum'
  readonly from: string
  readonly order: DutchOrder
  /** The venue's quote as JSON text, handed back with the signature. */
  readonly quoteJson: string
}

export type PlannedAction = UnsignedAction | OrderAction

export type SignedOrder = {
  readonly chain: 'ethereum'
  readonly signature: string
  readonly order: DutchOrder
  readonly quoteJson: string
}

export type SignedAction =
  | { readonly chain: 'solana'; readonly transactionBase64: string; readonly requestId?: string }
  | { readonly chain: 'ethereum' | 'bsc' | 'hedera'; readonly rawTransaction: string }

export type Effects =
  | {
      readonly succeeds: true
      /** Signed changes of the sender's holdings, without the fee. */
      readonly changes: readonly BalanceChange[]
      readonly feeRaw: bigint
      /** False where the chain can say whether it succeeds but not all that it moves (Hedera has no tracing). */
      readonly isComplete: boolean
    }
  | { readonly succeeds: false; readonly error: AppError }

export type SubmittedTransaction = {
  readonly transactionId: string
  /** Solana only: past this height an unseen transaction can no longer land. */
  readonly lastValidBlockHeight?: bigint
}

/** `unseen` says nothing about the future; `expired` does. */
export type TransactionStatus =
  | { readonly state: 'unseen' }
  | { readonly state: 'pending' }
  | {
      readonly state: 'confirmed'
      readonly isFinal: boolean
      readonly feeRaw: bigint
      readonly atMs: number | null
    }
  | {
      /** In the chain, without effect. Until it is final the chain may still think otherwise of it. */
      readonly state: 'failed'
      readonly isFinal: boolean
      readonly error: AppError
      readonly feeRaw: bigint
    }
  | { readonly state: 'expired' }
