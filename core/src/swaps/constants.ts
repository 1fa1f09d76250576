/** R2-293, R2-294: how long typing has to rest before a quote is asked for. */
export const QUOTE_DEBOUNCE_MS = 500
export const EVM_DIALOG_DEBOUNCE_MS = 400
/** R2-296 */
export const QUOTE_STALE_MS = 1_000
/** A card that is open and looked at asks again this often for what was typed. */
export const QUOTE_REFRESH_MS = 10_000

/** R2-297 to R2-300: swaps on Hedera. */
export const HEDERA_SWAP_FEE_BPS = 100n
/** At least 85 percent of the quote arrive. */
export const HEDERA_LOSS_MAX_BPS = 1_500
export const HEDERA_DEADLINE_MS = 20 * 60_000
export const HEDERA_FEE_TIERS = [500, 1_500, 3_000, 10_000] as const
/** R2-076, in tinybar. */
export const HEDERA_LOW_RAW = 1_000_000_000n

/** R2-188, R2-189 and G23: what Max leaves for fees, in thousandths. */
export const MAX_NATIVE_PERMILLE = 985n
export const MAX_TOKEN_PERMILLE = 990n

/** G22 */
export const DEFAULT_SLIPPAGE_PCT = 2
/** R2-318 */
export const SWAP_TOAST_MS = 5_000
