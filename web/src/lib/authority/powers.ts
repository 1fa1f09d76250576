import type { GrantPowers } from '@windhover/core/authority/statements'

const DAY_MS = 24 * 60 * 60_000

/** What a browser is lent when somebody signs in. Everything beyond asks for the passkey or the wallet. */
export const DEVICE_CAPS = { perTransactionUsd: 2_500, perDayUsd: 10_000 } as const

export function devicePowers(nowMs: number): GrantPowers {
  return {
    vaults: 'all',
    scopes: ['trade', 'transfer', 'liquidity', 'order', 'pay'],
    ...DEVICE_CAPS,
    knownRecipientsOnly: true,
    expiresAt: nowMs + 30 * DAY_MS,
  }
}
