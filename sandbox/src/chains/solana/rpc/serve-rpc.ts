import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultBoard } from '../../../faults/fault-board.ts'
import type { SandboxLog } from '../../../world/world.ts'
import type { SolanaNode } from '../open-node.ts'
import { answerCall, type CallParts, type RpcReply } from './answer-call.ts'
import { RPC } from './rpc-error.ts'
import { FAULT_TARGET, SENDING, strikeSending } from './strike-sending.ts'
import { createSubmissionLane } from './submission-lane.ts'
import { writeJson } from './write-json.ts'

const MOST_BYTES = 2 ** 20
const DEFAULT_DELAY_MS = 2_000
const WITHHELD_MS = 120_000

export type RpcOrder = {
  readonly node: SolanaNode
  readonly faults: FaultBoard
  readonly log: SandboxLog
  readonly port: number
  readonly host: string
}

export async function serveRpc({
  node,
  faults,
  log,
  port,
  host,
}: RpcOrder): Promise<{ stop: () => Promise<void> }> {
  const lane = createSubmissionLane({ node, faults, log })
  const stopping = new AbortController()
  const server = createServer((request, response) => {
    handle(request, response, { node, faults, lane, signal: stopping.signal }).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.warn('a Solana request failed', { err: String(error) })
      request.socket.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    stop: () => {
      lane.stop()
      stopping.abort()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type HandlerParts = CallParts & { readonly signal: AbortSignal }

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  parts: HandlerParts,
): Promise<void> {
  if (request.method === 'GET' && request.url === '/health') return void response.end('ok')
  if (request.method !== 'POST')
    return send(response, 405, 'Used HTTP Method is not allowed. POST or OPTIONS is required\n')
  const text = await readBody(request)
  if (text === null) return send(response, 413, '')
  const body = parseJson(text)
  if (body === undefined) {
    return send(
      response,
      200,
      writeJson({ jsonrpc: '2.0', id: null, error: { code: RPC.parseError, message: 'Parse error' } }),
    )
  }
  const methods = [body].flat().map(methodOf)
  const strike = (kind: Parameters<FaultBoard['strike']>[1]) =>
    methods.map((method) => parts.faults.strike(FAULT_TARGET, kind, method)).find((order) => order !== null)
  if (strike('rate-limit'))
    return refuse(response, 429, 'Too many requests for a specific RPC call', { 'retry-after': '1' })
  if (strike('server-error')) return refuse(response, 500, 'Internal server error')
  // What is sent has its own way of being lost or late: after it was accepted.
  if (!methods.includes(SENDING)) {
    const delay = strike('delay')
    if (delay) await sleep(delay.delayMs ?? DEFAULT_DELAY_MS, undefined, { signal: parts.signal })
    if (methods.some((method) => strikeSending(parts.faults, 'drop', method)))
      return void request.socket.destroy()
  }
  const replies = await Promise.all([body].flat().map((each) => answerCall(each, parts)))
  const withheld = replies.every(isSuccess) ? strike('timeout-after-success') : undefined
  if (withheld) {
    await sleep(withheld.delayMs ?? WITHHELD_MS, undefined, { signal: parts.signal, ref: false })
    return void request.socket.destroy()
  }
  send(response, 200, writeJson(Array.isArray(body) ? replies : replies[0]))
}

function isSuccess(reply: RpcReply): boolean {
  return reply.error === undefined
}

function methodOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'method' in body ? String(body.method) : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    chunks.push(chunk)
    length += chunk.length
    if (length > MOST_BYTES) return null
  }
  return Buffer.concat(chunks).toString()
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  send(response, status, writeJson({ jsonrpc: '2.0', id: null, error: { code: status, message } }))
}

function send(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(content),
  })
  response.end(content)
}
