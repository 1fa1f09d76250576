/** A coin or token of the vault that a dialog can move. */
export type MoneyToken = {
  /** `native`, or the address the chain knows it by. */
  readonly token: string
  readonly symbol: string
  readonly name: string
  readonly icon: string | null
  readonly decimals: number
  /** Null when it could not be read: unknown is not zero. */
  readonly balanceRaw: bigint | null
  readonly priceUsd: number | null
  /** The native coin in the shape of a token: WSOL, WHBAR. */
  readonly isWrapped: boolean
}
