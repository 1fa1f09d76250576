export type KeyFamily = 'ed25519' | 'secp256k1'

export type KeyPair = { readonly privateKey: Buffer; readonly publicKey: Buffer }

export type KeyFamilyRules = {
  /** New key from the operating system's random source. The caller wipes the private half. */
  readonly generateKeyPair: () => KeyPair
  /** Throws when the bytes are no private key of this family. */
  readonly publicKeyOf: (privateKey: Buffer) => Buffer
  readonly addressOf: (publicKey: Buffer) => string
}

/** The order in which rows are made and read. */
export const KEY_FAMILY_NAMES = ['ed25519', 'secp256k1'] as const satisfies readonly KeyFamily[]
