import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { picture } from '@windhover/core/contract/picture'
import { defineRoute } from '@windhover/core/contract/route'
import { defineErrors } from '@windhover/core/errors/app-error'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../log/logger.ts'
import { closeServer } from './close-server.ts'
import { createServer, type HttpServer } from './create-server.ts'
import { describeApi } from './describe-api.ts'
import { bindRoute } from './route-binding.ts'

const ORIGIN = 'https://windhover.test'
const MAX = 100_000
const testErrors = defineErrors('form-test', { large: { status: 413, text: 'Too much of it.' } })
const got = z.object({ bytes: z.number().nullable(), note: z.string().nullable() })
const base = { method: 'POST', summary: 'For the test', rate: 'write', access: 'public' } as const
const file = { field: 'file', maxBytes: MAX, tooLarge: testErrors.large } as const
const routes = {
  form: defineRoute({ ...base, path: '/api/test/form', accepts: 'form', file, response: got }),
  shared: defineRoute({
    ...base,
    path: '/api/test/shared',
    accepts: 'form',
    query: z.object({ type: z.literal('file') }),
    body: z.object({ note: z.string().max(10).optional() }),
    file: { ...file, isOptional: true },
    response: got,
  }),
  sharedJson: defineRoute({
    ...base,
    path: '/api/test/shared',
    body: z.object({ note: z.string() }),
    response: z.object({ json: z.string() }),
  }),
  json: defineRoute({ ...base, path: '/api/test/json', body: z.object({ note: z.string() }), response: got }),
  session: defineRoute({
    ...base,
    access: 'session',
    path: '/api/test/session-form',
    accepts: 'form',
    file,
    response: got,
  }),
  kept: defineRoute({
    ...base,
    method: 'GET',
    path: '/api/test/kept',
    response: picture,
    answers: 'picture',
    isImmutable: true,
  }),
}

const lines: string[] = []
let server: HttpServer | null = null
let url = ''

async function start(): Promise<void> {
  server = createServer({
    // The port's double: nobody is signed in.
    identity: { readSession: async () => null },
    limiter: { take: () => ({ allowed: true, limit: 5, remaining: 4, resetMs: 1 }), close: async () => {} },
    clock: { now: () => new Date() },
    log: createLogger(
      { process: 'test', instance: '1', level: 'trace' },
      { write: (line) => lines.push(line) },
    ),
    publicOrigin: ORIGIN,
    trustedProxies: 0,
    openVault: null,
    bindings: [
      bindRoute(routes.form, async ({ file: sent }) => ({ bytes: sent.bytes.byteLength, note: null })),
      bindRoute(routes.shared, async ({ file: sent, body }) => ({
        bytes: sent?.bytes.byteLength ?? null,
        note: body.note ?? null,
      })),
      bindRoute(routes.sharedJson, async ({ body }) => ({ json: body.note })),
      bindRoute(routes.json, async ({ body }) => ({ bytes: null, note: body.note })),
      bindRoute(routes.session, async ({ file: sent }) => ({ bytes: sent.bytes.byteLength, note: null })),
      bindRoute(routes.kept, async () => ({ type: 'image/png', bytes: Buffer.from('png') }) as const),
    ],
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
}

afterEach(async () => {
  if (server !== null) await closeServer(server.app)
  server = null
  lines.length = 0
})

type Part = readonly [name: string, value: string | Uint8Array]
const formOf = (parts: readonly Part[]) => {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), 'person.png')
  }
  return form
}
async function send(path: string, body: FormData | string, type?: string) {
  if (server === null) await start()
  const headers = { origin: ORIGIN, ...(type ? { 'content-type': type } : {}) }
  const answer = await fetch(url + path, { method: 'POST', body, headers })
  return { status: answer.status, body: await answer.json() }
}
const bytes = (count: number) => new Uint8Array(count).fill(7)

