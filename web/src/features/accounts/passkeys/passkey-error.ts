/** What a browser refusal means to a person; everything the browser throws is folded into these. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'unsupported' | 'failed'

export class PasskeyError extends Error {
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(`passkey ${problem}`, { cause })
    this.name = 'PasskeyError'
    this.problem = problem
  }
}

const BY_NAME: Readonly<Record<string, PasskeyProblem>> = {
  // Browsers answer "cancelled", "timed out" and "there is none" with the same name, on purpose.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  NotSupportedError: 'unsupported',
}

export function toPasskeyError(cause: unknown): PasskeyError {
  if (cause instanceof PasskeyError) return cause
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  return new PasskeyError(BY_NAME[name] ?? 'failed', cause)
}
