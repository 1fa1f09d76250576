import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get as httpGet } from 'node:http'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { SIGNER_KEY_PATH } from '@windhover/core/authority/vault-record'
import { defineRoute } from '@windhover/core/contract/route'
import { openEventStream } from '@windhover/testkit/event-stream'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bindRoute } from '../platform/http/route-binding.ts'
import { defineFeature } from './feature.ts'

const slowRoute = defineRoute({
  method: 'GET',
  path: '/api/slow',
  summary: 'Takes its time',
  access: 'public',
  rate: 'read',
  response: z.object({ done: z.literal(true) }),
})
const slow = defineFeature({
  name: 'slow',
  needs: [],
  routes: () => [
    bindRoute(slowRoute, async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return { done: true as const }
    }),
  ],
})
const SCRIPT = 'console.log("windhover")'

let database: TestDatabase
let webDist: string
let api: TestApi
const start = () =>
  startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'workspace'],
    extraFeatures: [slow],
    webDist,
    env: { SIGNER_PUBLIC_KEY_FILE: `${webDist}-key` },
  })

beforeAll(async () => {
  database = await createTestDatabase()
  webDist = await mkdtemp(join(tmpdir(), 'wh-web-'))
  await mkdir(join(webDist, 'assets'))
  await writeFile(join(webDist, 'index.html'), '<!doctype html><title>Windhover</title>')
  await writeFile(join(webDist, 'assets', 'app-1a2b.js'), SCRIPT)
  await writeFile(join(webDist, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  api = await start()
})

afterAll(async () => {
  await api?.close()
  await database?.drop()
  await rm(webDist, { recursive: true, force: true })
})

const getHealth = (path: string) => fetch(`${api.healthUrl}${path}`)
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${api.url}${path}`, { headers })

describe('operations', () => {
  it('health names every part and says not ready while one is down', async () => {
    const answer = await getHealth('/health')
    expect(answer.status).toBe(503)
    const report = await answer.json()
    expect(report).toMatchObject({
      live: true,
      ready: false,
      parts: {
        database: { state: 'up' },
        redis: { state: 'up' },
        durable: { state: 'down' },
        signer: { state: 'down' },
      },
    })
    expect((await getHealth('/health/live')).status).toBe(200)
  })

  it.each(['/health', '/health/live', '/metrics'])('tells the public nothing at %s', async (path) => {
    const text = await (await get(path)).text()
    expect(text).not.toMatch(/windhover_|"live"|"parts"/)
  })

  it('metrics count requests by route pattern and status', async () => {
    await get('/api/workspace')
    const text = await (await getHealth('/metrics')).text()
    expect(text).toMatch(
      /windhover_http_request_duration_seconds_count\{.*route="\/api\/workspace",status="200"/,
    )
    expect(text).toContain('windhover_event_streams_open')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })
})

describe('documentation', () => {
  it('describes every route as OpenAPI', async () => {
    const described = await (await get('/api/docs/json')).json()
    expect(described.openapi).toBe('3.1.0')
    expect(described.paths['/api/account/sessions/{id}'].delete).toMatchObject({
      'x-access': 'session',
      parameters: [{ name: 'id', in: 'path', required: true }],
    })
    const body =
      described.paths['/api/account/sign-in/wallet'].post.requestBody.content['application/json'].schema
    expect(body.required).toContain('signature')
  })

  it('is readable without script or anything from elsewhere', async () => {
    const page = await get('/api/docs')
    const html = await page.text()
    expect(html).toContain('/api/account/sessions/:id')
    expect(html).not.toMatch(/<script|style="|https?:/)
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
    expect((await get('/api/docs/style.css')).headers.get('content-type')).toContain('text/css')
  })
})

describe('the web app', () => {
  it('gets its page for every address it knows itself, never cached, with a strict policy', async () => {
    for (const path of ['/', '/?app=swap', '/__ui']) {
      const page = await get(path, { accept: 'text/html' })
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<title>Windhover')
      expect(page.headers.get('cache-control')).toBe('no-cache')
      const policy = page.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toContain('unsafe')
    }
  })

  it.each(['*/*', 'text/html'])(
    'answers a caller that takes no compression and accepts %s',
    async (accept) => {
      // fetch always offers compression, so this speaks HTTP itself.
      const page = await getPlain('/', accept)
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<title>Windhover</title>') })
      const folder = await getPlain('/assets/', '*/*')
      expect(folder.status).toBe(404)
    },
  )

  it('gets hashed files for ever, compressed where they lie compressed', async () => {
    const file = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(file.headers.get('content-encoding')).toBe('br')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await file.text()).toBe(SCRIPT)
  })

  it('gets the key of the signer beside it, once the signer has written it', async () => {
    const file = `${webDist}-key`
    const early = await get(SIGNER_KEY_PATH, { accept: 'text/html' })
    expect(early.status).toBe(404)
    await writeFile(file, `${'ab'.repeat(32)}\n`)
    const answer = await get(SIGNER_KEY_PATH)
    expect(await answer.text()).toBe(`${'ab'.repeat(32)}\n`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    await rm(file)
  })

  it('gets an error of ours for files and routes that are not there', async () => {
    for (const path of ['/assets/gone.js', '/api/none', '/../package.json', '/%2e%2e/package.json']) {
      const answer = await get(path, path.startsWith('/api') ? { accept: 'text/html' } : {})
      expect(answer.status).toBe(404)
      expect((await answer.json()).code).toBe('request/notFound')
    }
  })
})

function getPlain(path: string, accept: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpGet(`${api.url}${path}`, { headers: { accept } }, async (response) => {
      resolve({ status: response.statusCode, body: await text(response) })
    })
    request.once('error', reject)
  })
}

/** A connection of its own: fetch would use one that is still open. */
function connectTo(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', reject)
  })
}

describe('shutdown', () => {
  it('ends streams, finishes what runs, takes nothing new', async () => {
    const leaving = await start()
    const visitor = await signInOverHttp({ apiUrl: leaving.url, origin: TEST_ORIGIN })
    const stream = await openEventStream({ url: `${leaving.url}/api/events`, headers: visitor.headers })
    const running = fetch(`${leaving.url}/api/slow`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const startedAt = performance.now()
    const closed = leaving.close()
    await stream.ended
    await expect(connectTo(leaving.url)).rejects.toThrow('ECONNREFUSED')
    expect((await running).status).toBe(200)
    await closed
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
