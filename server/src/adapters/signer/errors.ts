import { authorityErrors } from '@windhover/core/authority/errors'
import { AppError } from '@windhover/core/errors/app-error'
import { wireError } from '@windhover/core/errors/wire-error'
import { signerErrors } from '@windhover/core/signing/errors'

const MAKERS = new Map(
  [...Object.values(signerErrors), ...Object.values(authorityErrors)].map((make) => [make.code, make]),
)

/** No answer at all: not there, not there yet, or too slow. */
export function toSignerError(error: unknown): AppError {
  return error instanceof AppError ? error : signerErrors.unavailable({ cause: error })
}

/** The signer names its refusals by the same codes; whatever else it answers is told apart by its status alone. */
export function fromAnswer({ status, body }: { status: number; body: string }): AppError {
  const context = { status }
  const named = MAKERS.get(codeOf(body))?.({ context })
  if (named !== undefined && named.status === status) return named
  if (status === 503) return signerErrors.unavailable({ context })
  return status >= 500 ? signerErrors.keyStoreFailed({ context }) : signerErrors.invalidRequest({ context })
}

function codeOf(body: string): string {
  try {
    return wireError.parse(JSON.parse(body)).code
  } catch {
    return ''
  }
}
