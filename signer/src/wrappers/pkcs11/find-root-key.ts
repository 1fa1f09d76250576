import pkcs11, { type Handle, type PKCS11 } from 'pkcs11js'
import { TokenError } from './token-errors.ts'

export const ROOT_KEY_BYTES = 32

export type RootKey = { readonly handle: Handle; readonly id: string }

/** The one key with this label, if it is there; throws when there are several or it could leave the token. */
export function findRootKey(input: { module: PKCS11; session: Handle; label: string }): RootKey | undefined {
  const { module, session, label } = input
  module.C_FindObjectsInit(session, [
    { type: pkcs11.CKA_CLASS, value: pkcs11.CKO_SECRET_KEY },
    { type: pkcs11.CKA_KEY_TYPE, value: pkcs11.CKK_AES },
    { type: pkcs11.CKA_LABEL, value: label },
  ])
  let found: Handle[]
  try {
    found = module.C_FindObjects(session, 2)
  } finally {
    module.C_FindObjectsFinal(session)
  }
  if (found.length > 1) throw new TokenError('the token holds several keys with the label of the root key')
  const [handle] = found
  return handle === undefined ? undefined : { handle, id: checkRootKey({ module, session, handle }) }
}

function checkRootKey(input: { module: PKCS11; session: Handle; handle: Handle }): string {
  const { module, session, handle } = input
  const [sensitive, extractable, length, id] = module
    .C_GetAttributeValue(session, handle, [
      { type: pkcs11.CKA_SENSITIVE },
      { type: pkcs11.CKA_EXTRACTABLE },
      { type: pkcs11.CKA_VALUE_LEN },
      { type: pkcs11.CKA_ID },
    ])
    .map(({ value }) => Buffer.from(value as Buffer))
  if (sensitive?.[0] !== 1 || extractable?.[0] !== 0)
    throw new TokenError('the root key could leave the token')
  if (length?.readUInt32LE(0) !== ROOT_KEY_BYTES) throw new TokenError('the root key is not an AES-256 key')
  if (id === undefined || id.length === 0) throw new TokenError('the root key has no id')
  return id.toString('hex')
}
