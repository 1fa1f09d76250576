import { randomBytes } from 'node:crypto'
import type { DoubleRefusal } from '../double.ts'

/** Identifies a request in every answer, as the original has it: twelve bytes. */
export function newZid(): string {
  return `0x${randomBytes(12).toString('hex')}`
}

export type FieldProblem = { readonly field: string; readonly reason: string }

/** A request that is answered with an error of the original. */
export class ZeroXRefusal extends Error {
  readonly refusal: DoubleRefusal

  constructor(refusal: DoubleRefusal) {
    super(JSON.stringify(refusal.body))
    this.name = 'ZeroXRefusal'
    this.refusal = refusal
  }
}

export function inputInvalid(details: readonly FieldProblem[]): ZeroXRefusal {
  const data = { zid: newZid(), details }
  return new ZeroXRefusal({
    status: 400,
    body: { name: 'INPUT_INVALID', message: 'The input is invalid', data },
  })
}

/** The taker has enough, and yet the token does not let go of it. */
export function validationFailed(): ZeroXRefusal {
  const message = 'The swap could not be validated'
  return new ZeroXRefusal({
    status: 400,
    body: { name: 'SWAP_VALIDATION_FAILED', message, data: { zid: newZid() } },
  })
}

export function recipientNotSupported(): ZeroXRefusal {
  const message = 'A recipient is not supported for wrapping and unwrapping'
  return new ZeroXRefusal({
    status: 400,
    body: { name: 'RECIPIENT_NOT_SUPPORTED', message, data: { zid: newZid() } },
  })
}

/** What stands in front of the original answers in its own shape, before any route is reached. */
export const GATEWAY = {
  noKey: { status: 401, body: { message: 'No API key found in request' } },
  noRoute: { status: 404, body: { message: 'no Route matched with those values' } },
} as const satisfies Record<string, DoubleRefusal>

export function rateLimited(resetAtMs: number): DoubleRefusal {
  const seconds = `${Math.max(1, Math.ceil((resetAtMs - Date.now()) / 1_000))}`
  const headers = { 'retry-after': seconds, 'ratelimit-remaining': '0', 'ratelimit-reset': seconds }
  return { status: 429, headers, body: { message: 'API rate limit exceeded' } }
}

export function serverError(): DoubleRefusal {
  const data = { zid: newZid() }
  return { status: 500, body: { name: 'INTERNAL_SERVER_ERROR', message: 'Internal server error', data } }
}
