import type { PriceTick } from '@windhover/core/prices/price-tick'
import { shardOf } from './shard-of.ts'

export type TickBatch = { readonly shard: number; readonly source: string; readonly ticks: PriceTick[] }

/** Ticks that wait to be written, in order per token. When too many wait, only the newest of each token and source stay. */
export class TickBuffer {
  readonly #shards: number
  readonly #most: number
  readonly #shardOfToken = new Map<string, number>()
  #batches = new Map<string, TickBatch>()
  #size = 0
  #merged = 0

  constructor(options: { shards: number; most: number }) {
    this.#shards = options.shards
    this.#most = options.most
  }

  get size(): number {
    return this.#size
  }

  get merged(): number {
    return this.#merged
  }

  add(ticks: readonly PriceTick[]): void {
    for (const tick of ticks) this.#batchOf(tick).ticks.push(tick)
    this.#size += ticks.length
    if (this.#size > this.#most) this.#merge()
  }

  /** Takes everything out. */
  take(): readonly TickBatch[] {
    const taken = [...this.#batches.values()]
    this.#batches = new Map()
    this.#size = 0
    return taken
  }

  /** Puts back what could not be written, in front of what came since. */
  restore(batches: readonly TickBatch[]): void {
    const since = this.take()
    for (const batch of [...batches, ...since]) this.add(batch.ticks)
  }

  #batchOf(tick: PriceTick): TickBatch {
    const shard = this.#shardOf(tick.token)
    const key = `${shard} ${tick.source}`
    const known = this.#batches.get(key)
    if (known) return known
    const batch: TickBatch = { shard, source: tick.source, ticks: [] }
    this.#batches.set(key, batch)
    return batch
  }

  #shardOf(token: string): number {
    const known = this.#shardOfToken.get(token)
    if (known !== undefined) return known
    // Tokens come and go: a map that only grows would be a leak.
    if (this.#shardOfToken.size > 50_000) this.#shardOfToken.clear()
    const shard = shardOf(token, this.#shards)
    this.#shardOfToken.set(token, shard)
    return shard
  }

  #merge(): void {
    let size = 0
    for (const batch of this.#batches.values()) {
      const newest = new Map(batch.ticks.map((tick) => [tick.token, tick]))
      batch.ticks.splice(0, batch.ticks.length, ...newest.values())
      size += newest.size
    }
    this.#merged += this.#size - size
    this.#size = size
  }
}
