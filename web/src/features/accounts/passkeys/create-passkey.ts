import { PasskeyError, toPasskeyError } from './passkey-error.ts'
import { passkeysSupported } from './passkey-support.ts'
import { type JsonObject, readCreationOptions, writeCredential } from './webauthn-json.ts'

export async function createPasskey(options: JsonObject, signal?: AbortSignal): Promise<JsonObject> {
  if (!passkeysSupported()) throw new PasskeyError('unsupported')
  try {
    const publicKey = readCreationOptions(options)
    const credential = await navigator.credentials.create({ publicKey, ...(signal ? { signal } : {}) })
    if (credential === null) throw new PasskeyError('cancelled')
    return writeCredential(credential as PublicKeyCredential)
  } catch (cause) {
    throw toPasskeyError(cause)
  }
}
