export const LEADERBOARD_PAGE_SIZE = 20
export const LEADERBOARD_PAGE_SIZE_MAX = 100
export const LEADERBOARD_QUERY_CHARS_MAX = 60
/** How often an open leaderboard is read again, and how long one reading of a page is everybody's. */
export const LEADERBOARD_EVERY_MS = 30_000
