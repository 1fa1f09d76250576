import { hash, randomBytes } from 'node:crypto'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { presenceText } from '@windhover/core/accounts/presence-text'
import { walletPresenceText } from '@windhover/core/authority/wallet-text'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SessionInfo, StepUpRequest, WalletChain, WebAuthnJson } from '../../ports/identity.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import { walletKey } from './enrolment.ts'
import type { IdentityParts } from './identity-parts.ts'
import { countPasskeys, readPasskeys, toDescriptor } from './passkey-store.ts'
import { provePasskey } from './prove-passkey.ts'
import { accountWallet } from './tables.ts'
import { WALLET_PROOFS } from './wallet-proofs.ts'
import { authenticationResponse } from './webauthn-json.ts'

/** A challenge belongs to one session, so that proof given in one place opens nothing in another. */
const purposeOf = (session: SessionInfo) => `step-up:${session.sessionId}`
const question = z.object({ nonce: z.string(), at: z.number() })
type Question = z.infer<typeof question>

export async function startStepUp(parts: IdentityParts, session: SessionInfo): Promise<StepUpRequest> {
  const asked = { nonce: randomBytes(16).toString('hex'), at: parts.clock.now().getTime() } satisfies Question
  const passkeys = await readPasskeys(parts.db, session.userId)
  const wallet = passkeys.length === 0 ? await findOwnWallet(parts, session) : null
  if (passkeys.length === 0 && wallet === null) throw accountErrors.keepAccountFirst()
  await openChallenge(parts, purposeOf(session), asked)
  if (wallet !== null) return { by: 'wallet', ...wallet, ...asked }
  const options = await generateAuthenticationOptions({
    rpID: parts.party.id,
    userVerification: 'required',
    timeout: CHALLENGE_VALID_MS,
    allowCredentials: passkeys.map(toDescriptor),
  })
  return { by: 'passkey', options: { ...options }, nonce: asked.nonce }
}

/** Throws unless the answer proves that the account's owner is here now. */
export async function checkStepUp(
  parts: IdentityParts,
  session: SessionInfo,
  proof: { passkey: WebAuthnJson | undefined; walletSignature: string | undefined },
): Promise<void> {
  if (proof.passkey !== undefined) return await checkPasskey(parts, session, proof.passkey)
  // A wallet proves presence only where there is no passkey: the stronger way must not be bypassed.
  const mayUseWallet = (await countPasskeys(parts.db, session.userId)) === 0
  const wallet = mayUseWallet ? await findOwnWallet(parts, session) : null
  if (proof.walletSignature === undefined || wallet === null) throw accountErrors.stepUpFailed()
  const { chain, address } = wallet
  const text = walletPresenceText(
    walletKey(chain, address, parts.party.origin),
    await takeQuestion(parts, session),
  )
  const isOwn = await WALLET_PROOFS[chain].isSigned({ text, signature: proof.walletSignature, address })
  if (!isOwn) throw accountErrors.stepUpFailed()
}

async function checkPasskey(parts: IdentityParts, session: SessionInfo, answer: WebAuthnJson): Promise<void> {
  const response = authenticationResponse.safeParse(answer).data
  if (response === undefined) throw accountErrors.stepUpFailed()
  const { nonce } = await takeQuestion(parts, session)
  await provePasskey(parts, {
    response,
    challenge: hash('sha256', presenceText(nonce), 'base64url'),
    owner: session.userId,
    refused: accountErrors.stepUpFailed,
  })
}

async function takeQuestion(parts: IdentityParts, session: SessionInfo): Promise<Question> {
  const open = question.safeParse(await takeChallenge(parts, purposeOf(session))).data
  if (open === undefined) throw accountErrors.challengeExpired()
  return open
}

async function findOwnWallet(
  { db }: IdentityParts,
  { userId }: SessionInfo,
): Promise<{ chain: WalletChain; address: string } | null> {
  const [wallet] = await db
    .select({ chain: accountWallet.providerId, address: accountWallet.accountId })
    .from(accountWallet)
    .where(eq(accountWallet.userId, userId))
    .orderBy(asc(accountWallet.createdAt))
    .limit(1)
  return wallet ?? null
}
