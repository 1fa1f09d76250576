import { accountErrors } from '@windhover/core/accounts/errors'
import { stepUpPrompt } from './account-prompts.ts'
import { StepUpCancelled } from './step-up-cancelled.ts'

/** A guest has no proof to give yet; the same dialog then offers the passkey that will be one. */
const NEEDS_PROOF: readonly unknown[] = [
  accountErrors.stepUpRequired.code,
  accountErrors.keepAccountFirst.code,
]

function needsStepUp(error: unknown): boolean {
  return error instanceof Error && NEEDS_PROOF.includes((error as { code?: unknown }).code)
}

/** Runs the action; when the server wants a fresh proof, gets one and repeats the action once. */
export async function withStepUp<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    if (!needsStepUp(error)) throw error
    const proved = await stepUpPrompt.ask()
    if (!proved) throw new StepUpCancelled()
    return action()
  }
}
