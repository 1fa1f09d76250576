/** How often each list is read again, by whoever looks at it (docs/spec part 3, section 4). */
export const TRENCHES_EVERY_MS = 30_000
export const MEMEZONE_EVERY_MS = 10_000
export const LAUNCH_LAB_EVERY_MS = 15_000
export const DBC_EVERY_MS = 60_000
export const BNB_EVERY_MS = 60_000
export const MEMEJOB_EVERY_MS = 60_000
export const MEMEJOB_STALE_MS = 30_000

export const MEMEZONE_LIMIT = 30
export const LAUNCH_LAB_SIZE = 100
export const BNB_PAGE_SIZE = 30
/** What the call gives when nobody says how many; the table asks for more. */
export const MEMEJOB_PAGE_SIZE = 10
export const MEMEJOB_TABLE_ROWS = 20

export const MARKED_AT_ONCE = 50
export const TOKEN_NAME_CHARS = 100

/** Shares of the supply from which on a holding is worth a look. */
export const DEV_ALERT_PCT = 10
export const INSIDER_ALERT_PCT = 20
/** Wallets that bought in the first block, from this many on. */
export const SNIPER_ALERT = 3
