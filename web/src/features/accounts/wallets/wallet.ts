export type WalletChain = 'ethereum' | 'solana'

/** A wallet extension of either kind, reduced to what signing in needs. */
export type SignInWallet = {
  readonly id: string
  readonly name: string
  /** A data: picture supplied by the wallet, or null. */
  readonly iconUrl: string | null
  /** Asks the wallet which account to use; may open the wallet. */
  connect(): Promise<string>
  /** The signature as the server wants it: 0x hex on Ethereum, base58 on Solana. */
  sign(request: { address: string; message: string }): Promise<string>
}

/** Only pictures that carry their own bytes: a wallet's remote picture would tell a stranger who is here. */
export function safeIcon(icon: unknown): string | null {
  return typeof icon === 'string' && /^data:image\/(svg\+xml|png|webp|jpeg|gif)[;,]/.test(icon) ? icon : null
}
