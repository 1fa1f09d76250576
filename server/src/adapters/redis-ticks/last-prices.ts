import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'
import type { ChainableCommander, Redis } from 'ioredis'
import { shardOf } from './shard-of.ts'

/** What each source said last, one hash per shard with a field per token; kept so that a starting process knows prices. */
export function createLastPrices(options: { keyOf: (shard: number) => string; shards: number }) {
  const { keyOf, shards } = options
  const changed = new Map<string, { shard: number; field: string; tick: PriceTick }>()

  return {
    hasChanges: (): boolean => changed.size > 0,
    note: (shard: number, tick: PriceTick): void => {
      const field = `${tick.token} ${tick.source}`
      changed.set(field, { shard, field, tick })
    },
    /** Adds one command per shard to what is about to be sent. */
    writeInto: (pipeline: ChainableCommander): void => {
      const fields = new Map<number, string[]>()
      for (const { shard, field, tick } of changed.values()) {
        const list = fields.get(shard) ?? []
        list.push(field, `${tick.priceUsd} ${tick.observedAtMs} ${tick.confidenceBps}`)
        fields.set(shard, list)
      }
      changed.clear()
      for (const [shard, list] of fields) pipeline.hset(keyOf(shard), ...list)
    },
    read: async (
      client: Redis,
      tokens: readonly TokenKey[],
      sources: readonly string[],
    ): Promise<ReadonlyMap<TokenKey, readonly PriceTick[]>> => {
      const found = new Map<TokenKey, PriceTick[]>()
      const asked = Map.groupBy(new Set(tokens), (token) => shardOf(token, shards))
      await Promise.all(
        [...asked].map(async ([shard, members]) => {
          const wanted = members.flatMap((token) => sources.map((source) => ({ token, source })))
          const values = await client.hmget(
            keyOf(shard),
            ...wanted.map((each) => `${each.token} ${each.source}`),
          )
          values.forEach((value, index) => {
            const each = wanted[index]
            if (value === null || !each) return
            found.set(each.token, [...(found.get(each.token) ?? []), parseLast(each, value)])
          })
        }),
      )
      return found
    },
  }
}

function parseLast(of: { token: TokenKey; source: string }, value: string): PriceTick {
  const [priceUsd, observedAtMs, confidenceBps] = value.split(' ').map(Number)
  return {
    ...of,
    priceUsd: priceUsd ?? Number.NaN,
    observedAtMs: observedAtMs ?? 0,
    confidenceBps: confidenceBps ?? 0,
  }
}
