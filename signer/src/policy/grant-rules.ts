import type { authorityErrors } from '@windhover/core/authority/errors'
import type { GrantPowers, Scope } from '@windhover/core/authority/statements'
import { limitToMicroUsd, type MicroUsd } from './limits.ts'

/** How far the word of a granted key reaches for one intent. */
export type GrantBounds = {
  /** Whose spending counts: a key that gets a second grant does not begin the day anew. */
  readonly keyId: string
  readonly perTransaction: MicroUsd
  readonly perDay: MicroUsd
  readonly mayPayNew: boolean
  readonly isLaunch: boolean
}

/** Why the owner has to agree too. */
export type OwnerReason = Extract<
  keyof typeof authorityErrors,
  'newRecipientNeedsOwner' | 'aboveGrantNeedsOwner' | 'launchNeedsOwner'
>

/** A launch is nobody's to lend, whatever a grant says. */
export function boundsOf(
  given: { readonly keyId: string; readonly powers: GrantPowers },
  scope: Scope,
): GrantBounds {
  const { keyId, powers } = given
  return {
    keyId,
    perTransaction: limitToMicroUsd(powers.perTransactionUsd),
    perDay: limitToMicroUsd(powers.perDayUsd),
    mayPayNew: !powers.knownRecipientsOnly,
    isLaunch: scope === 'launch',
  }
}

/** Null where the grant is enough. */
export function whyOwnerNeeded(asked: {
  readonly bounds: GrantBounds
  readonly isRecipientNew: boolean
  /** Null where nothing leaves, or nobody knows yet what it is worth. */
  readonly cost: MicroUsd | null
  /** By the same key in the last 24 hours, beside this. */
  readonly spentBeside: MicroUsd
}): OwnerReason | null {
  const { bounds, isRecipientNew, cost, spentBeside } = asked
  if (bounds.isLaunch) return 'launchNeedsOwner'
  if (isRecipientNew && !bounds.mayPayNew) return 'newRecipientNeedsOwner'
  if (cost === null) return null
  const isAbove = cost > bounds.perTransaction || spentBeside + cost > bounds.perDay
  return isAbove ? 'aboveGrantNeedsOwner' : null
}
