import { accountErrors } from '@windhover/core/accounts/errors'
import { AppError } from '@windhover/core/errors/app-error'
import { isAPIError } from 'better-auth/api'

/** Which of our errors a refusal in a given step becomes. Reasons beyond that stay inside: they help only an attacker. */
type Step = 'passkey-registration' | 'passkey-sign-in' | 'session'

const REFUSALS = {
  'passkey-registration': accountErrors.passkeyNotSaved,
  'passkey-sign-in': accountErrors.passkeyRefused,
  session: accountErrors.sessionRequired,
} as const satisfies Record<Step, unknown>

/** Runs a call into the identity library and translates what it throws, here and nowhere else. */
export async function translated<Value>(step: Step, call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AppError || !isAPIError(error)) throw error
    if (error.body?.code === 'CHALLENGE_NOT_FOUND') throw accountErrors.challengeExpired({ cause: error })
    throw REFUSALS[step]({ cause: error })
  }
}

const UNIQUE_VIOLATION = '23505'

/** True when the database refused a row because another one holds the same unique key. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true
  }
  return false
}
