import type { AccountView } from '@windhover/core/accounts/contract'

export type SetupStep = 'keep' | 'passkey' | 'second-passkey' | 'recovery-codes' | 'addresses'

const SAFE_PASSKEY_COUNT = 2

/** What is left to do, the most urgent first. */
export function setupSteps(account: AccountView, addressesCopied: boolean): readonly SetupStep[] {
  const { guest, passkeyCount, wallets, recoveryCodesLeft } = account
  const steps: SetupStep[] = []
  if (passkeyCount === 0) steps.push(guest ? 'keep' : 'passkey')
  else if (passkeyCount < (wallets.length > 0 ? 1 : SAFE_PASSKEY_COUNT)) steps.push('second-passkey')
  if (recoveryCodesLeft === 0) steps.push('recovery-codes')
  if (!addressesCopied) steps.push('addresses')
  return steps
}
