import { randomBytes, randomUUID } from 'node:crypto'
import type { CreateVaultKeysResponse } from '@windhover/core/signing/contract'
import type { SignRequest } from '@windhover/core/signing/sign-contract'
import { signRequestOf, transferOf } from '@windhover/testkit/sign-requests'
import { randomSolanaAddress, solanaAction, solTransfer } from '@windhover/testkit/solana-actions'

const SIGNATURE_BYTES = 65
/** The compute budget and one transfer: owner, recipient, system program, budget program. */
const BLOCKHASH_AT = SIGNATURE_BYTES + 5 + 4 * 32

export type RequestMaker = (count: number) => SignRequest[]

/** Approved transfers of many vaults, each with a blockhash and an intent of its own. */
export async function requestMaker(input: {
  createVaultKeys: (vaultId: string) => Promise<CreateVaultKeysResponse>
  vaults: number
  secret: string
}): Promise<RequestMaker> {
  const { createVaultKeys, secret } = input
  const templates = await Promise.all(
    Array.from({ length: input.vaults }, async (_, index) => {
      const { vaultId, solanaPublicKey: from } = await createVaultKeys(String(index + 1))
      const to = randomSolanaAddress()
      const action = solanaAction({
        feePayer: from,
        instructions: [solTransfer({ from, to, amountRaw: 1_000n })],
      })
      return { vaultId, to, wire: Buffer.from(action.transactionBase64, 'base64') }
    }),
  )
  let made = 0
  return (count) =>
    Array.from({ length: count }, () => {
      const template = templates[made++ % templates.length]
      if (template === undefined) throw new Error('no vaults')
      const wire = Buffer.from(template.wire)
      randomBytes(32).copy(wire, BLOCKHASH_AT)
      const { vaultId, to } = template
      return signRequestOf({
        intent: transferOf({ id: randomUUID(), vaultId, chain: 'solana', to }),
        action: { chain: 'solana', transactionBase64: wire.toString('base64') },
        secret,
        outUsd: 0.01,
      })
    })
}

/** What the signature of such a request covers. */
export function messageOf({ action }: SignRequest): Buffer {
  if (action.chain !== 'solana') throw new Error('no request of this bench')
  return Buffer.from(action.transactionBase64, 'base64').subarray(SIGNATURE_BYTES)
}
