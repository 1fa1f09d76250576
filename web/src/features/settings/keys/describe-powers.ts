import type { GrantPowers, Scope } from '@windhover/core/authority/statements'
import { formatDay } from '../../../lib/format-when.ts'
import { keysCopy } from './keys-copy.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SOON_MS = 3 * DAY_MS
const RENEWED_WITHIN_MS = 7 * DAY_MS

/** In the order in which people look for it. */
const ORDER: readonly Scope[] = ['trade', 'transfer', 'order', 'liquidity', 'launch', 'pay']

/** 'Trade, send to known recipients, orders'; 'Trade only'. */
export function describePowers({ scopes, knownRecipientsOnly, vaults }: GrantPowers): string {
  const send = knownRecipientsOnly ? keysCopy.sendKnown : keysCopy.sendAnyone
  const words = ORDER.filter((scope) => scopes.includes(scope)).map((scope) =>
    scope === 'transfer' ? send : keysCopy.scopes[scope],
  )
  const what = words.length === 1 ? keysCopy.only(words.join('')) : words.join(', ')
  const where = vaults === 'all' ? [] : [keysCopy.vaultOnly(vaults)]
  const sentence = [what, ...where].join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** 'in 2 days' where it is near, the day otherwise. */
export function describeEnd(
  expiresAt: number,
  nowMs: number,
): { readonly text: string; readonly isSoon: boolean } {
  const leftMs = expiresAt - nowMs
  if (leftMs > SOON_MS) return { text: formatDay(new Date(expiresAt).toISOString(), nowMs), isSoon: false }
  const text =
    leftMs < DAY_MS
      ? keysCopy.endsInHours(Math.ceil(leftMs / HOUR_MS))
      : keysCopy.endsInDays(Math.floor(leftMs / DAY_MS))
  return { text, isSoon: true }
}

export function isRenewable(expiresAt: number, nowMs: number): boolean {
  return expiresAt - nowMs <= RENEWED_WITHIN_MS
}

/** '61:22:08' */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
