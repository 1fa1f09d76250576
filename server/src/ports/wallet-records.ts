import type { Page } from './chain.ts'

/** What the chains' own indexes record about a wallet, in more detail than the history all chains have in common. */
export type WalletRecords = {
  readonly solana: SolanaRecords
  readonly evm: Readonly<Record<'ethereum' | 'bsc', EvmRecords>>
  readonly hedera: HederaRecords
}

export type SolanaRecords = {
  /** Newest first, those older than the transaction `before`. */
  readonly list: (query: {
    owner: string
    limit: number
    before?: string | undefined
  }) => Promise<readonly SolanaRecord[]>
}

export type SolanaRecord = {
  readonly transactionId: string
  readonly atMs: number
  readonly succeeded: boolean
  /** What the index calls it: send, received, swap. */
  readonly action: string
  /** Signed, without the fee. */
  readonly changes: readonly {
    readonly token: string
    readonly symbol: string | null
    readonly decimals: number
    readonly amountRaw: bigint
    readonly logoUrl: string | null
  }[]
}

export type EvmTransferCategory = 'external' | 'internal' | 'erc20'

export type EvmRecords = {
  /** Newest first, of one category or of all that the index tells for this chain. */
  readonly listTransfers: (query: {
    owner: string
    category?: EvmTransferCategory | undefined
    cursor?: string | undefined
  }) => Promise<Page<EvmTransferRecord>>
  /** Uniswap V4 positions the owner holds now. */
  readonly listPositions: (owner: string) => Promise<readonly EvmPositionRecord[]>
}

export type EvmTransferRecord = {
  readonly category: EvmTransferCategory
  readonly hash: string
  readonly block: bigint
  readonly atMs: number
  readonly from: string
  readonly to: string | null
  readonly asset: string | null
  /** Null for the native coin. */
  readonly token: string | null
  readonly amountRaw: bigint | null
  /** Null where the index does not know how the asset is divided. */
  readonly decimals: number | null
  readonly uniqueId: string
}

export type EvmPositionRecord = {
  readonly id: bigint
  readonly symbols: readonly [string, string]
  readonly liquidity: bigint
}

export type HederaRecords = {
  /** By number or EVM address; null when the network has none. */
  readonly findAccount: (idOrAddress: string) => Promise<HederaAccountRecord | null>
  /** Newest first; the cursor is the consensus time of the last one. */
  readonly listTransactions: (query: {
    account: string
    before?: string | undefined
  }) => Promise<Page<HederaRecord>>
  /** How the EVM names a token: `0.0.N` in its own clothes. */
  readonly tokenEvmAddress: (tokenId: string) => string
}

export type HederaAccountRecord = { readonly accountId: string; readonly evmAddress: string }

export type HederaRecord = {
  readonly consensusTimestamp: string
  readonly name: string
  readonly transactionId: string
  readonly result: string
  readonly transfers: readonly { readonly account: string; readonly amountRaw: bigint }[]
  readonly tokenTransfers: readonly {
    readonly account: string
    readonly token: string
    readonly amountRaw: bigint
    readonly symbol: string | null
    readonly decimals: number | null
  }[]
}
