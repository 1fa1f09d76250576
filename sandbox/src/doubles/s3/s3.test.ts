import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFaultBoard, type FaultBoard } from '../../faults/fault-board.ts'
import type { World } from '../../world/world.ts'
import { mountDouble } from '../mount-doubles.ts'
import { checkSignature, computeSignature } from './check-signature.ts'
import { double } from './index.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('signatures', () => {
  // The worked examples in Amazon's own description of signature version 4.
  const AMAZON = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const at = '20130524T000000Z'
  const nowMs = Date.parse('2013-05-24T00:00:00Z')
  const host = 'examplebucket.s3.amazonaws.com'
  const examples = [
    {
      method: 'GET',
      url: '/test.txt',
      body: '',
      more: { range: 'bytes=0-9' },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    {
      method: 'PUT',
      url: '/test%24file.text',
      body: 'Welcome to Amazon S3.',
      more: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
    {
      method: 'GET',
      url: '/?lifecycle',
      body: '',
      more: {},
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
  ] as const
  const requestOf = ({ method, url, body, more, signature }: (typeof examples)[number]) => {
    const signed = { host, ...more, 'x-amz-content-sha256': sha256(body), 'x-amz-date': at }
    const names = Object.keys(signed).toSorted().join(';')
    const credential = `${AMAZON.accessKeyId}/20130524/us-east-1/s3/aws4_request`
    const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`
    return { method, url, body: Buffer.from(body), headers: { ...signed, authorization } }
  }

  it.each(examples)('$method $url is the one of the example', (example) => {
    expect(checkSignature(requestOf(example), AMAZON, nowMs)).toBeNull()
  })

  it('are refused when anything else was sent than was signed', () => {
    const request = requestOf(examples[1])
    const refused = (change: object, credentials = AMAZON, clockMs = nowMs) =>
      checkSignature({ ...request, ...change }, credentials, clockMs)
    expect(refused({ method: 'DELETE' })).toBe('SignatureDoesNotMatch')
    expect(refused({ url: '/other' })).toBe('SignatureDoesNotMatch')
    expect(refused({ body: Buffer.from('Other') })).toBe('XAmzContentSHA256Mismatch')
    expect(refused({ headers: { ...request.headers, 'x-amz-acl': 'public-read' } })).toBe('AccessDenied')
    expect(refused({ headers: { ...request.headers, authorization: '' } })).toBe('AccessDenied')
    expect(refused({}, { ...AMAZON, secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch')
    expect(refused({}, { ...AMAZON, accessKeyId: 'other' })).toBe('InvalidAccessKeyId')
    expect(refused({}, AMAZON, nowMs + 16 * 60_000)).toBe('RequestTimeTooSkewed')
  })
})

describe('the practice bucket', () => {
  let app: FastifyInstance
  let faults: FaultBoard
  let stateDir = ''
  beforeEach(async () => {
    stateDir = await mkdtemp(join(tmpdir(), 'wh-s3-'))
    faults = createFaultBoard()
    app = Fastify()
    await mountDouble(app, double, { faults, stateDir } as World)
  })
  afterEach(async () => {
    await app.close()
    await rm(stateDir, { recursive: true, force: true })
  })

  function ask(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string, body = '', bucket = 'windhover') {
    const now = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
    const url = `/s3/${bucket}/${key}`
    const signed = { host: 'localhost:80', 'x-amz-content-sha256': sha256(body), 'x-amz-date': now }
    const by = {
      day: now.slice(0, 8),
      region: 'us-east-1',
      signedHeaders: Object.keys(signed),
      secretAccessKey: 'practice',
    }
    const signature = computeSignature({ method, url, headers: signed }, by)
    const authorization = `AWS4-HMAC-SHA256 Credential=practice/${by.day}/us-east-1/s3/aws4_request, SignedHeaders=${by.signedHeaders.join(';')}, Signature=${signature}`
    const type = body === '' ? {} : { 'content-type': 'application/octet-stream' }
    return app.inject({ method, url, headers: { ...signed, ...type, authorization }, payload: body })
  }

  it('keeps what is put there until it is deleted', async () => {
    expect((await ask('PUT', 'a/b.png', 'bytes')).statusCode).toBe(200)
    expect((await ask('GET', 'a/b.png')).body).toBe('bytes')
    expect((await ask('HEAD', 'a/b.png')).headers['content-length']).toBe('5')
    expect((await ask('DELETE', 'a/b.png')).statusCode).toBe(204)
    const gone = await ask('GET', 'a/b.png')
    expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('<Code>NoSuchKey</Code>')])
    expect((await ask('DELETE', 'a/b.png')).statusCode).toBe(204)
  })

  it('knows no other bucket, and nobody who has not signed', async () => {
    expect((await ask('PUT', 'a', 'x', 'other')).body).toContain('NoSuchBucket')
    expect((await app.inject({ method: 'GET', url: '/s3/windhover/a' })).statusCode).toBe(403)
  })

  it('lie: other bytes than were put there', async () => {
    await ask('PUT', 'a', 'abc')
    faults.set({ target: 's3', kind: 'lie', times: 1 })
    expect((await ask('GET', 'a')).body).toBe('cba')
    expect((await ask('GET', 'a')).body).toBe('abc')
  })
})
