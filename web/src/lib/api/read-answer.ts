import type { RouteContract, RouteResponse } from '@windhover/core/contract/route'
import { wireError } from '@windhover/core/errors/wire-error'
import { z } from 'zod'
import { ApiError, toApiError } from './api-error.ts'
import { networkErrors } from './network-errors.ts'

/** Turns an answer into the contract's data, or into the one kind of failure screens know. */
export async function readAnswer<Route extends RouteContract>(
  contract: Route,
  response: Response,
): Promise<RouteResponse<Route>> {
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw failureOf(response, json)
  const parsed = contract.response.safeParse(json)
  if (parsed.success) return parsed.data as RouteResponse<Route>
  throw toApiError(networkErrors.unreadable(), { status: response.status, cause: parsed.error })
}

/** The least that the specification asks of a failed answer. */
const sentenceOnly = z.object({ error: z.string().min(1) })

export function failureOf(response: Response, json: unknown): ApiError {
  const parsed = wireError.safeParse(json)
  if (parsed.success) {
    const { error, code, retryable, requestId, context } = parsed.data
    return new ApiError({
      code,
      text: error,
      status: response.status,
      retryable,
      requestId,
      fromServer: true,
      ...(context === undefined ? {} : { context }),
    })
  }
  const sentence = sentenceOnly.safeParse(json)
  if (sentence.success) {
    const { status } = response
    return new ApiError({
      code: `http/${status}`,
      text: sentence.data.error,
      status,
      retryable: status >= 500 || status === 429,
      fromServer: true,
    })
  }
  // A proxy in between answered, not our server.
  return new ApiError({
    code: `http/${response.status}`,
    text: 'Something went wrong.',
    status: response.status,
    retryable: response.status >= 500 || response.status === 429,
  })
}
