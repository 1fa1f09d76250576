import type { RouteContract, RouteRequest } from '@windhover/core/contract/route'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { ApiError } from '../../../lib/api/api-error.ts'
import { buildUrl, findVaultId, type RequestParts } from '../../../lib/api/build-request.ts'
import { readAnswer } from '../../../lib/api/read-answer.ts'
import { reach } from '../../../lib/reachability.ts'
import { readVaultKey } from '../../../lib/vault-keys/vault-keys.ts'

const NOTHING_TO_TELL = 204
const RUN_HEADER = 'x-run-id'

export type OpenedEvents = {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Which reply it is: with it even one that has ended can be read to its end. */
  readonly runId: string | undefined
}

/** Like `callRoute`, for a route that answers with events. Null where the server has nothing to tell. */
export async function openEvents<Route extends RouteContract>(
  contract: Route,
  request: RouteRequest<Route>,
  signal: AbortSignal | undefined,
): Promise<OpenedEvents | null> {
  const parts = request as RequestParts
  const headers = new Headers({ accept: 'text/event-stream', 'x-api-key': await keyOf(findVaultId(parts)) })
  if (parts.body !== undefined) headers.set('content-type', 'application/json')
  const response = await reach(buildUrl(contract, parts), {
    method: contract.method,
    headers,
    credentials: 'same-origin',
    signal: signal ?? null,
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  })
  if (!response.ok) await readAnswer(contract, response)
  if (response.status === NOTHING_TO_TELL || response.body === null) return null
  return { body: response.body, runId: response.headers.get(RUN_HEADER) ?? undefined }
}

async function keyOf(vaultId: string | null): Promise<string> {
  const stored = vaultId === null ? null : await readVaultKey(vaultId)
  if (stored !== null) return stored.sealedKey
  const { code, message, status, retryable } = vaultKeyErrors.missing()
  throw new ApiError({ code, text: message, status, retryable, fromServer: true })
}
