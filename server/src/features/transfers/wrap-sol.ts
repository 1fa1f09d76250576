import { solana } from '@windhover/core/chains/solana'
import { AppError } from '@windhover/core/errors/app-error'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import { awaitIntent, type By, findBytesOf } from '../transactions/index.ts'
import type { TransferParts } from './parts.ts'
import { runIntent } from './run-intent.ts'

type Wrapped = Awaited<ReturnType<typeof runWrap>>

export async function runWrap(parts: TransferParts, call: By & { intent: Intent }) {
  const { intentId, state, transactionId, view } = await runIntent(parts, call)
  const signed = await findBytesOf(parts.db, { chain: 'solana', transactionId })
  if (signed === null) throw transferErrors.stillRunning({ context: { intentId, state } })
  return {
    tx: signed.signedTransaction,
    signature: transactionId,
    amount: wrappedAmount(parts, view),
    intentId,
    state,
  }
}

/** Takes all there is. Asked again after it has been done, it answers what was done. */
export async function runUnwrapAll(
  parts: TransferParts,
  call: { by: By; vault: VaultView; id: string },
): Promise<Wrapped> {
  const { by, vault, id } = call
  if (!(await isStored(parts, id))) await requireWrapped(parts, vault)
  return await runWrap(parts, { ...by, intent: makeUnwrapAll({ id, vault }) })
}

export function makeUnwrapAll({ id, vault }: { id: string; vault: VaultView }): Intent {
  return { id, vaultId: vault.tokenId, type: 'unwrap', chain: 'solana', amountRaw: 'all' }
}

async function isStored(parts: TransferParts, intentId: string): Promise<boolean> {
  try {
    await awaitIntent(parts, { intentId, until: 'submitted', timeoutMs: 0 })
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}

export async function requireWrapped(parts: TransferParts, vault: VaultView): Promise<void> {
  const reading = await parts.chains.solana.getBalances(vault.publicKey)
  // What cannot be read is left to the plan, which asks the chain itself.
  if (reading.state !== 'known') return
  const { wrappedToken } = parts.wrappings.solana
  const held = reading.value.find((each) => each.token === wrappedToken)
  if (held === undefined) throw transferErrors.noWrappedAccount()
}

/** As asked, or where all was asked for, what the receipt says. */
function wrappedAmount({ wrappings }: TransferParts, { intent, receipt }: IntentView): string {
  if ('amountRaw' in intent && intent.amountRaw !== 'all') {
    return formatAmount(BigInt(intent.amountRaw), solana.native.decimals)
  }
  const { wrappedToken } = wrappings.solana
  const changes = [...(receipt?.executed ?? []), ...(receipt?.quoted ?? [])]
  const change = changes.find((each) => each.token === wrappedToken)
  const raw = BigInt(change?.amountRaw ?? '0')
  return formatAmount(raw < 0n ? -raw : raw, solana.native.decimals)
}
