import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { type PriceTick, tokenKey } from '@windhover/core/prices/price-tick'

export type StreamMessage =
  | { readonly type: 'prices'; readonly ticks: readonly PriceTick[] }
  | { readonly type: 'heartbeat' }

/**
 * `{"type":"prices","data":[[chain, address, priceUsd, confidenceBps, observedAtMs], …]}`. Checked by hand: tens of
 * thousands of rows a second pass here. A row that is not what it should be is left out; the rest counts.
 */
export function readMessage(text: string, source: string): StreamMessage | null {
  const message: unknown = parseJson(text)
  if (typeof message !== 'object' || message === null || !('type' in message)) return null
  if (message.type === 'heartbeat') return { type: 'heartbeat' }
  if (message.type !== 'prices' || !('data' in message) || !Array.isArray(message.data)) return null
  const ticks: PriceTick[] = []
  for (const row of message.data) {
    const tick = readRow(row, source)
    if (tick) ticks.push(tick)
  }
  return { type: 'prices', ticks }
}

function readRow(row: unknown, source: string): PriceTick | null {
  if (!Array.isArray(row)) return null
  const [chain, address, priceUsd, confidenceBps, observedAtMs]: unknown[] = row
  if (!isChain(chain) || typeof address !== 'string' || typeof priceUsd !== 'number') return null
  if (typeof confidenceBps !== 'number' || typeof observedAtMs !== 'number') return null
  return { token: tokenKey(chain, address), priceUsd, observedAtMs, source, confidenceBps }
}

function isChain(value: unknown): value is ChainId {
  return typeof value === 'string' && Object.hasOwn(CHAINS, value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
