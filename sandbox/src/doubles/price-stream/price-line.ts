import type { WebSocket } from 'ws'
import type { World } from '../../world/world.ts'
import { type PriceRow, writeBatch } from './price-batch.ts'
import { readSubscription, type Subscription, widen } from './subscription.ts'

const NAME = 'price-stream'
const HEARTBEAT_EVERY_MS = 5_000
const DEFAULT_DELAY_MS = 2_000
const DEFAULT_LIE_PCT = 150
/** A reader that falls this far behind loses the line instead of filling the memory. */
const MOST_UNSENT_BYTES = 16 * 1_024 * 1_024

export type PriceLine = { readonly tell: (rows: readonly PriceRow[]) => void; readonly end: () => void }

/** One connection: what was asked for, and what can be made to go wrong on the way. */
export function openPriceLine(
  socket: WebSocket,
  world: World,
  currentRows: () => readonly PriceRow[],
): PriceLine {
  let subscription: Subscription | null = null
  let heldBack: string | null = null
  const waiting: { readonly text: string; readonly dueMs: number }[] = []
  let timer: NodeJS.Timeout | undefined
  const strike = (kind: 'drop' | 'delay' | 'duplicate' | 'reorder') =>
    world.faults.strike(NAME, kind, `/${NAME}`)

  const sendNow = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate()
    else socket.send(text)
  }
  /** In order: whatever waits is sent before anything newer. */
  const send = (text: string, delayMs: number) => {
    if (waiting.length === 0 && delayMs === 0) return sendNow(text)
    waiting.push({ text, dueMs: Date.now() + delayMs })
    timer ??= setTimeout(sendDue, delayMs)
  }
  const sendDue = () => {
    timer = undefined
    while (waiting[0] && waiting[0].dueMs <= Date.now()) sendNow(waiting.shift()?.text ?? '')
    if (waiting[0]) timer = setTimeout(sendDue, waiting[0].dueMs - Date.now())
  }
  const sendPrices = (text: string) => {
    if (strike('drop')) return socket.terminate()
    const delay = strike('delay')
    const delayMs = delay ? (delay.delayMs ?? DEFAULT_DELAY_MS) : 0
    if (heldBack === null && strike('reorder')) {
      heldBack = text
      return
    }
    send(text, delayMs)
    if (strike('duplicate')) send(text, delayMs)
    if (heldBack !== null) send(heldBack, delayMs)
    heldBack = null
  }
  const tell = (rows: readonly PriceRow[]) => {
    const text = subscription && writeBatch(bend(rows, world), subscription)
    if (text) sendPrices(text)
  }
  const heartbeat = setInterval(() => sendNow('{"type":"heartbeat"}'), HEARTBEAT_EVERY_MS)
  const end = () => {
    clearInterval(heartbeat)
    clearTimeout(timer)
    socket.terminate()
  }
  socket.on('message', (data) => {
    const asked = readSubscription(String(data))
    if (typeof asked === 'object' && 'error' in asked) {
      return sendNow(JSON.stringify({ type: 'error', message: asked.error }))
    }
    const text = writeBatch(currentRows(), asked)
    subscription = widen(subscription, asked)
    if (text) sendNow(text)
  })
  socket.on('error', () => socket.terminate())
  return { tell, end }
}

/** Wrong prices where a lie is switched on; `match` names the token. */
function bend(rows: readonly PriceRow[], { faults }: World): readonly PriceRow[] {
  if (!faults.list().some((order) => order.target === NAME && order.kind === 'lie')) return rows
  return rows.map((row) => {
    const lie = faults.strike(NAME, 'lie', row.token.id)
    return lie ? { ...row, priceUsd: (row.priceUsd * (lie.amount ?? DEFAULT_LIE_PCT)) / 100 } : row
  })
}
