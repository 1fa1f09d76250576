/** How long typing has to rest before tokens are searched. */
export const SEARCH_DEBOUNCE_MS = 120

/** R2-305 */
export const HEDERA_TOKENS_FRESH_MS = 3_600_000

/** Below this the pools hold so little that an ordinary order moves the price by per cents. */
export const THIN_LIQUIDITY_USD = 10_000
export const NEW_TOKEN_MS = 24 * 3_600_000
/** Share of the supply in the ten largest accounts. */
export const CONCENTRATED_PCT = 50
/** A tax from here on is no fee any more. */
export const HEAVY_TAX_BPS = 1_000

/** Apart from its route: whoever only draws a picture needs no schema. */
export const TOKEN_LOGO_PATH = '/api/tokens/logo'