describe('a form', () => {
  it('brings its file, up to the last byte it may have', async () => {
    const answer = await send('/api/test/form', formOf([['file', bytes(MAX)]]))
    expect(answer).toEqual({ status: 200, body: { bytes: MAX, note: null } })
  })

  it.each([1, 50_000, 2_000_000])(
    'is refused with %i bytes too many, in the words of its contract',
    async (more) => {
      const { status, body } = await send('/api/test/form', formOf([['file', bytes(MAX + more)]]))
      expect([status, body.error, body.code]).toEqual([413, 'Too much of it.', 'form-test/large'])
    },
  )

  it('is refused as soon as it is too large, although its sender never ends', async () => {
    await start()
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=b' }
      const call = httpRequest(`${url}/api/test/form`, { method: 'POST', headers }, async (response) => {
        const text = (await response.toArray()).join('')
        resolve({ status: response.statusCode ?? 0, text })
        call.destroy()
      })
      call.once('error', reject)
      call.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n')
      call.write(bytes(MAX + 1))
    })
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 'form-test/large'])
  })

  it.each([
    ['without its file', [['other', 'x']] as Part[], 'body.file'],
    ['with a file of nothing', [['file', bytes(0)]] as Part[], 'body.file'],
    ['with a file of another name', [['image', bytes(5)]] as Part[], 'body.file'],
  ])('%s is not valid', async (_what, parts, field) => {
    const { status, body } = await send('/api/test/form', formOf(parts))
    expect([status, body.code, body.context.field]).toEqual([400, 'request/invalid', field])
  })

  it.each([
    [
      'a second file',
      [
        ['file', bytes(5)],
        ['file', bytes(5)],
      ] as Part[],
      413,
    ],
    [
      'a field twice',
      [
        ['note', 'a'],
        ['note', 'b'],
      ] as Part[],
      400,
    ],
    ['a field that the contract refuses', [['note', 'x'.repeat(11)]] as Part[], 400],
    ['an endless field', [['note', 'x'.repeat(20_000)]] as Part[], 413],
    ['fields without end', Array.from({ length: 30 }, (_, at) => [`f${at}`, 'x'] as const), 413],
    ['a field for the prototype', [['__proto__', 'x']] as Part[], 400],
  ])('%s is refused', async (_what, parts, status) => {
    expect((await send('/api/test/shared?type=file', formOf(parts))).status).toBe(status)
  })

  it.each([
    ['no border', 'multipart/form-data', 'x'],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['nothing of a form', 'multipart/form-data; boundary=b', '{"file": 1}'],
  ])('that has %s is refused, and it is not our fault', async (_what, type, text) => {
    const { status, body } = await send('/api/test/form', text, type)
    expect([status, body.code]).toEqual([400, 'request/invalid'])
  })

  it('is not read before its sender is known', async () => {
    const { status, body } = await send('/api/test/session-form', formOf([['file', bytes(MAX * 2)]]))
    expect([status, body.code]).toEqual([401, 'account/sessionRequired'])
  })

  it('leaves nothing of its file or name in the log', async () => {
    await send('/api/test/form', formOf([['file', new TextEncoder().encode('inside-the-file')]]))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toMatch(/inside-the-file|person\.png/)
  })
})

describe('what is no form', () => {
  it('is not taken where a form is asked for, nor a form where JSON is', async () => {
    const json = await send('/api/test/form', '{}', 'application/json')
    const form = await send('/api/test/json', formOf([['note', 'x']]))
    for (const { status, body } of [json, form])
      expect([status, body.code]).toEqual([415, 'request/unsupportedMedia'])
  })

  it('goes its own way where both share a path', async () => {
    const sent = await send(
      '/api/test/shared?type=file',
      formOf([
        ['note', 'hi'],
        ['file', bytes(3)],
      ]),
    )
    expect(sent.body).toEqual({ bytes: 3, note: 'hi' })
    const fieldsOnly = await send('/api/test/shared?type=file', formOf([['note', 'hi']]))
    expect(fieldsOnly.body).toEqual({ bytes: null, note: 'hi' })
    const json = await send('/api/test/shared', '{"note":"hello"}', 'application/json')
    expect(json.body).toEqual({ json: 'hello' })
  })
})

describe('the description of the api', () => {
  const { paths } = describeApi(Object.values(routes), ORIGIN) as {
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: unknown }> } }>>
  }

  it('tells a form with its file and the size it may have', () => {
    expect(paths['/api/test/form']?.post?.requestBody.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { file: { type: 'string', format: 'binary', maxLength: MAX } },
          required: ['file'],
        },
      },
    })
  })

  it('tells both kinds of content that share a path', () => {
    const shared = paths['/api/test/shared']?.post
    expect(Object.keys(shared?.requestBody.content ?? {})).toEqual([
      'multipart/form-data',
      'application/json',
    ])
    expect(shared).toMatchObject({ parameters: [{ name: 'type', in: 'query', required: false }] })
    expect(shared?.requestBody.content['multipart/form-data']?.schema).toMatchObject({ required: [] })
  })
})

it('a picture that never changes is kept by the browser, locked in as any other', async () => {
  await start()
  const { headers } = await fetch(`${url}/api/test/kept`)
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
