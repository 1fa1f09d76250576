import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { generateSiweNonce } from 'viem/siwe'
import { z } from 'zod'
import type { SignedWalletMessage, WalletChain } from '../../ports/identity.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import type { IdentityParts } from './identity-parts.ts'
import { WALLET_PROOFS } from './wallet-proofs.ts'

/** What an open nonce is for: one chain, one address, one purpose (`sign-in`, or the step-up of one session). */
const challenge = z.object({
  chain: z.enum(['ethereum', 'solana']),
  purpose: z.string(),
  fields: z.object({
    domain: z.string(),
    uri: z.string(),
    address: z.string(),
    statement: z.string(),
    nonce: z.string(),
    issuedAt: z.coerce.date(),
    expiresAt: z.coerce.date(),
  }),
})

const identifierOf = (nonce: string) => `wallet:${nonce}`

/** Writes the message a wallet signs and remembers its nonce. */
export async function openWalletChallenge(
  parts: IdentityParts,
  request: { chain: WalletChain; address: string; purpose: string; statement: string },
): Promise<string> {
  const { clock, party } = parts
  const proof = WALLET_PROOFS[request.chain]
  const address = proof.normaliseAddress(request.address)
  if (address === null) throw accountErrors.walletRefused()
  const issuedAt = clock.now()
  const expiresAt = new Date(issuedAt.getTime() + CHALLENGE_VALID_MS)
  const nonce = generateSiweNonce()
  const fields = {
    domain: party.domain,
    uri: party.origin,
    address,
    statement: request.statement,
    nonce,
    issuedAt,
    expiresAt,
  }
  const { chain, purpose } = request
  await openChallenge(parts, identifierOf(nonce), { chain, purpose, fields })
  return proof.writeMessage(fields)
}

/** Uses up the nonce named in the message, then checks everything it was bound to. Answers the proven address. */
export async function proveWallet(
  parts: IdentityParts,
  signed: SignedWalletMessage,
  purpose: string,
): Promise<string> {
  const proof = WALLET_PROOFS[signed.chain]
  const nonce = /^Nonce: ([A-Za-z0-9]{8,128})$/m.exec(signed.message)?.[1]
  const address = proof.normaliseAddress(signed.address)
  if (nonce === undefined || address === null) throw accountErrors.walletRefused()

  const stored = await takeChallenge(parts, identifierOf(nonce))
  if (stored === null) throw accountErrors.challengeExpired()
  const open = challenge.parse(stored)
  const now = parts.clock.now()

  const bound =
    open.chain === signed.chain &&
    open.purpose === purpose &&
    open.fields.address === address &&
    signed.message === proof.writeMessage(open.fields)
  const { message, signature } = signed
  if (!bound || !(await proof.verify({ message, signature, fields: open.fields, now }))) {
    throw accountErrors.walletRefused()
  }
  return address
}
