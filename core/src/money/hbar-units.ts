/** The ledger of Hedera counts HBAR in 1e8 parts; its relay speaks of 1e18, so that EVM tools see their 18 decimals. */
export const TINYBAR_PER_HBAR = 10n ** 8n
export const WEIBAR_PER_HBAR = 10n ** 18n
const WEIBAR_PER_TINYBAR = WEIBAR_PER_HBAR / TINYBAR_PER_HBAR

export function toWeibar(tinybar: bigint): bigint {
  return tinybar * WEIBAR_PER_TINYBAR
}

/** Rounded up: what is paid is never less than the figure. */
export function toTinybar(weibar: bigint): bigint {
  return (weibar + WEIBAR_PER_TINYBAR - 1n) / WEIBAR_PER_TINYBAR
}
