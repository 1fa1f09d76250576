import { createPublicKey, hash, type KeyObject, timingSafeEqual, verify } from 'node:crypto'
import type { Passkey } from '@windhover/core/authority/keys'
import type { PasskeyProof } from '@windhover/core/authority/proofs'
import { z } from 'zod'

const RP_ID_HASH_BYTES = 32
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const SHORTEST_DATA_BYTES = 37

const clientData = z.looseObject({
  type: z.literal('webauthn.get'),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.literal(false).optional(),
})

/**
 * A WebAuthn assertion over the statement's hash: made on our own page, for our own site, by somebody whom the device
 * has recognised. The counter is not looked at: synced passkeys do not count, and the statement itself counts once.
 */
export function verifyAssertion(key: Passkey, statementHash: string, given: PasskeyProof): boolean {
  const data = Buffer.from(given.authenticatorData, 'base64url')
  const json = Buffer.from(given.clientDataJson, 'base64url')
  if (data.length < SHORTEST_DATA_BYTES) return false
  const client = clientData.parse(JSON.parse(json.toString('utf8')))
  const flags = data[RP_ID_HASH_BYTES] ?? 0
  const isOurs =
    timingSafeEqual(data.subarray(0, RP_ID_HASH_BYTES), hash('sha256', key.rpId, 'buffer')) &&
    client.origin === key.origin &&
    client.challenge === Buffer.from(statementHash, 'hex').toString('base64url')
  if (!isOurs || (flags & USER_PRESENT) === 0 || (flags & USER_VERIFIED) === 0) return false
  const covered = Buffer.concat([data, hash('sha256', json, 'buffer')])
  const publicKey = readKey(key)
  return verify(digestOf(publicKey), covered, publicKey, Buffer.from(given.signature, 'base64url'))
}

function readKey({ publicKey }: Passkey): KeyObject {
  return createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' })
}

/** ES256, EdDSA and RS256: what authenticators offer. */
function digestOf(key: KeyObject): 'sha256' | null {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
  if (type === 'ed25519') return null
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'sha256'
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= 2_048) return 'sha256'
  throw new Error('not a key that we take')
}
