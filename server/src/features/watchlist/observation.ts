import type { StoredAlert } from './alert-store.ts'
import type { TokenPlace } from './find-token.ts'
import type { Hit, Settling } from './fire-alerts.ts'
import type { WatchlistParts } from './parts.ts'

/** What was observed of one token does to its alerts: some it fires, some it arms again. */
export type Judge = (alert: StoredAlert) => { readonly fire: Hit } | { readonly arm: Settling } | null
export type Observed = { readonly token: TokenPlace; readonly judge: Judge }
/** Asks about a page of tokens, each once; one whose source is away is left out. */
export type Observe = (parts: WatchlistParts, tokens: readonly TokenPlace[]) => Promise<readonly Observed[]>
