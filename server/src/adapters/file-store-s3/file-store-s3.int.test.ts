import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { double } from '@windhover/sandbox/doubles/s3/index'
import { fileStoreConformance } from '@windhover/testkit/file-store-conformance'
import { startDoubles, type TestDoubles } from '@windhover/testkit/start-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readFileConfig } from '../../file-config.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { createS3FileStore, type S3Options } from './index.ts'

let doubles: TestDoubles
let options: S3Options
let store: FileStore
beforeAll(async () => {
  doubles = await startDoubles([double])
  const config = readFileConfig({ ...doubles.env, FILE_STORE: 's3' }).store
  if (config?.kind !== 's3') throw new Error('FILE_STORE=s3 is one line')
  options = config
  store = createS3FileStore(options)
})
afterEach(() => doubles.faults.clear())
afterAll(() => doubles?.stop())

fileStoreConformance('S3', () => store)

const content = (text = 'a picture') => ({ owner: 'u1', bytes: new TextEncoder().encode(text) })
const clientOf = (changes: Partial<S3Options> = {}) => {
  const { endpoint, region, accessKeyId, secretAccessKey } = { ...options, ...changes }
  return new S3Client({
    endpoint: endpoint ?? '',
    region,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey },
  })
}

describe('S3', () => {
  it.each([
    ['a wrong secret', { secretAccessKey: 'guessed' }],
    ['an unknown key', { accessKeyId: 'somebody' }],
    ['another bucket', { bucket: 'elsewhere' }],
    ['nobody there', { endpoint: 'http://127.0.0.1:9' }],
  ])('says with %s that nothing was stored', async (_what, wrong) => {
    const failing = createS3FileStore({ ...options, ...wrong })
    await expect(failing.put(content())).rejects.toMatchObject({ code: 'file/notStored', retryable: true })
  })

  it('never takes a failure for an empty place', async () => {
    const name = await store.put(content())
    for (const kind of ['server-error', 'drop', 'rate-limit'] as const) {
      doubles.faults.set({ target: 's3', kind })
      await expect(store.get(name), kind).rejects.toMatchObject({ code: 'file/unavailable' })
      doubles.faults.clear()
    }
    expect(await store.get(name)).not.toBeNull()
  })

  it('tries once more by itself', async () => {
    doubles.faults.set({ target: 's3', kind: 'server-error', times: 1 })
    expect(await store.put(content('again'))).toMatch(/^[0-9a-f]{32}\//)
  })

  it('does not hand out what is not what was put there', async () => {
    const name = await store.put(content('as it was'))
    doubles.faults.set({ target: 's3', kind: 'lie', times: 1 })
    expect(await store.get(name)).toBeNull()
  })
})

describe('the practice store', () => {
  const place = { Bucket: 'windhover', Key: 'some/key with spaces & more' }

  it('knows the signatures of Amazon’s own client, for odd names too', async () => {
    const client = clientOf()
    await client.send(new PutObjectCommand({ ...place, Body: 'text' }))
    expect((await client.send(new HeadObjectCommand(place))).ContentLength).toBe(4)
    const { Body } = await client.send(new GetObjectCommand(place))
    expect(await Body?.transformToString()).toBe('text')
  })

  it.each([
    ['the body', { body: 'changed' }],
    ['the path', { path: '/windhover/other' }],
    ['the method', { method: 'DELETE' }],
    ['a header', { headers: { 'x-amz-acl': 'public-read' } }],
    ['the time', { headers: { 'x-amz-date': '20200101T000000Z' } }],
  ] as const)('refuses a request when somebody changed %s on the way', async (_what, change) => {
    const client = clientOf()
    client.middlewareStack.add(
      (next) => async (args) => {
        const request = args.request as {
          method: string
          path: string
          body: unknown
          headers: Record<string, string>
        }
        const { headers, ...rest } = change as { headers?: Record<string, string> }
        Object.assign(request, rest)
        Object.assign(request.headers, headers)
        if ('body' in change) request.headers['content-length'] = String(change.body.length)
        return next(args)
      },
      { step: 'finalizeRequest', name: 'onTheWay', priority: 'low' },
    )
    const sent = client.send(new PutObjectCommand({ ...place, Body: 'text' }))
    await expect(sent).rejects.toMatchObject({
      $metadata: { httpStatusCode: expect.toSatisfy((status: number) => status >= 400 && status < 500) },
    })
  })
})
