import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SessionInfo, SignedWalletMessage, StepUpRequest, WebAuthnJson } from '../../ports/identity.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import type { IdentityParts } from './identity-parts.ts'
import { countPasskeys, readPasskeys, toDescriptor } from './passkey-store.ts'
import { provePasskey } from './prove-passkey.ts'
import { accountWallet } from './tables.ts'
import { openWalletChallenge, proveWallet } from './wallet-challenge.ts'
import { authenticationResponse } from './webauthn-json.ts'

/** A challenge belongs to one session, so that proof given in one place opens nothing in another. */
const purposeOf = (session: SessionInfo) => `step-up:${session.sessionId}`
const question = z.object({ challenge: z.string() })

export async function startStepUp(parts: IdentityParts, session: SessionInfo): Promise<StepUpRequest> {
  const passkeys = await readPasskeys(parts.db, session.userId)
  if (passkeys.length === 0) return await askWallet(parts, session)
  const options = await generateAuthenticationOptions({
    rpID: parts.party.id,
    userVerification: 'required',
    timeout: CHALLENGE_VALID_MS,
    allowCredentials: passkeys.map(toDescriptor),
  })
  await openChallenge(parts, purposeOf(session), { challenge: options.challenge })
  return { by: 'passkey', options: { ...options } }
}

async function askWallet(parts: IdentityParts, session: SessionInfo): Promise<StepUpRequest> {
  const [wallet] = await parts.db
    .select({ chain: accountWallet.providerId, address: accountWallet.accountId })
    .from(accountWallet)
    .where(eq(accountWallet.userId, session.userId))
    .orderBy(asc(accountWallet.createdAt))
    .limit(1)
  if (wallet === undefined) throw accountErrors.keepAccountFirst()
  const message = await openWalletChallenge(parts, {
    ...wallet,
    purpose: purposeOf(session),
    statement: 'Confirm to Windhover that it is you.',
  })
  return { by: 'wallet', ...wallet, message }
}

/** Throws unless the answer proves that the account's owner is here now. */
export async function checkStepUp(
  parts: IdentityParts,
  session: SessionInfo,
  proof: { passkey: WebAuthnJson | undefined; wallet: SignedWalletMessage | undefined },
): Promise<void> {
  if (proof.passkey !== undefined) return await checkPasskey(parts, session, proof.passkey)
  // A wallet proves presence only where there is no passkey: the stronger way must not be bypassed.
  const mayUseWallet = (await countPasskeys(parts.db, session.userId)) === 0
  if (proof.wallet === undefined || !mayUseWallet) throw accountErrors.stepUpFailed()
  const address = await proveWallet(parts, proof.wallet, purposeOf(session))
  const [own] = await parts.db
    .select({ id: accountWallet.id })
    .from(accountWallet)
    .where(
      and(
        eq(accountWallet.userId, session.userId),
        eq(accountWallet.providerId, proof.wallet.chain),
        eq(accountWallet.accountId, address),
      ),
    )
  if (own === undefined) throw accountErrors.stepUpFailed()
}

async function checkPasskey(parts: IdentityParts, session: SessionInfo, answer: WebAuthnJson): Promise<void> {
  const response = authenticationResponse.safeParse(answer).data
  if (response === undefined) throw accountErrors.stepUpFailed()
  const open = question.safeParse(await takeChallenge(parts, purposeOf(session))).data
  if (open === undefined) throw accountErrors.challengeExpired()
  await provePasskey(parts, {
    response,
    challenge: open.challenge,
    owner: session.userId,
    refused: accountErrors.stepUpFailed,
  })
}
