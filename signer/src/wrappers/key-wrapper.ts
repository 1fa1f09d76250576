export type KeyWrapperKind = 'pkcs11' | 'aws-kms' | 'file'

/** Holds the root key. Data keys go in and out; the root key itself never does. */
export interface KeyWrapper {
  readonly kind: KeyWrapperKind
  /** Tells root keys apart, so that a row says which one opens it. Not a secret. */
  readonly keyId: string
  wrap(dataKey: Buffer, binding: Buffer): Promise<Buffer>
  /** Throws SealBrokenError when the bytes or the binding have changed. The caller wipes the answer. */
  unwrap(wrapped: Buffer, binding: Buffer): Promise<Buffer>
  /** Throws when the root key cannot be used at this moment. */
  health(): Promise<void>
  close(): Promise<void>
}

export const isSealedBy = (
  row: { readonly wrapperKind: string; readonly wrapperKeyId: string },
  wrapper: Pick<KeyWrapper, 'kind' | 'keyId'>,
): boolean => row.wrapperKind === wrapper.kind && row.wrapperKeyId === wrapper.keyId
