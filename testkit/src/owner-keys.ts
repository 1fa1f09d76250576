import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { base58 } from '@scure/base'
import { codeKeySeed } from '@windhover/core/authority/derive-from-code'
import {
  type AnyKey,
  type ApiKey,
  codeKeyId,
  type DeviceKey,
  keyId,
  type Passkey,
  type Wallet,
} from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { makeRecoveryCode } from '@windhover/core/authority/recovery-code'
import { type Statement, statementHash, statementText } from '@windhover/core/authority/statements'
import { walletText } from '@windhover/core/authority/wallet-text'
import type { World } from '@windhover/core/authority/world'
import type { Intent } from '@windhover/core/transactions/intent'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

const ORIGIN = 'https://windhover.example'
const RP_ID = 'windhover.example'
const USER_PRESENT_AND_VERIFIED = 0x05

/** A key that makes statements, as a browser, an authenticator or a wallet would. */
export type OwnerKey<Key extends AnyKey = AnyKey> = {
  readonly key: Key
  readonly id: string
  say(statement: Statement, about?: { world?: World; intent?: Intent }): Promise<SignedStatement>
}

export function makeDeviceKey(privateKey: KeyObject = newDevicePrivateKey()): OwnerKey<DeviceKey> {
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const key: DeviceKey = { type: 'device', publicKey: point.toString('base64url') }
  return {
    key,
    id: keyId(key),
    say: async (statement, { world = 'practice' } = {}) => {
      const text = Buffer.from(statementText(world, statement), 'utf8')
      const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return {
        statement,
        keyId: keyId(key),
        proof: { by: 'device', signature: signature.toString('base64url') },
      }
    },
  }
}

/** A program's: whoever shows it speaks. */
export function makeApiKey(): OwnerKey<ApiKey> & { readonly secret: string } {
  const secret = `wh_${randomBytes(24).toString('hex')}`
  const key: ApiKey = { type: 'api-key', hash: createHash('sha256').update(secret).digest('hex') }
  const say: OwnerKey['say'] = async (statement) => ({
    statement,
    keyId: keyId(key),
    proof: { by: 'api-key', key: secret },
  })
  return { key, id: keyId(key), secret, say }
}

export const newDevicePrivateKey = (): KeyObject =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

export type AssertionChange = {
  readonly flags?: number
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly crossOrigin?: boolean
}

/** An authenticator in software; `change` makes it answer as one that should be refused. */
export function makePasskey(change: AssertionChange = {}): OwnerKey<Passkey> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key: Passkey = {
    type: 'passkey',
    credentialId: randomBytes(32).toString('base64url'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    rpId: RP_ID,
    origin: ORIGIN,
  }
  return {
    key,
    id: keyId(key),
    say: async (statement, { world = 'practice' } = {}) => {
      const client = JSON.stringify({
        type: change.type ?? 'webauthn.get',
        challenge: Buffer.from(statementHash(world, statement), 'hex').toString('base64url'),
        origin: change.origin ?? ORIGIN,
        crossOrigin: change.crossOrigin ?? false,
      })
      const data = Buffer.concat([
        sha256(change.rpId ?? RP_ID),
        Buffer.of(change.flags ?? USER_PRESENT_AND_VERIFIED),
        Buffer.alloc(4),
      ])
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        statement,
        keyId: keyId(key),
        proof: {
          by: 'passkey',
          authenticatorData: data.toString('base64url'),
          clientDataJson: Buffer.from(client, 'utf8').toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

export function makeEthereumWallet(): OwnerKey<Wallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  const key: Wallet = {
    type: 'wallet',
    chain: 'ethereum',
    origin: ORIGIN,
    address: account.address.toLowerCase(),
  }
  return {
    key,
    id: keyId(key),
    say: async (statement, { world = 'practice', intent } = {}) => {
      const about = intent === undefined ? {} : { intent }
      const message = walletText({ world, wallet: key, statement, ...about })
      const signature = await account.signMessage({ message })
      return { statement, keyId: keyId(key), proof: { by: 'wallet', signature } }
    },
  }
}

export function makeSolanaWallet(): OwnerKey<Wallet> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const address = base58.encode(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  const key: Wallet = { type: 'wallet', chain: 'solana', origin: ORIGIN, address }
  return {
    key,
    id: keyId(key),
    say: async (statement, { world = 'practice', intent } = {}) => {
      const about = intent === undefined ? {} : { intent }
      const text = Buffer.from(walletText({ world, wallet: key, statement, ...about }), 'utf8')
      const signature = base58.encode(sign(null, text, privateKey))
      return { statement, keyId: keyId(key), proof: { by: 'wallet', signature } }
    },
  }
}

/** What comes of a recovery code in a browser; `id` is what an owner lists. */
export type CodeKey = Pick<OwnerKey, 'id' | 'say'> & { readonly code: string }

/** What stands before the seed of an Ed25519 key in PKCS #8. */
const ED25519_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Says whatever it is given, also what a browser would never have it say. */
export function makeCodeKey(code = makeRecoveryCode(), { world = 'practice' as World } = {}): CodeKey {
  const der = Buffer.concat([ED25519_HEAD, codeKeySeed(world, code)])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url').toString('hex')
  const id = codeKeyId(publicKey)
  return {
    code,
    id,
    say: async (statement, about = {}) => {
      const text = Buffer.from(statementText(about.world ?? world, statement), 'utf8')
      const signature = sign(null, text, privateKey).toString('hex')
      return { statement, keyId: id, proof: { by: 'code', publicKey, signature } }
    },
  }
}

function sha256(data: string): Buffer {
  return createHash('sha256').update(data, 'utf8').digest()
}
