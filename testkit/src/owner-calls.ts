import { approvalOf as pressOn } from '@windhover/core/authority/approve-intent'
import { acceptedStatement } from '@windhover/core/authority/contract'
import type { RootKey } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementOf } from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import { callSocket } from './call-socket.ts'
import type { OwnerKey } from './owner-keys.ts'
import { grantOf, rootOf } from './test-device.ts'

const DAY_MS = 24 * 60 * 60_000

export type SignerCall = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Record<string, unknown>; code: string }>

/** Calls a signer on its socket; `code` is that of the error, or `done`. */
export const callerOf =
  ({ socketPath }: { readonly socketPath: string }): SignerCall =>
  async (method, path, body) => {
    const { status, body: text } = await callSocket({
      socketPath,
      method,
      path,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer = JSON.parse(text)
    return { status, body: answer, code: status === 200 ? 'done' : answer.code }
  }

export const tellSigner = (call: SignerCall, signed: SignedStatement) =>
  call('POST', '/statements', { signed })

/** Enrols a root as the first of a new owner, who gets this vault. */
export async function makeOwnedVault(call: SignerCall, root: OwnerKey, vaultId: string) {
  const first = await root.say(rootOf({ owner: null, key: root.key as RootKey }))
  const { ownerId } = acceptedStatement.parse((await tellSigner(call, first)).body)
  const made = await call('POST', '/vault-keys', { vaultId, ownerId })
  if (made.body.ownerId !== ownerId) throw new Error('the vault has another owner')
  return { ownerId, vaultId }
}

/** The powers that most people lend to a browser. */
export function grantFor(
  ownerId: string,
  device: Pick<OwnerKey, 'key'>,
  change: Partial<StatementOf<'grant'>> = {},
): StatementOf<'grant'> {
  return grantOf({
    owner: ownerId,
    key: device.key as StatementOf<'grant'>['key'],
    scopes: ['trade', 'transfer'],
    perTransactionUsd: 1_000,
    perDayUsd: 5_000,
    expiresAt: Date.now() + DAY_MS,
    ...change,
  })
}

/** What a press says, with what a test wants to be otherwise. */
export function approvalOf(
  intent: Intent,
  change: Partial<StatementOf<'approval'>> = {},
): StatementOf<'approval'> {
  return { ...pressOn(intent, Date.now()), ...change }
}

export const rootApprovalOf = (intent: Intent): StatementOf<'root-approval'> => ({
  ...approvalOf(intent),
  kind: 'root-approval',
})
