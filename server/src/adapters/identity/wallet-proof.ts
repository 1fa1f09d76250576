/** How one kind of wallet shows whose it is. */
export type WalletProof = {
  /** The one spelling under which an address is stored, or null when it is not an address. */
  readonly normaliseAddress: (text: string) => string | null
  /** Whether the address signed exactly this text. Never throws. */
  readonly isSigned: (call: {
    readonly text: string
    readonly signature: string
    readonly address: string
  }) => Promise<boolean>
}
