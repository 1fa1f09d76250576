import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { findSignatureProblem, type KnownCredentials } from './verify-signature.ts'

/**
 * The part of AWS KMS that holds a symmetric key: its protocol, its checks of signatures and its errors, over HTTP. Its
 * ciphertexts are its own, as Amazon's are Amazon's.
 */
export type KmsDouble = {
  readonly endpoint: string
  readonly keyArn: string
  readonly keyId: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** How many calls have reached it. */
  readonly calls: () => number
  /** What goes wrong from now on; nothing where it is left out. */
  misbehave(how: Misbehaviour): void
  /** Another key beside the first. */
  addKey(): { readonly keyArn: string; readonly keyId: string }
  stop(): Promise<void>
}

export type Misbehaviour = {
  readonly keyState?: 'Enabled' | 'Disabled' | 'PendingDeletion'
  readonly isDenied?: boolean
  /** Takes calls and never answers. */
  readonly isSilent?: boolean
  /** Its own clock, as far from ours. */
  readonly clockMs?: number
  /** Closes as many connections without an answer. */
  readonly hangUps?: number
  /** Fails as many calls for reasons of its own. */
  readonly failures?: number
  readonly session?: KnownCredentials['session']
}

const REGION = 'eu-central-1'
const ACCOUNT = '111122223333'
const TARGET = /^TrentService\.(\w+)$/
const IV_BYTES = 12
const TAG_BYTES = 16
const ID_BYTES = 36

type Key = { readonly keyId: string; readonly keyArn: string; readonly material: Buffer }
type Answer = { readonly status: number; readonly body: unknown }

class Refused extends Error {
  readonly type: string
  readonly status: number
  constructor(type: string, message = '', status = 400) {
    super(message)
    this.type = type
    this.status = status
  }
}

const context = z.record(z.string(), z.string()).default({})
const blob = z.base64().min(1)
const requests = {
  Encrypt: z.object({ KeyId: z.string(), Plaintext: blob, EncryptionContext: context }),
  Decrypt: z.object({ KeyId: z.string(), CiphertextBlob: blob, EncryptionContext: context }),
  DescribeKey: z.object({ KeyId: z.string() }),
}

