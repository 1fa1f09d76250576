import { authorityErrors } from '@windhover/core/authority/errors'
import { isAppError } from '@windhover/core/errors/app-error'
import type { Intent } from '@windhover/core/transactions/intent'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import { hederaAccountErrors } from '@windhover/core/vaults/hedera-account'
import { type By, uuidOf } from '../transactions/index.ts'
import { findVaultOwner } from '../vaults/index.ts'
import { approveWithDeviceKey } from './device-key.ts'
import type { TransferParts } from './parts.ts'
import { runIntent } from './run-intent.ts'

/** Tinybar: enough for the account and its first transactions. */
const FIRST_HBAR_RAW = '100000000'
/** How often the operator tries to pay for one vault, each time only after the time before has certainly failed. */
const TRIES = 5

/** A payment like any other, from the operator's vault; its id is the vault's, so that asking twice pays once. */
export async function payFromOperator(parts: TransferParts, vault: VaultView): Promise<void> {
  const { operator, statementDomain } = parts.config
  if (operator === null) throw hederaAccountErrors.notMade()
  const approve = approveWithDeviceKey(operator.key, statementDomain)
  const userId = await findVaultOwner(parts.db, BigInt(operator.vaultId))
  if (userId === null) throw hederaAccountErrors.notMade()
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const intent: Intent = {
      id: uuidOf(`hedera-account\n${vault.tokenId}\n${attempt}`),
      vaultId: operator.vaultId,
      type: 'transfer',
      chain: 'hedera',
      token: 'native',
      to: vault.ethAddress,
      amountRaw: FIRST_HBAR_RAW,
    }
    if (await hasPaid(parts, { userId, approve, intent })) return
  }
  throw hederaAccountErrors.notMade()
}

async function hasPaid(parts: TransferParts, call: By & { intent: Intent }): Promise<boolean> {
  try {
    await runIntent(parts, call)
    return true
  } catch (error) {
    if (isAppError(error, transferErrors.failed)) return false
    // The operator's key was lent nothing: whoever asked can do nothing about it.
    if (isRefused(error)) throw hederaAccountErrors.notMade({ cause: error })
    throw error
  }
}

function isRefused(error: unknown): boolean {
  return Object.values(authorityErrors).some((refusal) => isAppError(error, refusal))
}
