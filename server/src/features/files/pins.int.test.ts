import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { double as pinata } from '@windhover/sandbox/doubles/pinata/index'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { type PictureServer, startPictureServer } from '@windhover/testkit/picture-server'
import { startDoubles, type TestDoubles } from '@windhover/testkit/start-doubles'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as pictures from '../../platform/pictures/testing/hostile-pictures.ts'

let database: TestDatabase
let doubles: TestDoubles
let outside: PictureServer
let folder = ''
let api: TestApi
let bare: TestApi
let person: WalletVisitor

beforeAll(async () => {
  database = await createTestDatabase()
  doubles = await startDoubles([pinata])
  outside = await startPictureServer({ '/inside.png': { body: await pictures.samplePng() } })
  folder = await mkdtemp(join(tmpdir(), 'wh-pins-'))
  const common = {
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'files'],
    rateLimits: NO_LIMITS,
  }
  const env = { ...doubles.env, FILE_STORE_DIR: folder }
  api = await startTestApi({ ...common, env })
  bare = await startTestApi({
    ...common,
    env: { ...env, PINATA_URL: '', PINATA_JWT: '', PINATA_GATEWAY_URL: '' },
  })
  person = await signIn()
})
afterEach(() => doubles.faults.clear())
afterAll(async () => {
  await api?.close()
  await bare?.close()
  await outside?.stop()
  await doubles?.stop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const signIn = () => signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })

async function pinFile(fields: { file?: Uint8Array; fileUrl?: string }, who = person, at = api) {
  const body = new FormData()
  if (fields.file !== undefined) body.append('file', new Blob([new Uint8Array(fields.file)]), 'a.png')
  if (fields.fileUrl !== undefined) body.append('fileUrl', fields.fileUrl)
  const response = await fetch(`${at.url}/api/ipfs?type=file`, { method: 'POST', body, headers: who.headers })
  return { status: response.status, body: await response.json() }
}
async function pinMetadata(metadata: object, at = api) {
  const response = await fetch(`${at.url}/api/ipfs`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  })
  return { status: response.status, body: await response.json() }
}
async function upload(who: WalletVisitor, bytes: Uint8Array): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'a.png')
  const response = await fetch(`${api.url}/api/files/upload`, { method: 'POST', body, headers: who.headers })
  return (await response.json()).url
}
const seen = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
const FAILED = 'Failed to upload file to IPFS'

describe('a picture on IPFS', () => {
  it('R3-075 R3-140 is the one that was sent, cleaned', async () => {
    const { status, body } = await pinFile({ file: await pictures.jpegWithPlace() })
    expect([status, Object.keys(body)]).toEqual([200, ['ipfsUrl']])
    expect(body.ipfsUrl).toMatch(/\/ipfs\/bafkrei[a-z2-7]{52}$/)
    const pinned = await seen(body.ipfsUrl)
    expect((await sharp(pinned).metadata()).exif).toBeUndefined()
    expect(pinned.toString('latin1')).not.toContain('Secret Person')
  })

  it('R3-140 is one that this person has uploaded', async () => {
    const url = await upload(person, await pictures.samplePng(55))
    const { body } = await pinFile({ fileUrl: url })
    expect(await sharp(await seen(body.ipfsUrl)).metadata()).toMatchObject({ width: 55, format: 'png' })
  })

  it('R3-140 is one that lies elsewhere, if it is a picture', async () => {
    // The gateway is the one host here that a deployment trusts by its settings.
    const gateway = (await pinFile({ file: await pictures.samplePng(56) })).body.ipfsUrl
    const { status, body } = await pinFile({ fileUrl: gateway })
    expect([status, (await sharp(await seen(body.ipfsUrl)).metadata()).width]).toEqual([200, 56])
    const page = (await pinMetadata({ name: 'x', symbol: 'X' })).body.ipfsUrl
    expect((await pinFile({ fileUrl: page })).body.error).toBe(FAILED)
  })

  it('R3-159 is never one of somebody else, of this machine, or of no web at all', async () => {
    const theirs = await upload(await signIn(), await pictures.samplePng(57))
    const asked = outside.requests.length
    for (const fileUrl of [
      theirs,
      `${TEST_ORIGIN}/api/files/${'A'.repeat(32)}.png`,
      `${outside.url}/inside.png`,
      'http://169.254.169.254/latest/meta-data',
      'https://127.0.0.1/inside.png',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
    ]) {
      const { status, body } = await pinFile({ fileUrl })
      expect([fileUrl, status, body.error]).toEqual([fileUrl, 502, FAILED])
    }
    expect(outside.requests.length).toBe(asked)
  })

  it('is refused for what it is', async () => {
    expect((await pinFile({ file: pictures.svg })).body.code).toBe('file/wrongType')
    expect((await pinFile({})).body.context.field).toBe('body.file')
    const noKind = await fetch(`${api.url}/api/ipfs`, {
      method: 'POST',
      body: new FormData(),
      headers: person.headers,
    })
    expect(noKind.status).toBe(400)
    const nobody = await fetch(`${api.url}/api/ipfs?type=file`, {
      method: 'POST',
      body: new FormData(),
      headers: { origin: TEST_ORIGIN },
    })
    expect(nobody.status).toBe(401)
  })

  it.each(['server-error', 'drop', 'lie'] as const)(
    'R3-159 that could not be pinned says so: %s',
    async (kind) => {
      doubles.faults.set({ target: 'pinata', kind })
      const { status, body } = await pinFile({ file: await pictures.samplePng() })
      expect([status, body.error, body.retryable]).toEqual([502, FAILED, true])
    },
  )

  it('R3-159 R3-160 is not to be had where nobody pins', async () => {
    expect((await pinFile({ file: await pictures.samplePng() }, person, bare)).body.error).toBe(FAILED)
    const answer = await pinMetadata({ name: 'x', symbol: 'X' }, bare)
    expect(answer.body.error).toBe('Failed to upload metadata to IPFS')
  })
})

describe('metadata on IPFS', () => {
  const metadata = {
    name: 'Kestrel',
    description: 'Hovers.',
    symbol: 'KES',
    twitter: 'https://x.com/kestrel',
    telegram: 'https://t.me/kestrel',
    website: 'https://kestrel.test',
    image: 'https://kestrel.test/a.png',
  }

  it('R3-075 R3-141 says what a token says of itself, and nothing else', async () => {
    const { status, body } = await pinMetadata({ ...metadata, extra: 'dropped' })
    expect([status, Object.keys(body)]).toEqual([200, ['ipfsUrl']])
    expect(await (await fetch(body.ipfsUrl)).json()).toEqual(metadata)
    const short = (await pinMetadata({ name: 'K', symbol: 'K' })).body.ipfsUrl
    expect(await (await fetch(short)).json()).toMatchObject({ name: 'K', image: '', website: '' })
  })

  it('R3-160 that could not be pinned says so', async () => {
    doubles.faults.set({ target: 'pinata', kind: 'server-error' })
    const { status, body } = await pinMetadata(metadata)
    expect([status, body.error]).toEqual([502, 'Failed to upload metadata to IPFS'])
  })

  it('has a name and a symbol', async () => {
    expect((await pinMetadata({ ...metadata, name: ' ' })).status).toBe(400)
    expect((await pinMetadata({ ...metadata, symbol: undefined })).status).toBe(400)
    expect((await pinMetadata({ ...metadata, website: 'x'.repeat(3_000) })).status).toBe(400)
  })
})