export async function startKmsDouble(): Promise<KmsDouble> {
  const keys = new Map<string, Key>()
  const credentials = {
    accessKeyId: 'AKIATESTOFWINDHOVER',
    secretAccessKey: randomBytes(30).toString('base64'),
  }
  let trouble: Misbehaviour = {}
  let [hangUps, failures, calls] = [0, 0, 0]

  function addKey(): Key {
    const keyId = randomUUID()
    const keyArn = `arn:aws:kms:${REGION}:${ACCOUNT}:key/${keyId}`
    const key = { keyId, keyArn, material: randomBytes(32) }
    keys.set(keyArn, key)
    return key
  }
  const first = addKey()

  const find = (keyArn: string): Key => {
    const key = keys.get(keyArn)
    if (key === undefined) throw new Refused('NotFoundException', `Key '${keyArn}' does not exist`)
    return key
  }
  const use = (keyArn: string): Key => {
    const key = find(keyArn)
    const state = trouble.keyState ?? 'Enabled'
    if (state === 'Disabled') throw new Refused('DisabledException', `${keyArn} is disabled.`)
    if (state !== 'Enabled') throw new Refused('KMSInvalidStateException', `${keyArn} is pending deletion.`)
    return key
  }
  const actions: Record<keyof typeof requests, (body: unknown) => unknown> = {
    Encrypt: (body) => {
      const asked = parse(requests.Encrypt, body)
      const key = use(asked.KeyId)
      const CiphertextBlob = seal(key, Buffer.from(asked.Plaintext, 'base64'), asked.EncryptionContext)
      return { CiphertextBlob, KeyId: key.keyArn, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' }
    },
    Decrypt: (body) => {
      const asked = parse(requests.Decrypt, body)
      const key = use(asked.KeyId)
      const Plaintext = unseal(key, Buffer.from(asked.CiphertextBlob, 'base64'), asked.EncryptionContext)
      return { KeyId: key.keyArn, Plaintext, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' }
    },
    DescribeKey: (body) => ({
      KeyMetadata: metadataOf(find(parse(requests.DescribeKey, body).KeyId), trouble),
    }),
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = await text(request)
    if (trouble.isSilent === true) await new Promise(() => {})
    if (failures > 0) {
      failures -= 1
      throw new Refused('KMSInternalException', '', 500)
    }
    const known = { ...credentials, ...(trouble.session === undefined ? {} : { session: trouble.session }) }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        value === undefined ? value : String(value),
      ]),
    )
    const problem = findSignatureProblem(
      { method: request.method ?? '', target: request.url ?? '', headers, body },
      { region: REGION, service: 'kms', known, now: new Date(Date.now() + (trouble.clockMs ?? 0)) },
    )
    if (problem !== null) throw new Refused(problem)
    if (trouble.isDenied === true) throw new Refused('AccessDeniedException', 'User is not authorized')
    if (headers['content-type'] !== 'application/x-amz-json-1.1') throw new Refused('SerializationException')
    const name = TARGET.exec(headers['x-amz-target'] ?? '')?.[1] ?? ''
    if (!isAction(name)) throw new Refused('UnknownOperationException')
    return { status: 200, body: actions[name](JSON.parse(body)) }
  }

  const server = createServer((request, response) => {
    calls += 1
    if (hangUps > 0) {
      hangUps -= 1
      request.socket.destroy()
      return
    }
    answer(request)
      .catch((error: unknown): Answer => {
        if (!(error instanceof Refused)) throw error
        return { status: error.status, body: { __type: error.type, message: error.message } }
      })
      .then(({ status, body }) => {
        response.writeHead(status, {
          'content-type': 'application/x-amz-json-1.1',
          'x-amzn-requestid': randomUUID(),
        })
        response.end(JSON.stringify(body))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/`,
    keyArn: first.keyArn,
    keyId: first.keyId,
    credentials,
    calls: () => calls,
    misbehave: (how) => {
      trouble = how
      hangUps = how.hangUps ?? 0
      failures = how.failures ?? 0
    },
    addKey,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const isAction = (name: string): name is keyof typeof requests => name in requests

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refused('ValidationException', 'validation errors detected')
  return parsed.data
}

/** The key's id, an iv, the ciphertext and a tag over all of it and the context. */
function seal(key: Key, plain: Buffer, said: Record<string, string>): string {
  const iv = randomBytes(IV_BYTES)
  const head = Buffer.concat([Buffer.from(key.keyId), iv])
  const cipher = createCipheriv('aes-256-gcm', key.material, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.concat([head, canonicalContext(said)]))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([head, sealed, cipher.getAuthTag()]).toString('base64')
}

function unseal(key: Key, wrapped: Buffer, said: Record<string, string>): string {
  if (wrapped.length <= ID_BYTES + IV_BYTES + TAG_BYTES) throw new Refused('InvalidCiphertextException')
  if (wrapped.subarray(0, ID_BYTES).toString() !== key.keyId)
    throw new Refused(
      'IncorrectKeyException',
      'The key ID in the request does not identify a key that can decrypt',
    )
  const iv = wrapped.subarray(ID_BYTES, ID_BYTES + IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key.material, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.concat([wrapped.subarray(0, ID_BYTES + IV_BYTES), canonicalContext(said)]))
  decipher.setAuthTag(wrapped.subarray(-TAG_BYTES))
  try {
    const plain = decipher.update(wrapped.subarray(ID_BYTES + IV_BYTES, -TAG_BYTES))
    return Buffer.concat([plain, decipher.final()]).toString('base64')
  } catch {
    throw new Refused('InvalidCiphertextException')
  }
}

const canonicalContext = (said: Record<string, string>) =>
  Buffer.from(JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1))))

function metadataOf({ keyId, keyArn }: Key, { keyState = 'Enabled' }: Misbehaviour) {
  return {
    AWSAccountId: ACCOUNT,
    Arn: keyArn,
    CreationDate: 1_700_000_000.5,
    CustomerMasterKeySpec: 'SYMMETRIC_DEFAULT',
    Description: '',
    Enabled: keyState === 'Enabled',
    EncryptionAlgorithms: ['SYMMETRIC_DEFAULT'],
    KeyId: keyId,
    KeyManager: 'CUSTOMER',
    KeySpec: 'SYMMETRIC_DEFAULT',
    KeyState: keyState,
    KeyUsage: 'ENCRYPT_DECRYPT',
    MultiRegion: false,
    Origin: 'AWS_KMS',
  }
}
