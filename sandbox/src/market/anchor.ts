/** The day on which known assets stand exactly at the prices of the table. */
export const ANCHOR_MS = Date.UTC(2026, 10, 1)
export const DAY_MS = 86_400_000
