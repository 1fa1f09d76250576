import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const ALGORITHM = 'AWS4-HMAC-SHA256'
/** What Amazon allows a clock to be off by. */
const SKEW_MS = 15 * 60_000
const ALWAYS_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date']

export type SignedRequest = {
  readonly method: string
  /** As it came over the wire. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string }

/** The code Amazon would refuse with, or null for a request that whoever holds the secret has signed as it is. */
export function checkSignature(
  request: SignedRequest,
  { accessKeyId, secretAccessKey }: Credentials,
  nowMs: number,
): string | null {
  const given = readAuthorization(request.headers.authorization ?? '')
  if (given === null) return 'AccessDenied'
  const { scope, signedHeaders, signature } = given
  const [key = '', day = '', region = '', service, end] = scope
  if (key !== accessKeyId) return 'InvalidAccessKeyId'
  const at = header(request, 'x-amz-date')
  if (Math.abs(nowMs - timeOf(at)) > SKEW_MS) return 'RequestTimeTooSkewed'
  if (!at.startsWith(day) || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed'
  if (!everySignedThere(request, signedHeaders)) return 'AccessDenied'
  if (header(request, 'x-amz-content-sha256') !== sha256(request.body)) return 'XAmzContentSHA256Mismatch'
  const expected = computeSignature(request, { day, region, signedHeaders, secretAccessKey })
  return isSame(expected, signature) ? null : 'SignatureDoesNotMatch'
}

/** Signature version 4, as Amazon describes it for a header. */
export function computeSignature(
  request: Omit<SignedRequest, 'body'>,
  by: { day: string; region: string; signedHeaders: readonly string[]; secretAccessKey: string },
): string {
  const { day, region, signedHeaders, secretAccessKey } = by
  const [path = '', query = ''] = request.url.split('?')
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    header(request, 'x-amz-content-sha256'),
  ].join('\n')
  const scope = [day, region, 's3', 'aws4_request']
  const text = [ALGORITHM, header(request, 'x-amz-date'), scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, text).toString('hex')
}

function readAuthorization(text: string) {
  const found = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
    text,
  )
  if (found === null) return null
  const [, credential = '', headers = '', signature = ''] = found
  return { scope: credential.split('/'), signedHeaders: headers.split(';'), signature }
}

/** What is sent but not signed could have been put there by anybody on the way. */
function everySignedThere({ headers }: SignedRequest, signed: readonly string[]): boolean {
  const needed = [...ALWAYS_SIGNED, ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  return needed.every((name) => signed.includes(name)) && signed.every((name) => headers[name] !== undefined)
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
const header = ({ headers }: Pick<SignedRequest, 'headers'>, name: string) => String(headers[name] ?? '')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/** `20261115T140000Z` */
const timeOf = (at: string) =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
