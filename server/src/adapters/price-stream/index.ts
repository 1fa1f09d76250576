import type { PriceListener, PriceSource, RunningPriceSource } from '../../ports/price-feed.ts'
import { readMessage } from './read-message.ts'

export const PRICE_STREAM = 'price-stream'

/** The provider sends a heartbeat every 5 s; a line that is silent for longer than two of them is dead. */
const SILENCE_MS = 12_000
const FIRST_RETRY_MS = 200
const LAST_RETRY_MS = 10_000

/** Prices that a provider pushes over a WebSocket. */
export function createPriceStream(options: { url: string }): PriceSource {
  return { name: PRICE_STREAM, start: (listener) => startLine(options.url, listener) }
}

function startLine(url: string, listener: PriceListener): RunningPriceSource {
  let stopped = false
  let failures = 0
  let socket: WebSocket | null = null
  let silence: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined

  function connect(): void {
    const line = new WebSocket(url)
    socket = line
    let ended = false
    const lose = (reason: string) => {
      if (ended) return
      ended = true
      clearTimeout(silence)
      line.close()
      if (stopped) return
      listener.onTrouble(new Error(`the price stream was lost: ${reason}`))
      const waitMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS)
      failures += 1
      retry = setTimeout(connect, waitMs * (0.75 + Math.random() / 2))
    }
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(() => lose(`silent for ${SILENCE_MS / 1000} s`), SILENCE_MS)
    }
    heard()
    line.addEventListener('open', () => line.send(JSON.stringify({ type: 'subscribe', tokens: 'all' })))
    line.addEventListener('message', (event) => {
      const message = typeof event.data === 'string' ? readMessage(event.data, PRICE_STREAM) : null
      if (message === null || ended) return
      heard()
      failures = 0
      if (message.type === 'prices') listener.onTicks(message.ticks)
    })
    line.addEventListener('error', () => lose('the connection failed'))
    line.addEventListener('close', () => lose('the other side closed it'))
  }

  connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      clearTimeout(silence)
      socket?.close()
    },
  }
}
