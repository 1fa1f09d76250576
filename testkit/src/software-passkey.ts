import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { keyId, type Passkey } from '@windhover/core/authority/keys'
import { passkeyProof } from '@windhover/core/authority/proofs'
import { statementHash } from '@windhover/core/authority/statements'
import { type CborValue, encodeCbor } from './cbor.ts'
import type { OwnerKey } from './owner-keys.ts'

const FLAG_USER_PRESENT = 0x01
const FLAG_USER_VERIFIED = 0x04
const FLAG_BACKUP_ELIGIBLE = 0x08
const FLAG_BACKED_UP = 0x10
const FLAG_NEW_CREDENTIAL = 0x40

type Json = Record<string, unknown>

/** What a misbehaving browser or authenticator would do differently. */
export type PasskeyTwist = {
  readonly origin?: string
  readonly challenge?: string
  readonly rpId?: string
  readonly counter?: number
  readonly userVerified?: boolean
  readonly credentialId?: string
}

export type SoftwarePasskey = OwnerKey<Passkey> & {
  readonly credentialId: string
  /** Answers `navigator.credentials.create`. */
  readonly register: (options: Json, twist?: PasskeyTwist) => Json
  /** Answers `navigator.credentials.get`. */
  readonly authenticate: (options: Json, twist?: PasskeyTwist) => Json
}

/** An authenticator in memory: a real P-256 key, real signatures, its own counter. */
export function createSoftwarePasskey(settings: {
  origin: string
  synced?: boolean
  countsUses?: boolean
}): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const backup = settings.synced === true ? FLAG_BACKUP_ELIGIBLE | FLAG_BACKED_UP : 0
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = encodeCbor(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  let counter = 0
  let userHandle = ''

  const nextCounter = (twist: PasskeyTwist) => {
    if (settings.countsUses !== false) counter += 1
    return twist.counter ?? counter
  }
  const id = (twist: PasskeyTwist) => twist.credentialId ?? credentialId.toString('base64url')

  const key: Passkey = {
    type: 'passkey',
    credentialId: credentialId.toString('base64url'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    rpId: new URL(settings.origin).hostname,
    origin: settings.origin,
  }

  const passkey: SoftwarePasskey = {
    credentialId: credentialId.toString('base64url'),
    key,
    id: keyId(key),

    say: async (statement, { world = 'practice' } = {}) => {
      const challenge = Buffer.from(statementHash(world, statement), 'hex').toString('base64url')
      const { response } = passkey.authenticate({ challenge, rpId: key.rpId })
      const { authenticatorData, clientDataJSON, signature } = response as Record<string, string>
      const proof = passkeyProof.parse({
        ...{ by: 'passkey', authenticatorData, clientDataJson: clientDataJSON, signature },
      })
      return { statement, keyId: keyId(key), proof }
    },

    register: (options, twist = {}) => {
      userHandle = textAt(options, 'user', 'id')
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        authenticatorData({
          rpId: twist.rpId ?? textAt(options, 'rp', 'id'),
          flags: userFlags(twist) | backup | FLAG_NEW_CREDENTIAL,
          counter: nextCounter(twist),
        }),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey,
      ])
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, CborValue>()],
        ['authData', authData],
      ])
      return {
        id: id(twist),
        rawId: id(twist),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', settings.origin, options, twist),
          attestationObject: encodeCbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    authenticate: (options, twist = {}) => {
      const authData = authenticatorData({
        rpId: twist.rpId ?? textAt(options, 'rpId'),
        flags: userFlags(twist) | backup,
        counter: nextCounter(twist),
      })
      const clientDataJSON = clientData('webauthn.get', settings.origin, options, twist)
      const clientDataHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
      return {
        id: id(twist),
        rawId: id(twist),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, clientDataHash]), privateKey).toString(
            'base64url',
          ),
          userHandle,
        },
      }
    },
  }
  return passkey
}

const userFlags = (twist: PasskeyTwist) =>
  FLAG_USER_PRESENT | (twist.userVerified === false ? 0 : FLAG_USER_VERIFIED)

function authenticatorData(input: { rpId: string; flags: number; counter: number }): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(input.counter)
  const rpIdHash = createHash('sha256').update(input.rpId).digest()
  return Buffer.concat([rpIdHash, Buffer.from([input.flags]), counter])
}

function clientData(type: string, origin: string, options: Json, twist: PasskeyTwist): string {
  const data = {
    type,
    challenge: twist.challenge ?? textAt(options, 'challenge'),
    origin: twist.origin ?? origin,
    crossOrigin: false,
  }
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}

function textAt(value: Json, ...path: string[]): string {
  const found = path.reduce<unknown>((at, key) => (at as Json | undefined)?.[key], value)
  if (typeof found !== 'string') throw new Error(`the options have no ${path.join('.')}`)
  return found
}
