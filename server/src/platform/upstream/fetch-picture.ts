import { lookup } from 'node:dns'
import { type ClientRequest, get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { PICTURE_TYPES, type Picture } from '@windhover/core/contract/picture'

const TIMEOUT_MS = 2_500
const BYTES_MAX = 256 * 1024
const REDIRECTS_MAX = 3

export type PictureFetchOptions = {
  readonly trustedHosts: ReadonlySet<string>
  readonly timeoutMs?: number
  readonly bytesMax?: number
  /** Also on the way of redirects; trusted hosts may be asked as they are configured. */
  readonly httpsOnly?: boolean
}

export type FetchPicture = (url: string) => Promise<Picture>

/**
 * Fetches a picture from an address that a stranger chose. Only the public internet is asked, whatever a name resolves
 * to and wherever it is redirected, except hosts that this deployment is configured with; the answer has to be a
 * picture, and small.
 */
export function createPictureFetch(options: PictureFetchOptions): FetchPicture {
  const limits = { timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX, httpsOnly: false, ...options }
  const follow = async (url: URL, redirectsLeft: number): Promise<Picture> => {
    const answer = await ask(url, { ...limits, isTrusted: options.trustedHosts.has(url.host) })
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined && redirectsLeft > 0) {
      answer.destroy()
      return await follow(new URL(headers.location, url), redirectsLeft - 1)
    }
    return await readPicture(answer, limits.bytesMax)
  }
  return (url) => follow(new URL(url), REDIRECTS_MAX)
}

type AskOptions = { readonly isTrusted: boolean; readonly httpsOnly: boolean; readonly timeoutMs: number }

function ask(url: URL, { isTrusted, httpsOnly, timeoutMs }: AskOptions): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return Promise.reject(new Error('not the web'))
  if (httpsOnly && !isTrusted && url.protocol !== 'https:') return Promise.reject(new Error('not https'))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A bare number is never looked up, so it is judged here.
  if (!isTrusted && isIP(host) !== 0 && isPrivate(host)) return Promise.reject(new Error('a private address'))
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? httpsGet : httpGet
    const request: ClientRequest = get(
      url,
      {
        headers: { accept: 'image/*' },
        signal: AbortSignal.timeout(timeoutMs),
        ...(isTrusted ? {} : { lookup: lookupPublic }),
      },
      resolve,
    )
    request.once('error', reject)
  })
}

async function readPicture(answer: IncomingMessage, bytesMax: number): Promise<Picture> {
  const said = answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const type = PICTURE_TYPES.find((each) => each === said)
  if (answer.statusCode !== 200 || type === undefined) {
    answer.destroy()
    throw new Error(`no picture: ${answer.statusCode} ${said ?? ''}`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    // Leaving the loop ends the answer.
    if (size > bytesMax) throw new Error('the picture is too large')
    chunks.push(chunk)
  }
  return { type, bytes: Buffer.concat(chunks) }
}

/** The address that is judged is the one that is connected to: a name cannot change its mind in between. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const isBad = addresses.length === 0 || addresses.some(({ address }) => isPrivate(address))
    if (isBad) return callback(new Error('a private address'), '')
    if (options.all === true) return callback(null, addresses)
    callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
}

function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPrivate(mapped)
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const PRIVATE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6')
