import type { IncomingHttpHeaders } from 'node:http'
import { requestErrors } from '@windhover/core/errors/platform-errors'
import type { SessionInfo } from '../../ports/identity.ts'
import type { VaultGrant } from './route-binding.ts'

/** One call to the one door of vault API keys: a plain or a sealed key, always together with the owner's session. */
export type VaultCall = {
  readonly session: SessionInfo
  /** Null: the one that the key belongs to. */
  readonly vaultId: string | null
  readonly presentedKey: string | null
}

/** Proves that the caller owns the vault and holds one of its live keys, or throws a `vault` or `vault-key` error. */
export type OpenVault = (call: VaultCall) => Promise<VaultGrant>

type CheckedParts = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** Collects what the door needs from a request whose parts have passed their contract. */
export function readVaultCall(request: {
  session: SessionInfo
  headers: IncomingHttpHeaders
  checked: CheckedParts
  rawBody: unknown
  vaultByKey: boolean
}): VaultCall {
  const { checked, vaultByKey } = request
  const vaultId =
    textField(checked.params, 'vaultId') ??
    textField(checked.query, 'vaultId') ??
    textField(checked.body, 'vaultId')
  if (vaultId === null && !vaultByKey) {
    throw requestErrors.invalid({ context: { field: 'vaultId', problem: 'Missing' } })
  }
  const header = request.headers['x-api-key']
  // Contracts need not name `apiKey`: the body as sent is looked at, so that a key never reaches a handler by it.
  const presentedKey = typeof header === 'string' ? header : textField(request.rawBody, 'apiKey')
  return { session: request.session, vaultId, presentedKey: presentedKey === '' ? null : presentedKey }
}

function textField(part: unknown, name: string): string | null {
  if (typeof part !== 'object' || part === null) return null
  const value: unknown = Reflect.get(part, name)
  return typeof value === 'string' ? value : null
}
