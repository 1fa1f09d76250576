import type { AccountView } from '@windhover/core/accounts/contract'

/** Account and first session are made within one call; a later sign-in is far from the account's birth. */
const SAME_CALL_MS = 60_000

export function firstVaultSeenKey(userId: string): string {
  return `first_vault_seen:${userId}`
}

/** The page with the new vault's addresses comes once: in the session that made the account, or without a vault. */
export function needsFirstVaultPage(facts: {
  account: AccountView
  vaultCount: number
  alreadySeen: boolean
}): boolean {
  if (facts.vaultCount === 0) return true
  if (facts.alreadySeen) return false
  const ageAtSignInMs = Date.parse(facts.account.session.createdAt) - Date.parse(facts.account.createdAt)
  return Math.abs(ageAtSignInMs) < SAME_CALL_MS
}
