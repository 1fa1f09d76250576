import pkcs11 from 'pkcs11js'

/** Answers that mean "this session or this token is gone": a new login may help. */
const LOST = new Set([
  pkcs11.CKR_SESSION_HANDLE_INVALID,
  pkcs11.CKR_SESSION_CLOSED,
  pkcs11.CKR_USER_NOT_LOGGED_IN,
  pkcs11.CKR_TOKEN_NOT_PRESENT,
  pkcs11.CKR_TOKEN_NOT_RECOGNIZED,
  pkcs11.CKR_SLOT_ID_INVALID,
  pkcs11.CKR_DEVICE_REMOVED,
  pkcs11.CKR_DEVICE_ERROR,
  pkcs11.CKR_KEY_HANDLE_INVALID,
  pkcs11.CKR_OBJECT_HANDLE_INVALID,
  pkcs11.CKR_CRYPTOKI_NOT_INITIALIZED,
])

export function isTokenLost(error: unknown): boolean {
  return error instanceof pkcs11.Pkcs11Error && LOST.has(error.code)
}

export function hasCode(error: unknown, code: number): boolean {
  return error instanceof pkcs11.Pkcs11Error && error.code === code
}

/** The token answered, but not with a result. Its PIN and our bytes stay out of the text. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
}
