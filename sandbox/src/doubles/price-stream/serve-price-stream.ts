import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { World } from '../../world/world.ts'
import type { PriceRow } from './price-batch.ts'
import { openPriceLine, type PriceLine } from './price-line.ts'
import { createPricePump, type PricePump, toWallMs } from './price-pump.ts'
import { quoteTokens } from './quoted-tokens.ts'

const PATH = '/price-stream'
const HIGHEST_RATE = 200

/** Takes the upgrades of this one path; the answer closes every line. */
export function servePriceStream(server: Server, world: World): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_000_000 })
  const tokens = quoteTokens(world)
  const pumps = new Map<number, PricePump>()
  const lines = new Set<PriceLine>()

  const pumpAt = (rate: number): PricePump => {
    const pump = pumps.get(rate) ?? createPricePump(world, tokens, rate)
    pumps.set(rate, pump)
    return pump
  }
  /** Behind everything that happened before: no older price comes after these. */
  const currentRows = (pump: PricePump): readonly PriceRow[] => {
    const nowMs = pump.flush()
    tokens.catchUp(nowMs)
    const observedAtMs = toWallMs(world, nowMs, nowMs)
    return Array.from(tokens.all(), (token) => ({
      token,
      priceUsd: world.market.priceUsd(token.assetId, nowMs),
      observedAtMs,
    }))
  }
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== PATH) {
      // Somebody else may own that path; where nobody does, the caller must not wait for ever.
      if (server.listenerCount('upgrade') === 1)
        socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
      return
    }
    const refusal = refusalOf(world, url.pathname)
    if (refusal) return socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\n\r\n`)
    sockets.handleUpgrade(request, socket, head, (client) => {
      const pump = pumpAt(rateOf(url, world))
      const line = openPriceLine(client, world, () => currentRows(pump))
      const quit = pump.listen(line.tell)
      lines.add(line)
      client.on('close', () => {
        quit()
        lines.delete(line)
        line.end()
      })
    })
  }
  server.on('upgrade', upgrade)
  return () => {
    server.off('upgrade', upgrade)
    for (const line of lines) line.end()
    for (const pump of pumps.values()) pump.stop()
  }
}

function refusalOf({ faults }: World, path: string): string | null {
  if (faults.strike('price-stream', 'rate-limit', path)) return '429 Too Many Requests\r\nretry-after: 1'
  return faults.strike('price-stream', 'server-error', path) ? '503 Service Unavailable' : null
}

/** A multiple of the ordinary rate is for load tests and needs the world's leave. */
function rateOf(url: URL, { stress }: World): number {
  const asked = Number(url.searchParams.get('rate') ?? 1)
  return stress && asked >= 0.1 && asked <= HIGHEST_RATE ? asked : 1
}
