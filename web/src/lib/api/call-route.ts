import { accountErrors } from '@windhover/core/accounts/errors'
import type { RouteContract, RouteRequest, RouteResponse } from '@windhover/core/contract/route'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { reach } from '../reachability.ts'
import { readVaultKey } from '../vault-keys/vault-keys.ts'
import { ApiError, isApiError } from './api-error.ts'
import { buildUrl, findVaultId, type RequestParts } from './build-request.ts'
import { readAnswer } from './read-answer.ts'
import { announceSessionLoss } from './session-loss.ts'

export type CallOptions = {
  readonly signal?: AbortSignal
  /** Whose sealed key goes with a `vault-key` call that does not name its vault in params, query or body. */
  readonly vaultId?: string
}

/** A contract without params, query and body needs no request. */
export type CallArguments<Route extends RouteContract> =
  unknown extends RouteRequest<Route>
    ? [request?: Record<string, never>, options?: CallOptions]
    : [request: RouteRequest<Route>, options?: CallOptions]

const ANSWER_WITHIN_MS = 30_000
const SESSION_REQUIRED = accountErrors.sessionRequired().code

/** The one way the web app talks to the server. Every failure is an `ApiError`; an abort stays an abort. */
export async function callRoute<Route extends RouteContract>(
  contract: Route,
  ...[request, options = {}]: CallArguments<Route>
): Promise<RouteResponse<Route>> {
  const parts = (request ?? {}) as RequestParts
  const headers = new Headers({ accept: 'application/json' })
  if (parts.body !== undefined) headers.set('content-type', 'application/json')
  if (contract.access === 'vault-key') {
    headers.set('x-api-key', await sealedKeyFor(options.vaultId ?? findVaultId(parts)))
  }
  const response = await send(buildUrl(contract, parts), {
    method: contract.method,
    headers,
    credentials: 'same-origin',
    signal: options.signal ?? null,
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  })
  try {
    return await readAnswer(contract, response)
  } catch (error) {
    if (isApiError(error, SESSION_REQUIRED)) announceSessionLoss()
    throw error
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(ANSWER_WITHIN_MS)
  try {
    return await reach(url, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new ApiError({
      code: timeout.aborted ? 'network/timeout' : 'network/unreachable',
      text: timeout.aborted
        ? 'Windhover did not answer in time.'
        : 'Windhover cannot be reached. Check your connection.',
      status: 0,
      retryable: true,
      cause,
    })
  }
}

async function sealedKeyFor(vaultId: string | null): Promise<string> {
  const stored = vaultId === null ? null : await readVaultKey(vaultId)
  if (stored !== null) return stored.sealedKey
  // Without a key there is nothing to ask the server; it would say the same sentence.
  const { code, message, status, retryable } = vaultKeyErrors.missing()
  throw new ApiError({ code, text: message, status, retryable, fromServer: true })
}
