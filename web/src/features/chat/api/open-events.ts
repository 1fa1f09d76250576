import type { RouteContract, RouteRequest } from '@windhover/core/contract/route'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { toApiError } from '../../../lib/api/api-error.ts'
import { buildUrl, findVaultId, type RequestParts } from '../../../lib/api/build-request.ts'
import { readAnswer } from '../../../lib/api/read-answer.ts'
import { reach } from '../../../lib/reachability.ts'
import { readVaultKey } from '../../../lib/vault-keys/vault-keys.ts'

const NO_CONTENT = 204
const RUN_HEADER = 'x-run-id'

export type OpenedEvents = {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Id of the reply. After a lost connection it is read on by this id, even if it has ended meanwhile. */
  readonly runId: string | undefined
}

/** Like `callRoute`, for a route that answers with an event stream. Null if the server has no reply to stream. */
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
  if (!response.ok) await readAnswer(contract, response) // always throws here
  if (response.status === NO_CONTENT || response.body === null) return null
  return { body: response.body, runId: response.headers.get(RUN_HEADER) ?? undefined }
}

async function keyOf(vaultId: string | null): Promise<string> {
  const stored = vaultId === null ? null : await readVaultKey(vaultId)
  if (stored !== null) return stored.sealedKey
  throw toApiError(vaultKeyErrors.missing(), { fromServer: true })
}
