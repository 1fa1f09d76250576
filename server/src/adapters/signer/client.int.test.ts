import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NETWORKS } from '@windhover/core/authority/networks'
import { isOwnersView } from '@windhover/signer/proof/check-owner'
import { evmAction, signRequestOf, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { grantOf, makeTestDevice } from '@windhover/testkit/test-device'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Signer } from '../../ports/signer.ts'
import { createSignerClient } from './index.ts'

const clients: Signer[] = []
const connect = (socketPath: string, timeoutMs = 5_000) => {
  const client = createSignerClient({ socketPath, timeoutMs })
  clients.push(client)
  return client
}
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

describe('with the real signer', () => {
  let database: SignerDatabase
  let signer: TestSigner
  let owner: VaultOwner
  beforeAll(async () => {
    database = await createSignerDatabase()
    signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'pkcs11' })
    owner = await enrolOwnerAt(signer)
  })
  afterAll(async () => {
    await signer?.stop()
    await database?.drop()
  })

  it('makes keys once and answers the same again', async () => {
    const client = connect(signer.socketPath)
    const first = await client.createVaultKeys('1', owner.ownerId)
    expect(first).toEqual({
      vaultId: '1',
      solanaPublicKey: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
      evmAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      ownerId: owner.ownerId,
    })
    const again = await Promise.all(
      Array.from({ length: 50 }, () => client.createVaultKeys('1', owner.ownerId)),
    )
    for (const answer of again) expect(answer).toEqual(first)
  })

  it('tells the signer what an owner says, and hears back who that is', async () => {
    const client = connect(signer.socketPath)
    const { ownerId, device } = owner
    const grant = () => grantOf({ owner: ownerId, key: makeTestDevice().key })
    const { hash } = await client.acceptStatement({ signed: await device.say(grant()) })
    const view = await client.getOwner(ownerId)
    expect(view).toMatchObject({ ownerId, roots: [{ keyId: device.id }], grants: [{ hash }] })
    const nonce = 'ab'.repeat(16)
    const attested = await client.attestOwner({ ownerId, nonce })
    const [signerKey, world] = [(await client.getAuditHead()).publicKey, 'practice' as const]
    expect(attested.view).toEqual(view)
    expect(isOwnersView(attested, { world, signerKey, ownerId, nonce })).toBe(true)
    const forged = { ...(await makeTestDevice().say(grant())), keyId: device.id }
    expect(await client.acceptStatement({ signed: forged }).catch((error: unknown) => error)).toMatchObject({
      code: 'authority/notProven',
      retryable: false,
    })
  })

  it('tells how the signer is', async () => {
    expect(await connect(signer.socketPath).health()).toEqual({
      ready: true,
      keyWrapper: 'pkcs11',
      networks: NETWORKS.practice,
    })
  })

  it('comes through a restart of the signer on kept connections', async () => {
    const client = connect(signer.socketPath)
    const before = await client.createVaultKeys('2', owner.ownerId)
    await signer.kill9()
    const during = client.createVaultKeys('2', owner.ownerId).catch((error: unknown) => error)
    expect(await during).toMatchObject({ code: 'signer/unavailable', retryable: true })
    await signer.restart()
    expect(await client.createVaultKeys('2', owner.ownerId)).toEqual(before)
  })

  it('signs an approved intent and tells why another one is refused', async () => {
    const client = connect(signer.socketPath)
    await client.createVaultKeys('3', owner.ownerId)
    const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const request = signRequestOf({
      intent: transferOf({ vaultId: '3', chain: 'bsc', to }),
      action: evmAction({ chain: 'bsc', to }),
      outUsd: 5,
    })
    const { intent } = request
    expect(await client.sign(request).catch((error: unknown) => error)).toMatchObject({
      code: 'signer/notApproved',
    })
    const signed = await owner.device.approve(intent)
    expect(await client.acceptApproval({ intent, signed })).toEqual({ by: 'root', keyId: owner.device.id })
    const stranger = await makeTestDevice().approve(intent)
    expect(await client.acceptApproval({ intent, signed: stranger }).catch(String)).toContain('permission')
    const first = await client.sign(request)
    expect(first).toEqual({
      signedTransaction: expect.stringMatching(/^0x02/),
      transactionId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
    expect(await client.sign(request)).toEqual(first)
    const wrong = { ...request, action: { ...request.action, valueWei: '1001' } as typeof request.action }
    expect(await client.sign(wrong).catch((error: unknown) => error)).toMatchObject({
      code: 'signer/mismatch',
      message: 'This transaction does not do exactly what was approved.',
      retryable: false,
    })
    const paused = { vaultId: '3', userId: 'u', change: { isPaused: true } }
    expect(await client.changePolicy(paused)).toMatchObject({ policy: { isPaused: true }, spent24hUsd: 5 })
    expect(await client.sign(request).catch((error: unknown) => error)).toMatchObject({
      code: 'signer/vaultPaused',
    })
  })

  it('sends nothing that is no vault id', async () => {
    const error = await connect(signer.socketPath)
      .createVaultKeys('../1', owner.ownerId)
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'signer/invalidRequest', retryable: false })
  })

  it('names a socket that is not there as unavailable', async () => {
    const error = await connect('/tmp/no-such-folder/signer.sock')
      .health()
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'signer/unavailable', retryable: true })
  })
})

