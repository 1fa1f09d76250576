import type { Address, KeyPairSigner, Signature } from '@solana/kit'
import type { Listing } from '../../universe/listing.ts'
import type { SolanaHistoryEntry } from './history-entry.ts'
import type { SolanaLookUp } from './look-up.ts'

/** The SVM behind a JSON-RPC and WebSocket façade. */
export type SolanaChain = {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** Holds inventory of every mint and co-signs fills. */
  readonly maker: KeyPairSigner
  /** Whose coins the faucet gives away. */
  readonly faucet: Address
  /** Makes the mint with its metadata and the maker's inventory if it is not there yet. */
  readonly ensureMint: (listing: Listing) => Promise<void>
  readonly blockHeight: () => bigint
  readonly latestBlockhash: () => { readonly blockhash: string; readonly lastValidBlockHeight: bigint }
  readonly lamports: (owner: Address) => bigint
  /** Sum over the owner's accounts of that mint, raw. */
  readonly tokenAmount: (owner: Address, mint: Address) => bigint
  readonly tokenAccounts: (owner: Address) => readonly SolanaTokenAccount[]
  readonly hasAccount: (address: Address) => boolean
  /** Wire bytes of a fully signed transaction, past the switches; throws with the chain's own error. */
  readonly send: (wireTransaction: Uint8Array) => Promise<Signature>
  /** Newest first; `before` is a signature. */
  readonly history: (
    owner: Address,
    page: { limit: number; before?: string },
  ) => readonly SolanaHistoryEntry[]
  /** For those who look at the chain from outside, as an explorer does. */
  readonly lookUp: SolanaLookUp
  /** Sends lamports and tokens with real transactions. */
  readonly fund: (to: Address, gift: SolanaGift) => Promise<readonly Signature[]>
  readonly stop: () => Promise<void>
}

export type SolanaGift = {
  readonly lamports: bigint
  readonly tokens: readonly { readonly mint: string; readonly amountRaw: bigint }[]
}

export type SolanaTokenAccount = {
  readonly account: Address
  readonly mint: Address
  readonly program: Address
  readonly amountRaw: bigint
  readonly isFrozen: boolean
}
