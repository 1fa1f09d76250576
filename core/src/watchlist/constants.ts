export const WATCHLISTS_PER_PERSON_MAX = 10
export const TOKENS_PER_WATCHLIST_MAX = 100
export const ALERTS_PER_PERSON_MAX = 100
export const WATCHLIST_NAME_CHARS = 24
/** The list everybody has from the start. */
export const FIRST_WATCHLIST_NAME = 'Main'
/** An alert that repeats is quiet for so long after it has fired. */
export const QUIET_MS = 3_600_000
export const PREVIEW_DAYS = 30
/** The most recent firings that are listed. */
export const FIRINGS_LISTED = 50
export const VOLUME_TIMES = [2, 3, 5, 10] as const
