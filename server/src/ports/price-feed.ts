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
  readonly counts: () => TickCounts
  readonly close: () => Promise<void>
}

export type FollowRequest = {
  /** All shards when left out; workers share them out among each other. */
  readonly shards?: readonly number[]
  readonly onTicks: (ticks: readonly PriceTick[]) => void
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
