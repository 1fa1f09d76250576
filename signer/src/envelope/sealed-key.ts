import type { KeyFamily } from '../keys/key-family.ts'
import type { KeyWrapperKind } from '../wrappers/key-wrapper.ts'

/** Layout of the envelope: bound into every ciphertext, raised when the layout changes. */
export const ENVELOPE_VERSION = 1

/** A private key at rest: useless without the root key behind the wrapper. */
export type SealedKey = {
  readonly vaultId: string
  readonly family: KeyFamily
  readonly version: number
  readonly publicKey: Buffer
  readonly ciphertext: Buffer
  readonly iv: Buffer
  readonly tag: Buffer
  readonly wrappedDataKey: Buffer
  readonly wrapperKind: KeyWrapperKind
  readonly wrapperKeyId: string
}

/** A stored key does not open, or is not the key it claims to be. Nothing may be signed or told about it. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError'
}
