import { PasskeyError, toPasskeyError } from './passkey-error.ts'
import { passkeysSupported } from './passkey-support.ts'
import { type JsonObject, readRequestOptions, writeCredential } from './webauthn-json.ts'

/** Asks the browser for one of the passkeys of this site; the answer is ready to send. */
export async function getPasskey(options: JsonObject, signal?: AbortSignal): Promise<JsonObject> {
  if (!passkeysSupported()) throw new PasskeyError('unsupported')
  try {
    const publicKey = readRequestOptions(options)
    const credential = await navigator.credentials.get({ publicKey, ...(signal ? { signal } : {}) })
    if (credential === null) throw new PasskeyError('cancelled')
    return writeCredential(credential as PublicKeyCredential)
  } catch (cause) {
    throw toPasskeyError(cause)
  }
}
