import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'

/**
 * A source of prices. Where a provider pushes, `start` opens the line and keeps it open; where it has to be asked,
 * it asks in turns. A source never throws after its start: it reports trouble and tries again.
 */
export type PriceSource = {
  readonly name: string
  readonly start: (listener: PriceListener) => RunningPriceSource
}

export type PriceListener = {
  readonly onTicks: (ticks: readonly PriceTick[]) => void
  readonly onTrouble: (error: unknown) => void
}

export type RunningPriceSource = { readonly stop: () => Promise<void> }

/** The ticks of all sources, in order per token, kept for a few minutes; and what each source said last. */
export type TickLog = {
  /** Returns at once; ticks that wait too long for the log are merged to the newest of their token. */
  readonly append: (ticks: readonly PriceTick[]) => void
  /** Resolves when everything appended so far is written. */
  readonly flush: () => Promise<void>
  /** One tick per source; tokens nobody has spoken about are absent. */
  readonly readLast: (tokens: readonly TokenKey[]) => Promise<ReadonlyMap<TokenKey, readonly PriceTick[]>>
  /** Every tick from now on, or from a position on, as far as it is still kept. */
  readonly follow: (request: FollowRequest) => RunningPriceSource
  /** Shares the log out among all workers that run this consumer, each from where the last one has got to. */
  readonly consume: (consumer: TickConsumer) => RunningTickConsumer
  readonly counts: () => TickCounts
  readonly close: () => Promise<void>
}

export type FollowRequest = {
  /** All shards when left out; workers share them out among each other. */
  readonly shards?: readonly number[]
  readonly onTicks: (ticks: readonly PriceTick[]) => void
}

/** Somebody who must see every tick of the log. */
export type TickConsumer = {
  /** Of the checkpoints and leases; the same in every worker. */
  readonly name: string
  /** Runs before the first ticks of a stream that another worker may have had until now. */
  readonly onTakeOver?: () => Promise<void>
  /**
   * In order per token, one call at a time in a worker. The same ticks come again after a failure, a death or a lost
   * lease, and then perhaps while another worker is still at them: what is done twice must count once.
   */
  readonly onTicks: (ticks: readonly PriceTick[]) => Promise<void>
}

export type RunningTickConsumer = RunningPriceSource & { readonly counts: () => ConsumerCounts }

export type ConsumerCounts = {
  readonly ticks: number
  readonly failures: number
  /** How often ticks may have been dropped from the log before they were read. */
  readonly gaps: number
  /** Streams that this worker has. */
  readonly shards: number
}

export type TickCounts = {
  readonly written: number
  /** Replaced by a newer tick of the same token before they could be written. */
  readonly merged: number
  readonly waiting: number
}

export type WatchedTokens = {
  readonly note: (tokens: readonly TokenKey[]) => Promise<void>
  /** Most recently looked at first, bounded. */
  readonly list: () => Promise<readonly TokenKey[]>
}
