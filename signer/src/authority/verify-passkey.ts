import type { Passkey } from '@windhover/core/authority/keys'
import type { PasskeyProof } from '@windhover/core/authority/proofs'
import { z } from 'zod'
import {
  concat,
  fromBase64Url,
  fromHex,
  fromText,
  sha256,
  toBase64Url,
  toHex,
  toText,
  verifySpki,
} from '#primitives'

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
  const data = fromBase64Url(given.authenticatorData)
  const json = fromBase64Url(given.clientDataJson)
  if (data.length < SHORTEST_DATA_BYTES) return false
  const client = clientData.parse(JSON.parse(toText(json)))
  const flags = data[RP_ID_HASH_BYTES] ?? 0
  const isOurs =
    toHex(data, 0, RP_ID_HASH_BYTES) === toHex(sha256(fromText(key.rpId))) &&
    client.origin === key.origin &&
    client.challenge === toBase64Url(fromHex(statementHash))
  if (!isOurs || (flags & USER_PRESENT) === 0 || (flags & USER_VERIFIED) === 0) return false
  const covered = concat([data, sha256(json)])
  return verifySpki(fromBase64Url(key.publicKey), covered, fromBase64Url(given.signature))
}
