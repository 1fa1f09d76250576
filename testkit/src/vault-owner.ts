import { type AcceptedApproval, AUTHORITY_PATHS, acceptedApproval } from '@windhover/core/authority/contract'
import {
  type CreateVaultKeysResponse,
  createVaultKeysResponse,
  SIGNER_PATHS,
} from '@windhover/core/signing/contract'
import { SIGNING_PATHS, type SignRequest } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { callerOf } from './owner-calls.ts'
import { makeTestDevice, type TestDevice } from './test-device.ts'

export type SignerAnswer = { readonly status: number; readonly body: Record<string, unknown> }

/** Somebody whose only key is a device, at a signer without a product around it. */
export type VaultOwner = {
  readonly ownerId: string
  readonly device: TestDevice
  readonly makeVault: (vaultId: string) => Promise<CreateVaultKeysResponse>
  readonly approve: (intent: Intent) => Promise<AcceptedApproval>
  /** Approves the intent, once however often it is asked for, and has its bytes signed. */
  readonly pay: (request: SignRequest) => Promise<SignerAnswer>
  /** The same person at another signer of the same vaults. */
  readonly at: (signer: SignerAddress) => VaultOwner
}

type SignerAddress = { readonly socketPath: string }

export async function enrolOwnerAt(signer: SignerAddress): Promise<VaultOwner> {
  const device = makeTestDevice()
  const { owner: ownerId, enrolment } = await device.enrol()
  const call = callerOf(signer)
  for (const signed of enrolment) answered(await call('POST', AUTHORITY_PATHS.statements, { signed }))
  return ownerAt(signer, { device, ownerId })
}

function ownerAt(signer: SignerAddress, who: Pick<VaultOwner, 'device' | 'ownerId'>): VaultOwner {
  const call = callerOf(signer)
  const { device, ownerId } = who
  const approved = new Set<string>()
  const approve = async (intent: Intent) => {
    const signed = await device.approve(intent)
    const answer = answered(await call('POST', AUTHORITY_PATHS.approvals, { intent, signed }))
    approved.add(JSON.stringify(intent))
    return acceptedApproval.parse(answer)
  }
  return {
    ...who,
    approve,
    makeVault: async (vaultId) =>
      createVaultKeysResponse.parse(
        answered(await call('POST', SIGNER_PATHS.vaultKeys, { vaultId, ownerId })),
      ),
    pay: async (request) => {
      if (!approved.has(JSON.stringify(request.intent))) await approve(request.intent)
      return await call('POST', SIGNING_PATHS.sign, request)
    },
    at: (other) => ownerAt(other, who),
  }
}

function answered({ status, body }: SignerAnswer): SignerAnswer['body'] {
  if (status !== 200) throw new Error(`the signer refused: ${JSON.stringify(body)}`)
  return body
}
