import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_BYTES_MAX, FILES_PER_DAY } from '@windhover/core/files/constants'
import { double as s3 } from '@windhover/sandbox/doubles/s3/index'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { startDoubles, type TestDoubles } from '@windhover/testkit/start-doubles'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDiskFileStore } from '../../adapters/file-store-disk/index.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import * as pictures from '../../platform/pictures/testing/hostile-pictures.ts'
import { feature } from './index.ts'

let database: TestDatabase
let connection: DatabaseConnection
let sql: postgres.Sql
let doubles: TestDoubles
let folder = ''
let api: TestApi
let onS3: TestApi
let limited: TestApi

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  doubles = await startDoubles([s3])
  folder = await mkdtemp(join(tmpdir(), 'wh-uploads-'))
  const common = { databaseUrl: database.url, redis: testRedis(), only: ['accounts', 'files'] }
  const env = { ...doubles.env, FILE_STORE_DIR: folder }
  api = await startTestApi({ ...common, env, rateLimits: NO_LIMITS })
  onS3 = await startTestApi({ ...common, env: { ...env, FILE_STORE: 's3' }, rateLimits: NO_LIMITS })
  limited = await startTestApi({ ...common, env, redis: testRedis() })
})
afterEach(() => doubles.faults.clear())
afterAll(async () => {
  for (const each of [api, onS3, limited]) await each?.close()
  await doubles?.stop()
  await sql?.end()
  await connection?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const signIn = (at = api) => signInOverHttp({ apiUrl: at.url, origin: TEST_ORIGIN })
type Sent = {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly type?: string
  readonly at?: TestApi
}

async function upload(
  who: WalletVisitor | null,
  { bytes, name = 'a.png', type = 'image/png', at = api }: Sent,
) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const headers = who?.headers ?? { origin: TEST_ORIGIN }
  const response = await fetch(`${at.url}/api/files/upload`, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}
const look = (pathname: string, at = api) => fetch(`${at.url}${pathname}`)
const rowsOf = ({ userId }: WalletVisitor) => sql`select * from stored_files where user_id = ${userId}`

describe('an uploaded picture', () => {
  it.each([
    ['disk', () => api],
    ['S3', () => onS3],
  ] as const)('R1-163 R1-273 lies at its url, with its pathname and type, on %s', async (_store, at) => {
    const person = await signIn()
    const { status, body } = await upload(person, { bytes: await pictures.samplePng(), at: at() })
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(['contentType', 'pathname', 'url'])
    expect(body).toMatchObject({ contentType: 'image/png', url: `${TEST_ORIGIN}${body.pathname}` })
    expect(body.pathname).toMatch(/^\/api\/files\/[\w-]{32}\.png$/)
    const seen = await look(body.pathname, at())
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).toMatchObject({ width: 48 })
  })

  it('is locked in where it is shown, and kept by browsers alone', async () => {
    const { body } = await upload(await signIn(), { bytes: await pictures.sampleGif() })
    const { headers } = await look(body.pathname)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  })

  it('has a name of ours, whatever it was called', async () => {
    const person = await signIn()
    for (const name of [
      '../../../etc/passwd',
      '/etc/cron.d/x',
      'a\0b.png',
      '<script>.png',
      'x'.repeat(5_000),
    ]) {
      const { body } = await upload(person, { bytes: await pictures.samplePng(48 + (name.length % 7)), name })
      expect(body.pathname).toMatch(/^\/api\/files\/[\w-]{32}\.png$/)
    }
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    )
    for (const { name } of files) expect(name).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await rowsOf(person))).not.toMatch(/passwd|script|xxxx/)
    expect(api.lines.join('')).not.toMatch(/passwd|cron/)
  })

  it('is what its bytes are, not what it is called', async () => {
    const { body } = await upload(await signIn(), {
      bytes: await pictures.sampleJpeg(),
      name: 'a.png',
      type: 'image/png',
    })
    expect([body.contentType, body.pathname.slice(-4)]).toEqual(['image/jpeg', '.jpg'])
  })

  it('is the same when it is sent again, and another one for another person', async () => {
    const [person, other] = [await signIn(), await signIn()]
    const bytes = await pictures.sampleWebp()
    const first = await upload(person, { bytes })
    const [again, theirs] = [await upload(person, { bytes }), await upload(other, { bytes })]
    expect(again.body).toEqual(first.body)
    expect(theirs.body.url).not.toBe(first.body.url)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('loses the place where it was taken', async () => {
    const taken = await pictures.jpegWithPlace()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { body } = await upload(await signIn(), { bytes: taken })
    const kept = Buffer.from(await (await look(body.pathname)).arrayBuffer())
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    expect(kept.toString('latin1')).not.toMatch(/Secret Person|GPS/)
  })

  it.each([
    ['behind a PNG', pictures.pngThenPage],
    ['in the comment of a GIF', pictures.gifWithPage],
  ])('loses a page that was hidden %s', async (_where, make) => {
    const { body } = await upload(await signIn(), { bytes: await make() })
    expect(Buffer.from(await (await look(body.pathname)).arrayBuffer()).toString('latin1')).not.toContain(
      '<script>',
    )
  })

  it('is not found under any other name, nor when the store has lost it', async () => {
    const person = await signIn()
    const { body } = await upload(person, { bytes: await pictures.samplePng(60) })
    for (const path of [`/api/files/${'A'.repeat(32)}.png`, body.pathname.replace('.png', '.gif')])
      expect((await look(path)).status).toBe(404)
    for (const path of ['/api/files/..%2F..%2Fetc%2Fpasswd', '/api/files/x.svg'])
      expect((await look(path)).status).toBe(400)
    const [row] = await rowsOf(person)
    await createDiskFileStore({ folder }).remove(row?.content)
    expect((await look(body.pathname)).status).toBe(404)
    await upload(person, { bytes: await pictures.samplePng(60) })
    expect((await look(body.pathname)).status).toBe(200)
  })
})