const OWNER = 'ab'.repeat(32)
const keysAnswer = (change: object) =>
  JSON.stringify({ vaultId: '1', solanaPublicKey: 'a', evmAddress: 'b', ownerId: OWNER, ...change })
const refusal = (code: string) => JSON.stringify({ error: 'x', code, retryable: false, requestId: 'r' })

/** The real signer never answers like this, so a bare server speaks for it. */
describe('with a signer that misbehaves', () => {
  let dir: string
  let server: Server
  let answer: { status: number; body: string } | 'silence'
  let calls = 0
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'wh-bad-signer-'))
    server = createServer((_, response) => {
      calls += 1
      if (answer !== 'silence') response.writeHead(answer.status).end(answer.body)
    })
    await new Promise<void>((resolve) => server.listen(join(dir, 'sock'), resolve))
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(dir, { recursive: true })
  })

  it.each([
    ['keys of another vault', { status: 200, body: keysAnswer({ vaultId: '2' }) }, 'signer/unavailable'],
    [
      'keys of another owner',
      { status: 200, body: keysAnswer({ ownerId: 'cd'.repeat(32) }) },
      'signer/unavailable',
    ],
    ['half an answer', { status: 200, body: '{"vaultId":"1"}' }, 'signer/unavailable'],
    ['no JSON', { status: 200, body: 'hello' }, 'signer/unavailable'],
    ['too much', { status: 200, body: ' '.repeat(100_000) }, 'signer/unavailable'],
    ['a broken seal', { status: 500, body: '{}' }, 'signer/keyStoreFailed'],
    ['not ready', { status: 503, body: '{}' }, 'signer/unavailable'],
    ['not understood', { status: 400, body: '{}' }, 'signer/invalidRequest'],
    ['not found', { status: 404, body: '{}' }, 'signer/invalidRequest'],
    [
      'a code with the status of another',
      { status: 400, body: refusal('signer/slotTaken') },
      'signer/invalidRequest',
    ],
    ['a code of somebody else', { status: 409, body: refusal('chain/nonceUsed') }, 'signer/invalidRequest'],
    ['a refusal it knows', { status: 409, body: refusal('signer/slotTaken') }, 'signer/slotTaken'],
  ])('makes the right error of %s', async (_, given, code) => {
    answer = given
    const error = await connect(join(dir, 'sock'))
      .createVaultKeys('1', OWNER)
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code, name: 'AppError' })
  })

  it('gives up in time, after asking again', async () => {
    answer = 'silence'
    calls = 0
    const startedAt = performance.now()
    const error = await connect(join(dir, 'sock'), 200)
      .createVaultKeys('1', OWNER)
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'signer/unavailable' })
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    expect(calls).toBe(3)
  })
})
