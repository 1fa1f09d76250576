import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseExactJson } from '@windhover/server/platform/upstream/parse-exact-json'

/**
 * Stands where a provider's answers are tested in their recorded form: the real provider is not reachable from a test.
 * It answers from a list; the first entry that fits is the answer.
 */
export type Recording = {
  /** JSON-RPC method, and what its parameters contain (and do not) as text. */
  readonly rpc?: string
  readonly params?: string
  readonly paramsLack?: string
  /** Path of a GET, and query entries that are there, or, where null, are not. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string | null>>
  readonly status?: number
  /** Body of a GET, or result of an RPC call. Text is sent as it stands, so that large numbers keep their digits. */
  readonly answer?: unknown
  readonly answerText?: string
  readonly rpcError?: unknown
}

export type Failure = 'away' | 'rate-limited' | 'server-error' | 'garbage' | 'wrong-shape'
export const FAILURES: readonly Failure[] = ['away', 'rate-limited', 'server-error', 'garbage', 'wrong-shape']

export type ReplayServer = {
  readonly url: string
  /** From now on nothing works, in this way; null mends it. */
  readonly fail: (failure: Failure | null) => void
  readonly requests: readonly string[]
  readonly stop: () => Promise<void>
}

export async function startReplayServer(recordings: readonly Recording[]): Promise<ReplayServer> {
  const requests: string[] = []
  let failure: Failure | null = null
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      requests.push(`${request.method} ${request.url} ${body}`)
      if (failure === 'away') return void request.socket.destroy()
      const { status, text } =
        failure === null ? answer(recordings, request.url ?? '', body) : FAILED[failure]
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (kind) => {
      failure = kind
    },
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Answer = { readonly status: number; readonly text: string }

const FAILED: Readonly<Record<Exclude<Failure, 'away'>, Answer>> = {
  'rate-limited': { status: 429, text: '{"error":"Too many requests"}' },
  'server-error': { status: 500, text: '{"error":"Internal server error"}' },
  garbage: { status: 200, text: '<html>not what was asked' },
  'wrong-shape': { status: 200, text: '{"jsonrpc":"2.0","id":1,"result":"","value":"","tokens":7}' },
}

function answer(recordings: readonly Recording[], url: string, body: string): Answer {
  if (body === '') return answerGet(recordings, new URL(url, 'http://replay'))
  const call = parseExactJson(body) as { id: unknown; method: string; params?: unknown }
  const params = JSON.stringify(call.params ?? [], (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  const found = recordings.find(
    (each) =>
      each.rpc === call.method &&
      params.toLowerCase().includes((each.params ?? '').toLowerCase()) &&
      (each.paramsLack === undefined || !params.includes(each.paramsLack)),
  )
  if (found === undefined) return { status: 404, text: JSON.stringify({ error: `no recording of ${body}` }) }
  const id = JSON.stringify(call.id)
  const outcome =
    found.rpcError === undefined ? `"result":${textOf(found)}` : `"error":${JSON.stringify(found.rpcError)}`
  return { status: found.status ?? 200, text: `{"jsonrpc":"2.0","id":${id},${outcome}}` }
}

function answerGet(recordings: readonly Recording[], url: URL): Answer {
  const found = recordings.find(
    (each) => each.path === url.pathname && fits(each.query ?? {}, url.searchParams),
  )
  return found === undefined
    ? { status: 599, text: JSON.stringify({ error: `no recording of ${url.pathname}${url.search}` }) }
    : { status: found.status ?? 200, text: textOf(found) }
}

function fits(query: Readonly<Record<string, string | null>>, asked: URLSearchParams): boolean {
  return Object.entries(query).every(([name, value]) => asked.get(name) === value)
}

function textOf(recording: Recording): string {
  return recording.answerText ?? JSON.stringify(recording.answer)
}

/** Recorded answers lie beside the adapter that reads them. */
export function readRecordings(url: URL): readonly Recording[] {
  return JSON.parse(readFileSync(url, 'utf8')) as readonly Recording[]
}
