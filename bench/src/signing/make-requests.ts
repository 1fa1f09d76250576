import { randomBytes, randomUUID } from 'node:crypto'
import type { CreateVaultKeysResponse } from '@windhover/core/signing/contract'
import type { SignRequest } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { signRequestOf, transferOf } from '@windhover/testkit/sign-requests'
import { randomSolanaAddress, solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import { keepUnderWay } from './keep-under-way.ts'

const SIGNATURE_BYTES = 65
const APPROVALS_UNDER_WAY = 128
/** The compute budget and one transfer: owner, recipient, system program, budget program. */
const BLOCKHASH_AT = SIGNATURE_BYTES + 5 + 4 * 32

export type RequestMaker = (count: number) => Promise<SignRequest[]>

/** Approved transfers of many vaults, each with a blockhash and an intent of its own. */
export async function requestMaker(input: {
  makeVault: (vaultId: string) => Promise<CreateVaultKeysResponse>
  /** Tells the signer that the owner agrees, before it is asked for the signature. */
  approve: (intent: Intent) => Promise<unknown>
  vaults: number
}): Promise<RequestMaker> {
  const { makeVault, approve } = input
  const templates = await Promise.all(
    Array.from({ length: input.vaults }, async (_, index) => {
      const { vaultId, solanaPublicKey: from } = await makeVault(String(index + 1))
      const to = randomSolanaAddress()
      const action = solanaAction({
        feePayer: from,
        instructions: [solTransfer({ from, to, amountRaw: 1_000n })],
      })
      return { vaultId, to, wire: Buffer.from(action.transactionBase64, 'base64') }
    }),
  )
  let made = 0
  const makeOne = () => {
    const template = templates[made++ % templates.length]
    if (template === undefined) throw new Error('no vaults')
    const wire = Buffer.from(template.wire)
    randomBytes(32).copy(wire, BLOCKHASH_AT)
    const { vaultId, to } = template
    return {
      intent: transferOf({ id: randomUUID(), vaultId, chain: 'solana', to }),
      action: { chain: 'solana' as const, transactionBase64: wire.toString('base64') },
    }
  }
  return async (count) => {
    const payments = Array.from({ length: count }, makeOne)
    await keepUnderWay(payments, APPROVALS_UNDER_WAY, ({ intent }) => approve(intent))
    // Last, so that no price gets old while others are approved.
    return payments.map((payment) => signRequestOf({ ...payment, outUsd: 0.01 }))
  }
}

/** What the signature of such a request covers. */
export function messageOf({ action }: SignRequest): Buffer {
  if (action.chain !== 'solana') throw new Error('no request of this bench')
  return Buffer.from(action.transactionBase64, 'base64').subarray(SIGNATURE_BYTES)
}
