import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { SandboxLog } from '../../../world/world.ts'
import type { SolanaNode } from '../open-node.ts'
import { RPC } from '../rpc/rpc-error.ts'
import { writeJson } from '../rpc/write-json.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'

const MOST_BYTES = 64 * 1_024

const call = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.array(z.unknown()).optional(),
})
type Call = z.output<typeof call>

export type SubscriptionsOrder = {
  readonly node: SolanaNode
  readonly log: SandboxLog
  readonly port: number
  readonly host: string
}

export async function serveSubscriptions(order: SubscriptionsOrder): Promise<{ stop: () => Promise<void> }> {
  const server = new WebSocketServer({ host: order.host, port: order.port, maxPayload: MOST_BYTES })
  server.on('connection', (socket) => serveSocket(socket, order))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.once('listening', resolve)
  })
  return {
    stop: () => {
      for (const socket of server.clients) socket.terminate()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

let lastSubscription = 0

function serveSocket(socket: WebSocket, { node, log }: SubscriptionsOrder): void {
  const open = new Map<number, () => void>()
  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(writeJson({ jsonrpc: '2.0', ...message }))
  }
  const subscribe = (name: string, { id, params }: Call) => {
    const subscription = SUBSCRIPTIONS[name]
    if (!subscription) return send({ id, error: { code: RPC.methodNotFound, message: 'Method not found' } })
    lastSubscription += 1
    const number = lastSubscription
    const early: object[] = []
    let isAnnounced = false
    // What is already known must not be told before the listener has the number it will come under.
    const tell = (message: object) => (isAnnounced ? send(message) : early.push(message))
    try {
      const close = subscription(params, node, {
        notify: (make) => {
          const result = attempt(make, log)
          if (result !== undefined)
            tell({ method: `${name}Notification`, params: { result, subscription: number } })
        },
        end: () => open.delete(number),
      })
      open.set(number, close)
    } catch (error) {
      return send({ id, error: { code: RPC.invalidParams, message: `Invalid params: ${error}` } })
    }
    send({ id, result: number })
    isAnnounced = true
    for (const message of early) send(message)
  }
  const unsubscribe = ({ id, params }: Call) => {
    const number = Number(params?.[0])
    const close = open.get(number)
    open.delete(number)
    close?.()
    if (close) send({ id, result: true })
    else send({ id, error: { code: RPC.invalidParams, message: 'Invalid subscription id.' } })
  }
  socket.on('message', (data) => {
    const parsed = call.safeParse(parseJson(String(data)))
    // A message without a number wants no answer: some clients keep the line alive that way.
    if (!parsed.success) return
    const { method } = parsed.data
    if (method.endsWith('Unsubscribe')) return unsubscribe(parsed.data)
    subscribe(method.replace(/Subscribe$/, ''), parsed.data)
  })
  socket.on('error', (error) => log.warn('a Solana subscriber failed', { err: String(error) }))
  socket.on('close', () => {
    for (const close of open.values()) close()
    open.clear()
  })
}

function attempt(make: () => unknown, log: SandboxLog): unknown {
  try {
    return make()
  } catch (error) {
    log.warn('a Solana subscriber could not be told', { err: String(error) })
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
