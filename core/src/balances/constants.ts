/** How long a reading counts as fresh, by what is read. */
export const BALANCES_FRESH_MS = 5 * 60_000
/** Looks at a vault within this time are one point of its value, which stands at the beginning of it. */
export const VALUE_POINT_MS = 5 * 60_000
export const HEDERA_ACCOUNT_FRESH_MS = 5 * 60_000
export const HEDERA_HISTORY_FRESH_MS = 2 * 60_000
export const HISTORY_PAGE_SIZE = 10
export const TOP_TOKENS_MAX = 5
/** The address the native coin goes by in intents and in balances of Solana and Hedera. */
export const NATIVE = 'native'