describe('what is refused', () => {
  const tooLarge = 'File size should be less than 5MB'
  const wrongType = 'Only PNG, JPG, GIF and WEBP images can be uploaded.'
  it.each([
    ['an SVG that is called a PNG', async () => pictures.svg, 415, wrongType],
    ['a page that is called a PNG', async () => pictures.html, 415, wrongType],
    [
      'a head of 20,000 by 20,000 points',
      async () => pictures.pngBomb(),
      422,
      'This image has too many pixels.',
    ],
    [
      'half a picture',
      async () => (await pictures.sampleJpeg(300)).subarray(0, 4_000),
      422,
      'This image is damaged and cannot be read.',
    ],
    ['5 MB and a byte', async () => Buffer.alloc(FILE_BYTES_MAX + 1, 7), 413, tooLarge],
    ['50 MB', async () => Buffer.alloc(50_000_000, 7), 413, tooLarge],
    ['exactly 5 MB of nothing', async () => Buffer.alloc(FILE_BYTES_MAX, 7), 415, wrongType],
  ] as const)('R1-253 R1-273 %s, in words', async (_what, make, status, error) => {
    const person = await signIn()
    const answer = await upload(person, { bytes: await make() })
    expect([answer.status, answer.body.error]).toEqual([status, error])
    expect(await rowsOf(person)).toHaveLength(0)
  })

  it('whoever is not signed in, and a page that is not ours', async () => {
    const bytes = await pictures.samplePng()
    expect((await upload(null, { bytes })).status).toBe(401)
    const { cookie = '' } = (await signIn()).headers
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)]))
    const headers = { cookie, origin: 'https://evil.test' }
    expect((await fetch(`${api.url}/api/files/upload`, { method: 'POST', body, headers })).status).toBe(403)
  })

  it('the one after the last of a day, also when all come at once', async () => {
    const person = await signIn()
    await sql`insert into stored_files (name, user_id, content, type, byte_count, created_at)
      select 'n' || at || ${person.userId}, ${person.userId}, 'c' || at || ${person.userId}, 'image/png', 1,
        now() - interval '23 hours' from generate_series(1, ${FILES_PER_DAY - 3}) at`
    const sizes = Array.from({ length: 8 }, (_, at) => 20 + at)
    const answers = await Promise.all(
      sizes.map(async (size) => upload(person, { bytes: await pictures.samplePng(size) })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('file/dailyLimit')
    await sql`update stored_files set created_at = now() - interval '25 hours' where user_id = ${person.userId}`
    expect((await upload(person, { bytes: await pictures.samplePng(99) })).status).toBe(200)
  })

  it('more than thirty in a minute', async () => {
    const person = await signIn(limited)
    const statuses = []
    // Twice the limit and two: a minute may end in between.
    for (let call = 0; call < 62; call += 1)
      statuses.push((await upload(person, { bytes: pictures.svg, at: limited })).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(415))
  })

  it('leaves no row behind when the store does not answer', async () => {
    const person = await signIn()
    doubles.faults.set({ target: 's3', kind: 'server-error' })
    const { status, body } = await upload(person, { bytes: await pictures.samplePng(), at: onS3 })
    expect([status, body.error]).toEqual([503, 'Failed to upload file, please try again!'])
    expect(await rowsOf(person)).toHaveLength(0)
  })
})

it('pictures go with the account, and those of others stay', async () => {
  const [person, other] = [await signIn(), await signIn()]
  const bytes = await pictures.samplePng(70)
  const [mine, theirs] = [(await upload(person, { bytes })).body, (await upload(other, { bytes })).body]
  const parts = { db: connection.db, fileStore: createDiskFileStore({ folder }) }
  await feature.onAccountsRemoved?.(parts as never)([person.userId])
  expect(await rowsOf(person)).toHaveLength(0)
  expect([(await look(mine.pathname)).status, (await look(theirs.pathname)).status]).toEqual([404, 200])
})
