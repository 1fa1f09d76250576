import { fromBase64Url, toBase64Url } from '../../../lib/base64-url.ts'

/**
 * The browser's own JSON form of WebAuthn, with a hand-made one for browsers older than it and for
 * password managers that answer with plain objects.
 */
export type JsonObject = Record<string, unknown>

type Described = { id: string; [other: string]: unknown }

function withBytes(list: unknown): unknown {
  return Array.isArray(list) ? list.map((item: Described) => ({ ...item, id: fromBase64Url(item.id) })) : list
}

export function readRequestOptions(json: JsonObject): PublicKeyCredentialRequestOptions {
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function') {
    return PublicKeyCredential.parseRequestOptionsFromJSON(json as never)
  }
  return {
    ...json,
    challenge: fromBase64Url(json.challenge as string),
    allowCredentials: withBytes(json.allowCredentials),
  } as PublicKeyCredentialRequestOptions
}

export function readCreationOptions(json: JsonObject): PublicKeyCredentialCreationOptions {
  if (typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function') {
    return PublicKeyCredential.parseCreationOptionsFromJSON(json as never)
  }
  const user = json.user as Described
  return {
    ...json,
    challenge: fromBase64Url(json.challenge as string),
    user: { ...user, id: fromBase64Url(user.id) },
    excludeCredentials: withBytes(json.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions
}

const RESPONSE_FIELDS = [
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'signature',
  'userHandle',
]

export function writeCredential(credential: PublicKeyCredential): JsonObject {
  try {
    return credential.toJSON() as unknown as JsonObject
  } catch {
    // Some password managers answer with an object that only looks like a credential.
    const source = credential.response as unknown as JsonObject
    const response: JsonObject = {}
    for (const field of RESPONSE_FIELDS) {
      const value = source[field]
      if (value instanceof ArrayBuffer) response[field] = toBase64Url(value)
    }
    const publicKey = source.getPublicKey
    const spki: unknown = typeof publicKey === 'function' ? publicKey.call(source) : null
    if (spki instanceof ArrayBuffer) response.publicKey = toBase64Url(spki)
    const transports = source.getTransports
    if (typeof transports === 'function') response.transports = transports.call(source)
    return {
      id: credential.id,
      rawId: toBase64Url(credential.rawId),
      type: credential.type,
      response,
      clientExtensionResults: credential.getClientExtensionResults?.() ?? {},
    }
  }
}
