import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evmAction, signRequestOf, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
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
  beforeAll(async () => {
    database = await createSignerDatabase()
    signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'pkcs11' })
  })
  afterAll(async () => {
    await signer?.stop()
    await database?.drop()
  })

  it('makes keys once and answers the same again', async () => {
    const client = connect(signer.socketPath)
    const first = await client.createVaultKeys('1')
    expect(first).toEqual({
      vaultId: '1',
      solanaPublicKey: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
      evmAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      ownerId: null,
    })
    const again = await Promise.all(Array.from({ length: 50 }, () => client.createVaultKeys('1')))
    for (const answer of again) expect(answer).toEqual(first)
  })

  it('tells how the signer is', async () => {
    expect(await connect(signer.socketPath).health()).toEqual({ ready: true, keyWrapper: 'pkcs11' })
  })

  it('comes through a restart of the signer on kept connections', async () => {
    const client = connect(signer.socketPath)
    const before = await client.createVaultKeys('2')
    await signer.kill9()
    const during = client.createVaultKeys('2').catch((error: unknown) => error)
    expect(await during).toMatchObject({ code: 'signer/unavailable', retryable: true })
    await signer.restart()
    expect(await client.createVaultKeys('2')).toEqual(before)
  })

  it('signs an approved intent and tells why another one is refused', async () => {
    const client = connect(signer.socketPath)
    await client.createVaultKeys('3')
    const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const request = signRequestOf({
      intent: transferOf({ vaultId: '3', chain: 'bsc', to }),
      action: evmAction({ chain: 'bsc', to }),
      secret: signer.secrets.APPROVAL_SECRET,
      outUsd: 5,
    })
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
      .createVaultKeys('../1')
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
    [
      'keys of another vault',
      { status: 200, body: '{"vaultId":"2","solanaPublicKey":"a","evmAddress":"b"}' },
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
      .createVaultKeys('1')
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code, name: 'AppError' })
  })

  it('gives up in time, after asking again', async () => {
    answer = 'silence'
    calls = 0
    const startedAt = performance.now()
    const error = await connect(join(dir, 'sock'), 200)
      .createVaultKeys('1')
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'signer/unavailable' })
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    expect(calls).toBe(3)
  })
})
