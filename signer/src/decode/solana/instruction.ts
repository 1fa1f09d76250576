/** What an instruction does, read from its bytes. Keys are hex, amounts raw. */
export type SolanaInstruction =
  | { readonly kind: 'compute-limit'; readonly units: number }
  | { readonly kind: 'compute-price'; readonly microLamports: bigint }
  | { readonly kind: 'sol-transfer'; readonly from: string; readonly to: string; readonly lamports: bigint }
  | {
      readonly kind: 'token-transfer'
      readonly program: string
      readonly source: string
      readonly mint: string
      readonly destination: string
      readonly authority: string
      readonly amountRaw: bigint
      /** The program itself compares them with the mint, so nobody can lie about them. */
      readonly decimals: number
      /** What the mint keeps of it, where the call says so; null where it does not. */
      readonly feeRaw: bigint | null
    }
  | { readonly kind: 'sync-native'; readonly program: string; readonly account: string }
  | {
      readonly kind: 'close-account'
      readonly program: string
      readonly account: string
      readonly destination: string
      readonly owner: string
    }
  | {
      readonly kind: 'open-token-account'
      readonly payer: string
      readonly account: string
      readonly owner: string
      readonly mint: string
      readonly tokenProgram: string
    }
  | { readonly kind: 'memo'; readonly text: string }
