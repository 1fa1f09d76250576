import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Statement } from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import { createPrompt } from '../step-up/prompt.ts'
import { StepUpCancelled } from '../step-up/step-up-cancelled.ts'

/** Why this browser's own key is not enough. */
export type OwnerReason =
  | 'device'
  | 'new-recipient'
  | 'above-caps'
  | 'launch'
  | 'keys'
  | 'revoke'
  | 'lend'
  | 'limits'

export type OwnerQuestion = {
  readonly reason: OwnerReason
  /** In the words of a person: "Send 2 SOL to 9wFk3T…p2Lq7Rda". */
  readonly what: string | null
  /** What is to be signed; an intent goes along where it is about one. */
  readonly statements: readonly { readonly statement: Statement; readonly intent?: Intent }[]
}

/** Answered by the dialog that the accounts feature mounts: signed by a key of the owner, or null. */
export const ownerPrompt = createPrompt<OwnerQuestion, readonly SignedStatement[] | null>(null)

let before: Promise<unknown> = Promise.resolve()

/** One question after the other: the answer to one says nothing about the next. */
export async function askOwner(question: OwnerQuestion): Promise<readonly SignedStatement[]> {
  const asked = before.then(() => ownerPrompt.ask(question))
  before = asked
  const signed = await asked
  if (signed === null) throw new StepUpCancelled()
  return signed
}
