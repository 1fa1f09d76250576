import type { authorityErrors } from '@windhover/core/authority/errors'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Intent } from '@windhover/core/transactions/intent'
import { isApiError } from '../api/api-error.ts'
import type { OwnerReason } from './owner-prompt.ts'

/** What the signer says where this browser's key does not reach, and why the owner is asked then. */
const REASONS: Readonly<Partial<Record<keyof typeof authorityErrors, OwnerReason>>> = {
  unknownKey: 'device',
  newRecipientNeedsOwner: 'new-recipient',
  aboveGrantNeedsOwner: 'above-caps',
  outOfScope: 'launch',
  launchNeedsOwner: 'launch',
}
const REASON_BY_CODE = new Map(Object.entries(REASONS).map(([name, why]) => [`authority/${name}`, why]))

type Approved<Answer> = {
  readonly intents: readonly Intent[]
  /** In the words of a person. */
  readonly what: string
  readonly send: (approvals: SignedStatement[]) => Promise<Answer>
}

/**
 * Approves with this browser's key and sends it. Where the signer wants the owner instead, the passkey or wallet is asked
 * for once, with the reason. The code that signs is fetched with the first press.
 */
export async function approveAndSend<Answer>({ intents, what, send }: Approved<Answer>): Promise<Answer> {
  const { approveWithDevice } = await import('./approve.ts')
  try {
    return await send(await approveWithDevice(intents))
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    if (reason !== 'device') {
      const { approveAsOwner } = await import('./approve-as-owner.ts')
      return await send(await approveAsOwner({ intents, what, reason }))
    }
    const { lendToDevice } = await import('./approve-as-owner.ts')
    await lendToDevice()
    return await send(await approveWithDevice(intents))
  }
}

function reasonOf(error: unknown): OwnerReason | null {
  return isApiError(error) ? (REASON_BY_CODE.get(error.code) ?? null) : null
}
