import { randomUUID } from 'node:crypto'
import { AUTHORITY_PATHS } from '@windhover/core/authority/contract'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { ChainId } from '@windhover/core/chains/chain'
import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import type { CreateVaultKeysResponse } from '@windhover/core/signing/contract'
import { SIGNING_PATHS, type SignRequest } from '@windhover/core/signing/sign-contract'
import { callerOf } from '@windhover/testkit/owner-calls'
import { evmAction, signRequestOf, transferOf } from '@windhover/testkit/sign-requests'
import { randomSolanaAddress, solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import type { VaultOwner } from '@windhover/testkit/vault-owner'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WEI_PER_TINYBAR = 10n ** 10n
const AMOUNT = 1_000n

/** A payment with the approval that was given for it: everything that somebody could offer a second time. */
export type Payment = { readonly request: SignRequest; readonly signed: SignedStatement }

/** One payment of a vault on every chain. */
export async function approvePayments(
  owner: VaultOwner,
  vault: CreateVaultKeysResponse,
  nonce: number,
): Promise<Payment[]> {
  return await Promise.all(
    CHAIN_IDS.map(async (chain) => {
      const request = requestFor(chain, vault, nonce)
      return { request, signed: await owner.device.approve(request.intent) }
    }),
  )
}

function requestFor(chain: ChainId, vault: CreateVaultKeysResponse, nonce: number): SignRequest {
  const { vaultId, solanaPublicKey: from } = vault
  const to = chain === 'solana' ? randomSolanaAddress() : TO
  const intent = transferOf({ id: randomUUID(), vaultId, chain, to, amountRaw: `${AMOUNT}` })
  if (chain === 'solana') {
    const instructions = [solTransfer({ from, to, amountRaw: AMOUNT })]
    return signRequestOf({ intent, action: solanaAction({ feePayer: from, instructions }), outUsd: 0.01 })
  }
  const valueWei = String(chain === 'hedera' ? AMOUNT * WEI_PER_TINYBAR : AMOUNT)
  return signRequestOf({ intent, action: evmAction({ chain, to, nonce, valueWei }), outUsd: 0.01 })
}

type Signer = { readonly socketPath: string }

/** Tells the approval and asks for the signature; the answer is its code, `done` where it was signed. */
export async function offer(signer: Signer, payment: Payment): Promise<string> {
  const approval = await tellApproval(signer, payment)
  const answer = await askSignature(signer, payment)
  return answer === 'done' || approval === 'done' ? answer : `${answer} (${approval})`
}

export async function tellApproval(signer: Signer, { request, signed }: Payment): Promise<string> {
  const { intent } = request
  return (await callerOf(signer)('POST', AUTHORITY_PATHS.approvals, { intent, signed })).code
}

export async function askSignature(signer: Signer, { request }: Payment): Promise<string> {
  return (await callerOf(signer)('POST', SIGNING_PATHS.sign, request)).code
}
