import pkcs11, { type Handle, type PKCS11 } from 'pkcs11js'
import type { Pkcs11Settings } from '../../wrapper-config.ts'
import { hasCode, TokenError } from './token-errors.ts'

/** Loads the vendor's library. One process loads it once; the library itself is a singleton. */
export function loadModule(path: string): PKCS11 {
  const module = new pkcs11.PKCS11()
  module.load(path)
  initialize(module)
  return module
}

/** Our calls come from several threads, so the library has to lock. */
export function initialize(module: PKCS11): void {
  try {
    module.C_Initialize({ flags: pkcs11.CKF_OS_LOCKING_OK })
  } catch (error) {
    if (!hasCode(error, pkcs11.CKR_CRYPTOKI_ALREADY_INITIALIZED)) throw error
  }
}

export function findSlot(module: PKCS11, tokenLabel: string): Handle {
  const slots = module
    .C_GetSlotList(true)
    .filter((slot) => module.C_GetTokenInfo(slot).label.trimEnd() === tokenLabel)
  const [slot] = slots
  if (slot === undefined) throw new TokenError('no token with the label PKCS11_TOKEN')
  if (slots.length > 1) throw new TokenError('several tokens with the label PKCS11_TOKEN')
  return slot
}

/** Opens a session and logs in; the login counts for all sessions of this process. */
export function openSession(input: {
  module: PKCS11
  slot: Handle
  settings: Pkcs11Settings
  writable?: boolean
}): Handle {
  const { module, slot, settings } = input
  const flags = pkcs11.CKF_SERIAL_SESSION | (input.writable === true ? pkcs11.CKF_RW_SESSION : 0)
  const session = module.C_OpenSession(slot, flags)
  try {
    module.C_Login(session, pkcs11.CKU_USER, settings.pin)
  } catch (error) {
    if (hasCode(error, pkcs11.CKR_USER_ALREADY_LOGGED_IN)) return session
    module.C_CloseSession(session)
    throw error
  }
  return session
}
