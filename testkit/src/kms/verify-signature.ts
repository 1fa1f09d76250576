import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Checks AWS Signature Version 4 of a request, from Amazon's description of it and without any library for it. */

export type SignedRequest = {
  readonly method: string
  /** Path and query as they came. */
  readonly target: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export type SignatureProblem =
  | 'MissingAuthenticationTokenException'
  | 'IncompleteSignatureException'
  | 'InvalidSignatureException'
  | 'UnrecognizedClientException'
  | 'ExpiredTokenException'

export type KnownCredentials = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Temporary ones come with a token, which ends some day. */
  readonly session?: { readonly token: string; readonly endsAt: Date }
}

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SKEW_MAX_MS = 5 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** What the real service would complain of, or null. */
export function findSignatureProblem(
  request: SignedRequest,
  expected: {
    readonly region: string
    readonly service: string
    readonly known: KnownCredentials
    readonly now: Date
  },
): SignatureProblem | null {
  const { known, now } = expected
  const header = request.headers.authorization
  if (header === undefined) return 'MissingAuthenticationTokenException'
  const read = AUTHORIZATION.exec(header)
  const amzDate = request.headers['x-amz-date']
  if (read === null || amzDate === undefined) return 'IncompleteSignatureException'
  const [, accessKeyId = '', day = '', region = '', service = '', names = '', signature = ''] = read
  if (accessKeyId !== known.accessKeyId) return 'UnrecognizedClientException'
  if (request.headers['x-amz-security-token'] !== known.session?.token) return 'UnrecognizedClientException'
  if (known.session !== undefined && known.session.endsAt <= now) return 'ExpiredTokenException'
  const signedNames = names.split(';')
  if (mustBeSigned(request.headers).some((name) => !signedNames.includes(name)))
    return 'InvalidSignatureException'
  const at = dateOf(amzDate)
  const isScopeRight = region === expected.region && service === expected.service && amzDate.startsWith(day)
  if (at === null || !isScopeRight) return 'InvalidSignatureException'
  if (Math.abs(at.getTime() - now.getTime()) > SKEW_MAX_MS) return 'InvalidSignatureException'
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = [ALGORITHM, amzDate, scope, sha256(canonicalRequest(request, signedNames))].join('\n')
  const made = signWith(known.secretAccessKey, { day, region, service, text })
  return timingSafeEqual(made, Buffer.from(signature, 'hex')) ? null : 'InvalidSignatureException'
}

export function signWith(
  secret: string,
  to: { readonly day: string; readonly region: string; readonly service: string; readonly text: string },
): Buffer {
  const key = [to.day, to.region, to.service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, to.text)
}

export function canonicalRequest(request: SignedRequest, signedNames: readonly string[]): string {
  const { pathname, searchParams } = new URL(request.target, 'http://host')
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const headers = signedNames.map((name) => `${name}:${oneLine(request.headers[name] ?? '')}\n`).join('')
  return [request.method, pathname, query, headers, signedNames.join(';'), sha256(request.body)].join('\n')
}

const mustBeSigned = (headers: SignedRequest['headers']) => [
  'host',
  ...Object.keys(headers).filter((name) => name === 'content-type' || name.startsWith('x-amz-')),
]

const oneLine = (value: string) => value.trim().replaceAll(/ +/g, ' ')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function dateOf(amzDate: string): Date | null {
  const read = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate)
  if (read === null) return null
  const [, year, month, day, hour, minute, second] = read
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
