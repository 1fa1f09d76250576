import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { describe, expect, it } from 'vitest'
import { canonicalRequest, findSignatureProblem, type SignedRequest, signWith } from './verify-signature.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const known = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: SECRET }
const AT = '20150830T123600Z'
const now = new Date('2015-08-30T12:36:00Z')

/** Amazon's own examples: the test suite of Signature Version 4, and the call from its description. */
const PUBLISHED = [
  {
    name: 'get-vanilla',
    request: {
      method: 'GET',
      target: '/',
      headers: { host: 'example.amazonaws.com', 'x-amz-date': AT },
      body: '',
    },
    signed: ['host', 'x-amz-date'],
    service: 'service',
    signature: '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  },
  {
    name: 'get-vanilla-query-order-key-case',
    request: {
      method: 'GET',
      target: '/?Param2=value2&Param1=value1',
      headers: { host: 'example.amazonaws.com', 'x-amz-date': AT },
      body: '',
    },
    signed: ['host', 'x-amz-date'],
    service: 'service',
    signature: 'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  },
  {
    name: 'post-vanilla',
    request: {
      method: 'POST',
      target: '/',
      headers: { host: 'example.amazonaws.com', 'x-amz-date': AT },
      body: '',
    },
    signed: ['host', 'x-amz-date'],
    service: 'service',
    signature: '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  },
  {
    name: 'ListUsers',
    request: {
      method: 'GET',
      target: '/?Action=ListUsers&Version=2010-05-08',
      headers: {
        host: 'iam.amazonaws.com',
        'x-amz-date': AT,
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      },
      body: '',
    },
    signed: ['content-type', 'host', 'x-amz-date'],
    service: 'iam',
    signature: '5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
  },
] as const

describe('findSignatureProblem', () => {
  it.each(PUBLISHED)('finds what Amazon published for $name', ({ request, signed, service, signature }) => {
    const scope = `20150830/us-east-1/${service}/aws4_request`
    const digest = createHash('sha256').update(canonicalRequest(request, signed)).digest('hex')
    const text = ['AWS4-HMAC-SHA256', AT, scope, digest].join('\n')
    const made = signWith(SECRET, { day: '20150830', region: 'us-east-1', service, text })
    expect(made.toString('hex')).toBe(signature)
    const authorization = `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/${scope}, SignedHeaders=${signed.join(';')}, Signature=${signature}`
    const whole = { ...request, headers: { ...request.headers, authorization } }
    expect(findSignatureProblem(whole, { region: 'us-east-1', service, known, now })).toBeNull()
  })

  const expected = { region: 'eu-central-1', service: 'kms', known, now }
  async function signedRequest(change: { secret?: string; region?: string } = {}): Promise<SignedRequest> {
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'TrentService.Decrypt' }
    const signer = new AwsV4Signer({
      accessKeyId: known.accessKeyId,
      secretAccessKey: change.secret ?? SECRET,
      url: 'http://127.0.0.1:9/',
      method: 'POST',
      headers,
      body: '{"a":1}',
      service: 'kms',
      region: change.region ?? 'eu-central-1',
      datetime: AT,
      allHeaders: true,
    })
    const signed = await signer.sign()
    return {
      method: 'POST',
      target: '/',
      headers: { ...Object.fromEntries(signed.headers), host: '127.0.0.1:9' },
      body: '{"a":1}',
    }
  }

  it('accepts what a library has signed', async () => {
    expect(findSignatureProblem(await signedRequest(), expected)).toBeNull()
  })

  it('refuses everything that was signed otherwise', async () => {
    const good = await signedRequest()
    const withHeaders = (headers: SignedRequest['headers']) => ({
      ...good,
      headers: { ...good.headers, ...headers },
    })
    const problems = [
      await signedRequest({ secret: 'another' }),
      await signedRequest({ region: 'us-east-1' }),
      { ...good, body: '{"a":2}' },
      { ...good, target: '/other' },
      withHeaders({ 'x-amz-target': 'TrentService.Encrypt' }),
      withHeaders({ 'x-amz-later': 'unsigned' }),
    ].map((request) => findSignatureProblem(request, expected))
    expect(new Set(problems)).toEqual(new Set(['InvalidSignatureException']))
    expect(findSignatureProblem(withHeaders({ authorization: undefined }), expected)).toBe(
      'MissingAuthenticationTokenException',
    )
    expect(
      findSignatureProblem(withHeaders({ authorization: 'AWS4-HMAC-SHA256 Credential=x' }), expected),
    ).toBe('IncompleteSignatureException')
    expect(findSignatureProblem(withHeaders({ 'x-amz-security-token': 'made up' }), expected)).toBe(
      'UnrecognizedClientException',
    )
  })

  it('refuses a request that is older or newer than five minutes', async () => {
    const request = await signedRequest()
    const at = (ms: number) =>
      findSignatureProblem(request, { ...expected, now: new Date(now.getTime() + ms) })
    expect(at(5 * 60_000)).toBeNull()
    expect(at(-5 * 60_000)).toBeNull()
    expect(at(5 * 60_000 + 1)).toBe('InvalidSignatureException')
    expect(at(-5 * 60_000 - 1)).toBe('InvalidSignatureException')
  })
})
