import type { IncomingMessage } from 'node:http'
import {
  createVaultKeysRequest,
  SIGNER_PATHS,
  type SignerHealthResponse,
} from '@windhover/core/signing/contract'
import { signerErrors } from '@windhover/core/signing/errors'
import {
  type PolicyView,
  policyChange,
  SIGNING_PATHS,
  signRequest,
} from '@windhover/core/signing/sign-contract'
import { vaultId } from '@windhover/core/vaults/contract'
import type { z } from 'zod'
import type { vaultKeysMaker } from '../create-vault-keys.ts'
import type { PolicyStore } from '../ledger/policy-store.ts'
import type { Metrics } from '../metrics.ts'
import type { SignAction } from '../sign/sign-action.ts'
import type { KeyWrapperKind } from '../wrappers/key-wrapper.ts'
import { readJsonBody } from './read-json-body.ts'

export type Answer = { readonly status: number; readonly type: string; readonly body: string }
export type Route = (request: IncomingMessage) => Promise<Answer>

const POLICY_OF_VAULT = `GET ${SIGNING_PATHS.policy}/:vaultId`

export type RouteParts = {
  readonly signAction: SignAction
  readonly policies: PolicyStore
  readonly createVaultKeys: ReturnType<typeof vaultKeysMaker>
  readonly isReady: () => Promise<boolean>
  readonly keyWrapper: KeyWrapperKind
  readonly metrics: Metrics
}

/** Everything the signer does for others. A call that is not in here is refused. */
export function signerRoutes(parts: RouteParts): ReadonlyMap<string, Route> {
  const { createVaultKeys, signAction, policies, isReady, keyWrapper, metrics } = parts
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
      async (request) => json(200, await policies.put(await readBody(request, policyChange))),
    ],
    [
      `POST ${SIGNER_PATHS.vaultKeys}`,
      async (request) => {
        const body = await readBody(request, createVaultKeysRequest.strict())
        const { keys, created } = await createVaultKeys(body.vaultId)
        metrics.countVaultKeys(created ? 'created' : 'repeated')
        return json(200, keys)
      },
    ],
    [
      `GET ${SIGNER_PATHS.health}`,
      async () => {
        const ready = await isReady()
        return json(ready ? 200 : 503, { ready, keyWrapper } satisfies SignerHealthResponse)
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
  const isPolicyOfVault = method === 'GET' && /^\/policy\/\d{1,19}$/.test(url)
  return isPolicyOfVault ? POLICY_OF_VAULT : `${method} ${url}`
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
