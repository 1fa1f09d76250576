import { defineRoute } from '@windhover/core/contract/route'
import { defineErrors } from '@windhover/core/errors/app-error'
import { wireError } from '@windhover/core/errors/wire-error'
import type { InjectOptions } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SessionInfo } from '../../ports/identity.ts'
import { createLogger } from '../log/logger.ts'
import { createServer, type HttpServer } from './create-server.ts'
import { bindRoute } from './route-binding.ts'
import type { VaultCall } from './vault-auth.ts'

const ORIGIN = 'https://windhover.test'
const NOW = new Date('2026-11-15T12:00:00Z')
const testErrors = defineErrors('test', { sold: { status: 409, text: 'Already sold.' } })

const session: SessionInfo = {
  sessionId: 's1',
  userId: 'u1',
  method: 'passkey',
  createdAt: NOW,
  expiresAt: new Date('2026-12-15T12:00:00Z'),
  steppedUpAt: null,
}
const steppedUp = { ...session, steppedUpAt: new Date(NOW.getTime() - 60_000) }
const steppedUpLongAgo = { ...session, steppedUpAt: new Date(NOW.getTime() - 6 * 60_000) }
const SESSIONS: Record<string, SessionInfo> = { plain: session, fresh: steppedUp, stale: steppedUpLongAgo }

const done = z.object({ done: z.literal(true) })
const base = { summary: 'For the test', rate: 'read', response: done } as const
const body = z.object({ amount: z.int(), note: z.string().max(10).optional() })
const routes = {
  publicRead: defineRoute({ ...base, method: 'GET', path: '/api/test/public', access: 'public' }),
  sessionRead: defineRoute({ ...base, method: 'GET', path: '/api/test/session', access: 'session' }),
  stepUp: defineRoute({ ...base, method: 'POST', path: '/api/test/step-up', access: 'step-up' }),
  write: defineRoute({ ...base, method: 'POST', path: '/api/test/write', access: 'public', body }),
  refuse: defineRoute({ ...base, method: 'GET', path: '/api/test/refuse', access: 'public' }),
  crash: defineRoute({ ...base, method: 'GET', path: '/api/test/crash', access: 'public' }),
  wrong: defineRoute({ ...base, method: 'GET', path: '/api/test/wrong', access: 'public' }),
  extra: defineRoute({ ...base, method: 'GET', path: '/api/test/extra', access: 'public' }),
  byParam: defineRoute({
    ...base,
    method: 'GET',
    path: '/api/test/vaults/:vaultId',
    access: 'vault-key',
    params: z.object({ vaultId: z.string() }),
  }),
  byBody: defineRoute({
    ...base,
    method: 'POST',
    path: '/api/test/vault',
    access: 'vault-key',
    body: z.object({ vaultId: z.string() }),
  }),
  byKey: defineRoute({
    ...base,
    method: 'GET',
    path: '/api/test/key-alone',
    access: 'vault-key',
    vaultByKey: true,
  }),
  byNothing: defineRoute({ ...base, method: 'GET', path: '/api/test/nothing', access: 'vault-key' }),
}

const lines: string[] = []
const vaultCalls: VaultCall[] = []
const bodies: unknown[] = []
let server: HttpServer | null = null

function start(): HttpServer {
  const ok = async () => ({ done: true }) as const
  const approve = () => {
    throw new Error('nothing is paid here')
  }
  const grant = { vaultId: '1', keyId: 'k1', scopes: ['trade'] as const, approve }
  server = createServer({
    identity: {
      // The port's double: sessions by name. The real one has its own tests.
      readSession: async (visitor) => SESSIONS[visitor.headers.get('cookie') ?? ''] ?? null,
    },
    limiter: {
      take: () => ({ allowed: true, limit: 5, remaining: 4, resetMs: 1_500 }),
      close: async () => {},
    },
    clock: { now: () => NOW },
    log: createLogger(
      { process: 'test', instance: '1', level: 'trace' },
      { write: (line) => lines.push(line) },
    ),
    publicOrigin: ORIGIN,
    trustedProxies: 0,
    openVault: async (call) => {
      vaultCalls.push(call)
      return grant
    },
    bindings: [
      bindRoute(routes.publicRead, ok),
      bindRoute(routes.sessionRead, ok),
      bindRoute(routes.stepUp, ok),
      bindRoute(routes.write, async (call) => {
        bodies.push(call.body)
        return ok()
      }),
      bindRoute(routes.refuse, async () => {
        throw testErrors.sold({ context: { lot: 7 } })
      }),
      bindRoute(routes.crash, async () => {
        throw new Error('password is hunter2')
      }),
      bindRoute(routes.wrong, async () => ({ done: false }) as never),
      bindRoute(routes.extra, async () => ({ done: true, secret: 'hush' }) as { done: true }),
      bindRoute(routes.byParam, ok),
      bindRoute(routes.byKey, ok),
      bindRoute(routes.byNothing, ok),
      bindRoute(routes.byBody, async (call) => {
        bodies.push(call.body)
        return ok()
      }),
    ],
  })
  return server
}

