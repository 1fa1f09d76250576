import type { IncomingMessage } from 'node:http'
import {
  type AcceptedApproval,
  type AcceptedStatementView,
  type AttestedOwner,
  AUTHORITY_PATHS,
  approvalRequest,
  executionRequest,
  type OwnerView,
  statementRequest,
} from '@windhover/core/authority/contract'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { SignedRecord } from '@windhover/core/authority/proof-file'
import { signedStatement } from '@windhover/core/authority/proofs'
import { sha256Hex } from '@windhover/core/authority/sha256-hex'
import type { Networks } from '@windhover/core/chains/networks'
import { AUDIT_HEAD_PATH, type SignedAuditHead } from '@windhover/core/signing/audit-head'
import {
  createVaultKeysRequest,
  SIGNER_PATHS,
  type SignerHealthResponse,
} from '@windhover/core/signing/contract'
import { signerErrors } from '@windhover/core/signing/errors'
import {
  type PolicyView,
  policyChange,
  raiseWithdrawal,
  SIGNING_PATHS,
  signRequest,
} from '@windhover/core/signing/sign-contract'
import { vaultId } from '@windhover/core/vaults/contract'
import type { z } from 'zod'
import type { HeadSigner } from '../audit/head-signer.ts'
import type { ApprovalStore } from '../authority/approval-store.ts'
import type { EnvelopeStore } from '../authority/envelope-store.ts'
import type { OwnerStore } from '../authority/owner-store.ts'
import type { AttestOwner, ViewOwner } from '../authority/view-owner.ts'
import type { vaultKeysMaker } from '../create-vault-keys.ts'
import type { PolicyStore } from '../ledger/policy-store.ts'
import type { Metrics } from '../metrics.ts'
import type { HandOutRecord } from '../proof/hand-out-record.ts'
import type { SignAction } from '../sign/sign-action.ts'
import type { KeyWrapperKind } from '../wrappers/key-wrapper.ts'
import { readJsonBody } from './read-json-body.ts'

export type Answer = { readonly status: number; readonly type: string; readonly body: string }
export type Route = (request: IncomingMessage) => Promise<Answer>

const OWNER = `GET ${AUTHORITY_PATHS.owners}/:ownerId`
const ATTESTED_OWNER = `${OWNER}/:nonce`
const PAYMENT = `GET ${AUTHORITY_PATHS.payments}/:vaultId/:intentId`
const POLICY_OF_VAULT = `GET ${SIGNING_PATHS.policy}/:vaultId`

export type RouteParts = {
  readonly signAction: SignAction
  readonly policies: PolicyStore
  readonly heads: Pick<HeadSigner, 'latest'>
  readonly owners: OwnerStore
  readonly viewOwner: ViewOwner
  readonly attestOwner: AttestOwner
  readonly approvals: ApprovalStore
  readonly envelopes: EnvelopeStore
  readonly handOutRecord: HandOutRecord
  readonly createVaultKeys: ReturnType<typeof vaultKeysMaker>
  readonly isReady: () => Promise<boolean>
  readonly keyWrapper: KeyWrapperKind
  readonly networks: Networks
  readonly metrics: Metrics
}

