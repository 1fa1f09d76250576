import { accountErrors } from '@windhover/core/accounts/errors'
import type { RouteContract, RouteRequest, RouteResponse } from '@windhover/core/contract/route'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { noteServerTime } from '../authority/server-time.ts'
import { reach } from '../reachability.ts'
import { readVaultKey } from '../vault-keys/vault-keys.ts'
import { isApiError, toApiError } from './api-error.ts'
import { buildUrl, findVaultId, type RequestParts } from './build-request.ts'
import { networkErrors } from './network-errors.ts'
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

/** The one way the web app talks to the server. Every failure is an `ApiError`; an abort stays an abort. */
export function callRoute<Route extends RouteContract>(
  contract: Route,
  ...args: CallArguments<Route>
): Promise<RouteResponse<Route>> {
  return ask(contract, args, (response) => readAnswer(contract, response))
}

/** `read` makes of a response what the caller wants, or the failure. */
export async function ask<Route extends RouteContract, Value>(
  contract: Route,
  [request, options = {}]: CallArguments<Route>,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
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
  noteServerTime(response)
  try {
    return await read(response)
  } catch (error) {
    if (isApiError(error, accountErrors.sessionRequired)) announceSessionLoss()
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
    const make = timeout.aborted ? networkErrors.timeout : networkErrors.unreachable
    throw toApiError(make(), { cause })
  }
}

async function sealedKeyFor(vaultId: string | null): Promise<string> {
  const stored = vaultId === null ? null : await readVaultKey(vaultId)
  if (stored !== null) return stored.sealedKey
  // Without a key there is nothing to ask the server; it would say the same sentence.
  throw toApiError(vaultKeyErrors.missing(), { fromServer: true })
}
