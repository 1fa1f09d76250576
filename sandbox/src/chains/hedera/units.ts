/** Inside the EVM value is counted in tinybar, at the relay in weibar. */
export const WEIBAR_PER_TINYBAR = 10n ** 10n
export const TINYBAR_PER_HBAR = 10n ** 8n

/** The network sets one price for everybody; what a sender offers above it is not taken. */
export const GAS_PRICE_TINYBAR = 96n
export const GAS_PRICE_WEIBAR = GAS_PRICE_TINYBAR * WEIBAR_PER_TINYBAR
