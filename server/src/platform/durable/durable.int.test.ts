import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from '@windhover/core/errors/app-error'
import { freePort } from '@windhover/testkit/free-port'
import { startTestRestate, type TestRestate } from '@windhover/testkit/test-restate'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../log/logger.ts'
import type { DurableClient, DurableContext } from './durable.ts'
import { registerDeployment } from './register-deployment.ts'
import { createRestateClient } from './restate-client.ts'
import { serveDurable } from './restate-endpoint.ts'

const WORKER = fileURLToPath(new URL('./__fixtures__/step-worker.ts', import.meta.url))
const log = createLogger({ process: 'test', instance: '1', level: 'silent' })

let restate: TestRestate
let client: DurableClient
let folder: string
let file: string
let port: number
const workers: ChildProcess[] = []

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(WORKER, [String(port), file, restate.identityKey], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  workers.push(worker)
  await once(worker, 'message')
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const exited = once(worker, 'exit')
  worker.kill('SIGKILL')
  await exited
}

async function lines(): Promise<string[]> {
  return (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
}

const register = (at = port) =>
  registerDeployment({
    adminUrl: restate.adminUrl,
    workerUrl: `http://127.0.0.1:${at}`,
    force: true,
    log,
    signal: AbortSignal.timeout(30_000),
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wh-durable-'))
  file = join(folder, 'steps')
  port = await freePort()
  restate = await startTestRestate()
  client = createRestateClient({ ingressUrl: restate.ingressUrl })
  await Promise.all([startWorker(), startWorker()])
  // Two workers register at once.
  await Promise.all([register(), register()])
})

afterAll(async () => {
  await Promise.all(workers.map(kill))
  await restate?.stop()
  await rm(folder, { recursive: true, force: true })
})

const callOf = (handler: string, key: string, idempotencyKey: string) => ({
  service: 'Steps',
  handler,
  key,
  idempotencyKey,
})

describe('durable services on the real engine', () => {
  it('answers a call and hands the input over', async () => {
    const answer = await client.call({ ...callOf('count', 'a', 'a-1'), input: { text: 'hello' } })
    expect(answer).toEqual({ echoed: { text: 'hello' } })
  })

  it('runs one call at a time for a key, and different keys side by side, over two workers', async () => {
    const calls = Array.from({ length: 12 }, (_, index) =>
      client.call({ ...callOf('count', index % 2 ? 'odd' : 'even', `turn-${index}`), input: index }),
    )
    await Promise.all(calls)
    const mine = (await lines()).filter((line) => line.endsWith(' odd'))
    expect(mine).toEqual(Array.from({ length: 6 }, () => ['begin odd', 'end odd']).flat())
  })

  it('runs once for an idempotency key, however often it is called or sent', async () => {
    const request = { ...callOf('count', 'once', 'same-key'), input: 1 }
    const answers = await Promise.all([client.call(request), client.call(request), client.call(request)])
    await client.send(request)
    await client.call({ ...callOf('count', 'once', 'another-key'), input: 2 })
    expect(answers).toEqual([{ echoed: 1 }, { echoed: 1 }, { echoed: 1 }])
    expect((await lines()).filter((line) => line === 'begin once')).toHaveLength(2)
  })

  it('carries on after kill -9 without repeating a finished step', async () => {
    const answer = client.call({ ...callOf('twoSteps', 'killed', 'kill-1'), input: null, timeoutMs: 50_000 })
    await waitUntil({ what: 'the slow step', check: async () => (await lines()).includes('slow killed') })
    await Promise.all(workers.map(kill))
    const after = await startWorker()
    const { first } = (await answer) as { first: string }
    expect(first).not.toBe(`made-${after.pid}`)
    expect((await lines()).filter((line) => line.endsWith(' killed'))).toEqual([
      'first killed',
      'slow killed',
      'slow killed',
    ])
  })

  it('brings a refusal back as the error that was thrown', async () => {
    const refused = client.call({ ...callOf('refuse', 'no', 'refuse-1'), input: null })
    const error = await refused.catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({
      code: 'fixture/refused',
      status: 409,
      message: 'This is refused.',
      retryable: false,
    })
    expect((error as AppError).context).toEqual({ key: 'no' })
    expect(await lines()).toContain('seen AppError')
  })

  it('tries again by itself what may pass by waiting', async () => {
    const answer = await client.call({ ...callOf('refuseLater', 'later', 'later-1'), input: null })
    expect(answer).toEqual({ done: true })
    expect((await lines()).filter((line) => line === 'busy later')).toHaveLength(3)
  })

  it('keeps deployments with the same services apart by the leading part of their names', async () => {
    const told: string[] = []
    const open = async (prefix: string) => {
      const note = { service: 'Places', key: 'same', handler: 'note', input: null, delayMs: 0 }
      const handlers = {
        pass: async ({ send }: DurableContext) => send(note),
        note: async () => void told.push(prefix),
      }
      const services = [{ name: 'Places', handlers }]
      const endpoint = await serveDurable({
        services,
        identityKey: restate.identityKey,
        prefix,
        host: '127.0.0.1',
        port: 0,
        log,
      })
      await register(endpoint.port)
      return { endpoint, own: createRestateClient({ ingressUrl: restate.ingressUrl, prefix }) }
    }
    const places = [await open('one_'), await open('two_')]
    const pass = { service: 'Places', key: 'same', handler: 'pass', input: null, idempotencyKey: 'same' }
    for (const { own } of places) await own.call(pass)
    await waitUntil({ what: 'both notes', check: () => told.length >= 2 })
    expect(told.toSorted()).toEqual(['one_', 'two_'])
    await Promise.all(places.map(({ endpoint }) => endpoint.close(500)))
  })

  it('says unavailable when the engine is not there', async () => {
    const nobody = createRestateClient({ ingressUrl: `http://127.0.0.1:${await freePort()}` })
    const sent = nobody.send({ ...callOf('count', 'x', 'x'), input: null })
    await expect(sent).rejects.toMatchObject({ code: 'internal/unavailable', retryable: true })
  })
})
