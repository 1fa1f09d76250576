import { hederaAccountErrors } from '@windhover/core/vaults/hedera-account'
import type { FeatureParts } from '../../composition/feature.ts'
import { noteHederaAccount } from './vault-store.ts'

/**
 * Asks the network for the account behind an EVM address and remembers it where that is a vault of the caller.
 * Null before its first HBAR arrived; an answer that cannot be had is an error, never a null.
 */
export async function findHederaAccount(
  parts: Pick<FeatureParts, 'db' | 'hederaAccounts'>,
  asked: { userId: string; evmAddress: string },
): Promise<string | null> {
  const reading = await parts.hederaAccounts.findAccountId(asked.evmAddress)
  // An account that was seen before is still there; one that was missing before may have come since.
  if (reading.state === 'unknown' || (reading.state === 'stale' && reading.value === null)) {
    throw hederaAccountErrors.unreadable()
  }
  const accountId = reading.value
  if (accountId !== null) await noteHederaAccount(parts.db, { ...asked, accountId })
  return accountId
}