/** Everything the signer does for others. A call that is not in here is refused. */
export function signerRoutes(parts: RouteParts): ReadonlyMap<string, Route> {
  const { createVaultKeys, signAction, policies, heads, isReady, metrics } = parts
  const { owners, viewOwner, attestOwner, approvals, envelopes, keyWrapper, networks, handOutRecord } = parts
  return new Map<string, Route>([
    [
      `POST ${SIGNING_PATHS.sign}`,
      async (request) => json(200, await signAction(await readBody(request, signRequest))),
    ],
    [
      POLICY_OF_VAULT,
      async (request) => {
        const asked = vaultId.safeParse(request.url?.slice(SIGNING_PATHS.policy.length + 1))
        if (!asked.success) throw signerErrors.invalidRequest()
        return json(200, (await policies.get(asked.data)) satisfies PolicyView)
      },
    ],
    [
      `PUT ${SIGNING_PATHS.policy}`,
      async (request) => json(200, await policies.change(await readBody(request, policyChange))),
    ],
    [
      `POST ${SIGNING_PATHS.withdraw}`,
      async (request) => json(200, await policies.withdraw(await readBody(request, raiseWithdrawal))),
    ],
    [`GET ${AUDIT_HEAD_PATH}`, async () => json(200, (await heads.latest()) satisfies SignedAuditHead)],
    [
      `POST ${SIGNER_PATHS.vaultKeys}`,
      async (request) => {
        const body = await readBody(request, createVaultKeysRequest.strict())
        if ((await owners.find(body.ownerId)) === null) throw authorityErrors.unknownOwner()
        const { keys, created } = await createVaultKeys(body.vaultId, body.ownerId)
        metrics.countVaultKeys(created ? 'created' : 'repeated')
        return json(200, keys)
      },
    ],
    [
      `POST ${AUTHORITY_PATHS.statements}`,
      async (request) => {
        const { signed, owner } = await readBody(request, statementRequest)
        const accepted = await owners.accept(signed, owner)
        return json(200, accepted satisfies AcceptedStatementView)
      },
    ],
    [
      `POST ${AUTHORITY_PATHS.approvals}`,
      async (request) => {
        const { by, keyId } = await approvals.accept(await readBody(request, approvalRequest))
        return json(200, { by, keyId } satisfies AcceptedApproval)
      },
    ],
    [
      `POST ${AUTHORITY_PATHS.envelopes}`,
      async (request) => json(200, await envelopes.accept(await readBody(request, signedStatement))),
    ],
    [
      `POST ${AUTHORITY_PATHS.executions}`,
      async (request) => {
        await envelopes.execute(await readBody(request, executionRequest))
        return json(200, { done: true })
      },
    ],
    [
      OWNER,
      async (request) => {
        const asked = sha256Hex.safeParse(request.url?.slice(AUTHORITY_PATHS.owners.length + 1))
        const view = asked.success ? await viewOwner(asked.data) : null
        if (view === null) throw authorityErrors.unknownOwner()
        return json(200, view satisfies OwnerView)
      },
    ],
    [
      ATTESTED_OWNER,
      async (request) => {
        const [, , ownerId = '', nonce = ''] = request.url?.split('/') ?? []
        const attested = await attestOwner({ ownerId, nonce })
        if (attested === null) throw authorityErrors.unknownOwner()
        return json(200, attested satisfies AttestedOwner)
      },
    ],
    [
      PAYMENT,
      async (request) => {
        const [, , vaultId = '', intentId = ''] = request.url?.split('/') ?? []
        return json(200, (await handOutRecord({ vaultId, intentId })) satisfies SignedRecord)
      },
    ],
    [
      `GET ${SIGNER_PATHS.health}`,
      async () => {
        const ready = await isReady()
        return json(ready ? 200 : 503, { ready, keyWrapper, networks } satisfies SignerHealthResponse)
      },
    ],
    [
      `GET ${SIGNER_PATHS.metrics}`,
      async () => ({ status: 200, type: 'text/plain; version=0.0.4', body: metrics.render(await isReady()) }),
    ],
  ])
}

/** The name a call is known and counted by; a vault's number is no part of it. */
export function routeNameOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (method === 'GET' && /^\/policy\/\d{1,19}$/.test(url)) return POLICY_OF_VAULT
  if (method === 'GET' && /^\/owners\/[0-9a-f]{64}$/.test(url)) return OWNER
  if (method === 'GET' && /^\/owners\/[0-9a-f]{64}\/[0-9a-f]{32}$/.test(url)) return ATTESTED_OWNER
  if (method === 'GET' && /^\/payments\/\d{1,19}\/[0-9a-f-]{36}$/.test(url)) return PAYMENT
  return `${method} ${url}`
}

async function readBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body = schema.safeParse(await readJsonBody(request))
  if (!body.success) throw signerErrors.invalidRequest({ cause: body.error })
  return body.data
}

export function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
