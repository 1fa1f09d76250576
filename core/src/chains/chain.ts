/** Chain facts are data: one short file each, picked from the total record in `all-chains.ts`. */

export type ChainId = 'solana' | 'ethereum' | 'bsc' | 'hedera'

export type ChainFacts = {
  readonly id: ChainId
  readonly name: string
  readonly native: { readonly symbol: string; readonly decimals: number }
  readonly explorer: {
    readonly name: string
    readonly baseUrl: string
    readonly transactionPath: string
    readonly addressPath: string
    readonly tokenPath: string
  }
}