const ask = (options: InjectOptions) => (server ?? start()).app.inject(options)
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  ask({
    method: 'POST',
    url,
    payload,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
  })

afterEach(async () => {
  await server?.app.close()
  server = null
  lines.length = 0
  vaultCalls.length = 0
  bodies.length = 0
})

describe('the one error mapper', () => {
  const text = 'The request is not valid.'
  const long = JSON.stringify({ amount: 1, note: 'x'.repeat(200_000) })
  it.each([
    ['an error of ours', { url: '/api/test/refuse' }, 409, 'test/sold', 'Already sold.', { lot: 7 }],
    ['a crash', { url: '/api/test/crash' }, 500, 'internal/unexpected', 'Something went wrong.', undefined],
    [
      'an answer that breaks its contract',
      { url: '/api/test/wrong' },
      500,
      'internal/unexpected',
      'Something went wrong.',
      undefined,
    ],
    ['an unknown path', { url: '/api/test/none' }, 404, 'request/notFound', 'Not found.', undefined],
    [
      'an unreadable path',
      { url: '/api/test/vaults/%E0%A4%A' },
      400,
      'request/invalid',
      text,
      { field: 'params', problem: 'Not readable as a path' },
    ],
    [
      'a wrong field',
      { url: '/api/test/write', body: '{"amount":"1"}' },
      400,
      'request/invalid',
      text,
      { field: 'body.amount', problem: 'Invalid input: expected number, received string' },
    ],
    [
      'a missing body',
      { url: '/api/test/write', body: '' },
      400,
      'request/invalid',
      text,
      { field: 'body.amount', problem: 'Invalid input: expected number, received undefined' },
    ],
    [
      'a body that is not JSON',
      { url: '/api/test/write', body: '{"amount":' },
      400,
      'request/invalid',
      text,
      { field: 'body', problem: 'Not readable as JSON' },
    ],
    [
      'a poisoned prototype',
      { url: '/api/test/write', body: '{"__proto__":{"a":1},"amount":1}' },
      400,
      'request/invalid',
      text,
      { field: 'body', problem: 'Not readable as JSON' },
    ],
    [
      'a body that is too large',
      { url: '/api/test/write', body: long },
      413,
      'request/tooLarge',
      'The request is too large.',
      undefined,
    ],
    [
      'another kind of content',
      { url: '/api/test/write', body: 'a=1', type: 'application/x-www-form-urlencoded' },
      415,
      'request/unsupportedMedia',
      'This kind of content is not accepted.',
      undefined,
    ],
  ] as const)('answers %s', async (_what, call, status, code, error, context) => {
    const answer =
      'body' in call
        ? await post(call.url, call.body, { 'content-type': 'type' in call ? call.type : 'application/json' })
        : await ask({ method: 'GET', url: call.url })
    expect(answer.statusCode).toBe(status)
    const sent = wireError.parse(answer.json())
    expect(sent).toMatchObject({ code, error, requestId: answer.headers['x-request-id'] })
    expect(sent.context).toEqual(context)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('never tells what it did not expect, but logs it with the request id', async () => {
    const answer = await ask({ method: 'GET', url: '/api/test/crash' })
    expect(answer.body).not.toContain('hunter2')
    const logged = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request failed')
    expect(logged).toMatchObject({ requestId: answer.headers['x-request-id'], route: '/api/test/crash' })
    expect(logged.err.cause.message).toContain('hunter2')
  })

  it('sends only what the contract names', async () => {
    const answer = await ask({ method: 'GET', url: '/api/test/extra' })
    expect(answer.json()).toEqual({ done: true })
  })
})

describe('request id', () => {
  it.each([
    ['abcdef-1234.5_6', true],
    ['short', false],
    ['has a space in it', false],
    [`x${'y'.repeat(64)}`, false],
  ])('takes over %j: %s', async (given, kept) => {
    const answer = await ask({ method: 'GET', url: '/api/test/public', headers: { 'x-request-id': given } })
    const id = answer.headers['x-request-id']
    if (kept) expect(id).toBe(given)
    else expect(id).toMatch(/^[0-9a-f]{18}-[0-9a-z]+$/)
    expect(lines.some((line) => JSON.parse(line).requestId === id)).toBe(true)
  })
})

describe('same origin', () => {
  const url = '/api/test/write'
  it.each([
    ['our page', { origin: ORIGIN }, 200],
    ['our page without Origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['another site', { origin: 'https://evil.test' }, 403],
    [
      'another site that claims the same',
      { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
      403,
    ],
    ['a hidden origin', { origin: 'null' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['nobody knows', {}, 403],
  ])('a change from %s', async (_who, headers, status) => {
    const answer = await ask({ method: 'POST', url, payload: { amount: 1 }, headers: { ...headers } })
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json().code).toBe('request/crossOrigin')
  })

  it('a read may come from anywhere', async () => {
    const answer = await ask({
      method: 'GET',
      url: '/api/test/public',
      headers: { origin: 'https://evil.test' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('access', () => {
  it.each([
    ['GET', '/api/test/session', undefined, 401, 'account/sessionRequired'],
    ['GET', '/api/test/session', 'unknown', 401, 'account/sessionRequired'],
    ['GET', '/api/test/session', 'plain', 200, undefined],
    ['POST', '/api/test/step-up', undefined, 401, 'account/sessionRequired'],
    ['POST', '/api/test/step-up', 'plain', 403, 'account/stepUpRequired'],
    ['POST', '/api/test/step-up', 'stale', 403, 'account/stepUpRequired'],
    ['POST', '/api/test/step-up', 'fresh', 200, undefined],
    ['GET', '/api/test/vaults/1', undefined, 401, 'account/sessionRequired'],
  ] as const)('%s %s with session %s', async (method, url, cookie, status, code) => {
    const answer = await ask({ method, url, headers: { origin: ORIGIN, ...(cookie ? { cookie } : {}) } })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
  })

  it('tells the budget', async () => {
    const answer = await ask({ method: 'GET', url: '/api/test/public' })
    expect(answer.headers).toMatchObject({
      'ratelimit-limit': '5',
      'ratelimit-remaining': '4',
      'ratelimit-reset': '2',
    })
  })

  it('hands the vault door the key from the header', async () => {
    const headers = { cookie: 'plain', 'x-api-key': 'header-key' }
    await ask({ method: 'GET', url: '/api/test/vaults/12', headers })
    expect(vaultCalls).toEqual([{ session, vaultId: '12', presentedKey: 'header-key' }])
  })

  it('hands the vault door the key from the body, and the handler never sees it', async () => {
    await post('/api/test/vault', { vaultId: '13', apiKey: 'body-key' }, { cookie: 'plain' })
    expect(vaultCalls).toEqual([{ session, vaultId: '13', presentedKey: 'body-key' }])
    expect(bodies).toEqual([{ vaultId: '13' }])
  })

  it('lets the key name the vault only where the route says so', async () => {
    const headers = { cookie: 'plain', 'x-api-key': 'header-key' }
    await ask({ method: 'GET', url: '/api/test/key-alone', headers })
    expect(vaultCalls).toEqual([{ session, vaultId: null, presentedKey: 'header-key' }])
    const refused = await ask({ method: 'GET', url: '/api/test/nothing', headers })
    expect([refused.statusCode, refused.json().context.field]).toEqual([400, 'vaultId'])
    expect(vaultCalls).toHaveLength(1)
  })

  it('asks the door even without a key', async () => {
    await post('/api/test/vault', { vaultId: '13' }, { cookie: 'plain', 'x-api-key': '' })
    expect(vaultCalls).toEqual([{ session, vaultId: '13', presentedKey: null }])
  })
})

describe('logs', () => {
  it('hold neither bodies nor keys nor cookies nor the address with its values', async () => {
    const secrets = ['in-header', 'in-body', 'in-query', 'plain', 'amount-text']
    const headers = { cookie: 'plain', 'x-api-key': 'in-header' }
    await post('/api/test/vault?token=in-query', { vaultId: '13', apiKey: 'in-body' }, headers)
    await post('/api/test/write', { amount: 'amount-text' }, headers)
    await ask({ method: 'GET', url: '/api/test/crash?token=in-query', headers })
    expect(lines.length).toBeGreaterThanOrEqual(4)
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
  })
})
