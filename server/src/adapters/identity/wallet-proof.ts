export type WalletMessageFields = {
  readonly domain: string
  readonly uri: string
  readonly address: string
  readonly statement: string
  readonly nonce: string
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/** How one kind of wallet proves that its owner is here. */
export type WalletProof = {
  /** The one spelling under which an address is stored, or null when it is not an address. */
  readonly normaliseAddress: (text: string) => string | null
  readonly writeMessage: (fields: WalletMessageFields) => string
  /** Whether the address signed exactly this text. Never throws. */
  readonly isSigned: (call: {
    readonly text: string
    readonly signature: string
    readonly address: string
  }) => Promise<boolean>
  /** Whether the message says what it must and the signature over it is by the address. Never throws. */
  readonly verify: (call: {
    readonly message: string
    readonly signature: string
    readonly fields: WalletMessageFields
    readonly now: Date
  }) => Promise<boolean>
}
