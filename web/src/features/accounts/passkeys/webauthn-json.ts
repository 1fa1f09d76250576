/**
 * The browser's own JSON form of WebAuthn, with a hand-made one for browsers older than it and for
 * password managers that answer with plain objects.
 */
export type JsonObject = Record<string, unknown>

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function toText(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

type Described = { id: string; [other: string]: unknown }

function withBytes(list: unknown): unknown {
  return Array.isArray(list) ? list.map((item: Described) => ({ ...item, id: toBytes(item.id) })) : list
}

export function readRequestOptions(json: JsonObject): PublicKeyCredentialRequestOptions {
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function') {
    return PublicKeyCredential.parseRequestOptionsFromJSON(json as never)
  }
  return {
    ...json,
    challenge: toBytes(json.challenge as string),
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
    challenge: toBytes(json.challenge as string),
    user: { ...user, id: toBytes(user.id) },
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
      if (value instanceof ArrayBuffer) response[field] = toText(value)
    }
    const transports = source.getTransports
    if (typeof transports === 'function') response.transports = transports.call(source)
    return {
      id: credential.id,
      rawId: toText(credential.rawId),
      type: credential.type,
      response,
      clientExtensionResults: credential.getClientExtensionResults?.() ?? {},
    }
  }
}
