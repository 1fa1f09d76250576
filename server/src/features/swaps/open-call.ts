import { parseAmount } from '@windhover/core/money/parse-amount'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import type { Caller, VaultGrant } from '../../platform/http/route-binding.ts'
import type { SessionInfo } from '../../ports/identity.ts'
import { chooseIntentId, findOwnIntent } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import type { AskVenues } from './ask-venues.ts'
import type { SwapParts } from './parts.ts'
import type { SwapCall } from './run-swap.ts'

export type AskingParts = SwapParts & { readonly askVenues: AskVenues }

type MoneyCall = {
  readonly body: { readonly vaultId: string; readonly intentId?: string | undefined }
  readonly caller: Caller
  readonly session: SessionInfo
  readonly grant: VaultGrant
}

/** Who swaps, with which vault, under which id. */
export async function openSwap(
  { db }: AskingParts,
  { body, caller, session, grant }: MoneyCall,
): Promise<{ vault: VaultView; call: SwapCall }> {
  if (!grant.scopes.includes('trade')) throw vaultKeyErrors.scopeMissing()
  const { userId } = session
  const { vaultId, intentId } = body
  const id = chooseIntentId({ vaultId, intentId, headers: caller.visitor.headers })
  const vault = await findOwnVault(db, { userId, vaultId })
  const before = await findOwnIntent(db, { userId, intentId: id })
  return { vault, call: { userId, approve: grant.approve, vaultId, id, before } }
}

/** Whole units as people write them; nothing and zero are a missing amount. */
export function requireAmountRaw(text: string, decimals: number): bigint {
  const amountRaw = parseAmount(text, decimals)
  if (amountRaw === null || amountRaw === 0n) throw swapErrors.missingParameters()
  return amountRaw
}

/** The calls name the owner; money only ever leaves the vault that the key opened. */
export function requireOwnText(text: string, own: readonly (string | null)[]): void {
  const isOwn = own.some((each) => each !== null && each.toLowerCase() === text.toLowerCase())
  if (!isOwn) throw swapErrors.notYourAddress()
}
