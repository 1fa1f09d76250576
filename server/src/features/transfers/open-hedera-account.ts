import { setTimeout as sleep } from 'node:timers/promises'
import { isAppError } from '@windhover/core/errors/app-error'
import type { VaultView } from '@windhover/core/vaults/contract'
import { type HederaAccountView, hederaAccountErrors } from '@windhover/core/vaults/hedera-account'
import { findHederaAccount } from '../vaults/index.ts'
import type { TransferParts } from './parts.ts'
import { payFromOperator } from './pay-from-operator.ts'

/** The network publishes an account a few seconds after the payment that made it. */
const LOOK_EVERY_MS = 500
const LOOK_FOR_MS = 20_000

/**
 * An account on Hedera comes into being with the first HBAR that reaches its address. The operator pays it: from a faucet
 * where the deployment has one, else from the operator's vault, once per vault.
 */
export async function openHederaAccount(
  parts: TransferParts,
  call: { userId: string; vault: VaultView },
): Promise<HederaAccountView> {
  const evmAddress = call.vault.ethAddress
  const look = () => findHederaAccount(parts, { userId: call.userId, evmAddress })
  const existing = await look()
  if (existing !== null) return { accountId: existing, evmAddress }
  await payFirstHbar(parts, call.vault)
  const until = parts.clock.now().getTime() + LOOK_FOR_MS
  while (parts.clock.now().getTime() < until) {
    const accountId = await look().catch(unlessUnreadable)
    if (accountId !== null) return { accountId, evmAddress }
    await sleep(LOOK_EVERY_MS)
  }
  throw hederaAccountErrors.notMade()
}

async function payFirstHbar(parts: TransferParts, vault: VaultView): Promise<void> {
  try {
    if (parts.faucet === null) await payFromOperator(parts, vault)
    // One that had its share a moment ago has its account on the way.
    else await parts.faucet.fund({ chain: 'hedera', address: vault.ethAddress })
  } catch (error) {
    if (isAppError(error, hederaAccountErrors.notMade)) throw error
    throw hederaAccountErrors.notMade({ cause: error })
  }
}

function unlessUnreadable(error: unknown): null {
  if (isAppError(error) && error.retryable) return null
  throw error
}
