import { memoryErrors } from '@windhover/core/memory/errors'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { ApiError, isApiError, toApiError } from '../../../lib/api/api-error.ts'
import { memoryCopy } from '../copy.ts'

type Answer = { readonly success: true } | { readonly success: false; readonly error?: string | undefined }
type Success<Given> = Extract<Given, { readonly success: true }>

const OK = 200

/** R1-292: what is not OK or says `success: false` is a failure, in the server's words or else with its status. */
export async function takeAnswer<Given extends Answer>(call: Promise<Given>): Promise<Success<Given>> {
  const answer = await call.catch((error: unknown) => {
    throw inOwnWords(error)
  })
  if (answer.success) return answer as Success<Given>
  throw new ApiError({
    code: 'memory/refused',
    text: answer.error ?? memoryCopy.httpError(OK),
    status: OK,
    retryable: false,
    fromServer: answer.error !== undefined,
  })
}

function inOwnWords(error: unknown): unknown {
  if (isApiError(error, vaultKeyErrors.missing)) return toApiError(memoryErrors.noKey(), { fromServer: true })
  // A machine in between answered, not our server.
  if (!isApiError(error) || error.fromServer || !error.code.startsWith('http/')) return error
  const { code, status, retryable } = error
  return new ApiError({ code, text: memoryCopy.httpError(status), status, retryable, cause: error })
}
