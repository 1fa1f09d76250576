import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { CHALLENGE_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { and, asc, eq, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { SessionInfo, SignedWalletMessage, StepUpRequest, WebAuthnJson } from '../../ports/identity.ts'
import type { IdentityParts } from './identity-parts.ts'
import { countPasskeys, readPasskeys } from './passkey-store.ts'
import { accountPasskey, accountWallet } from './tables.ts'
import { openWalletChallenge, proveWallet } from './wallet-challenge.ts'
import { authenticationResponse } from './webauthn-json.ts'

/** A challenge belongs to one session, so that proof given in one place opens nothing in another. */
const purposeOf = (session: SessionInfo) => `step-up:${session.sessionId}`
const openChallenge = z.object({ challenge: z.string(), expiresAtMs: z.number() })

export async function startStepUp(parts: IdentityParts, session: SessionInfo): Promise<StepUpRequest> {
  const passkeys = await readPasskeys(parts.db, session.userId)
  if (passkeys.length === 0) return await askWallet(parts, session)
  const options = await generateAuthenticationOptions({
    rpID: parts.party.id,
    userVerification: 'required',
    timeout: CHALLENGE_VALID_MS,
    allowCredentials: passkeys.map((row) => ({
      id: row.credentialID,
      transports: transportsOf(row.transports),
    })),
  })
  const expiresAtMs = parts.clock.now().getTime() + CHALLENGE_VALID_MS
  const { internalAdapter } = await parts.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: purposeOf(session),
    value: JSON.stringify({ challenge: options.challenge, expiresAtMs }),
    expiresAt: new Date(expiresAtMs),
  })
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
  const { internalAdapter } = await parts.auth.$context
  const stored = await internalAdapter.consumeVerificationValue(purposeOf(session))
  const open = stored === null ? undefined : openChallenge.parse(JSON.parse(stored.value))
  if (open === undefined || open.expiresAtMs <= parts.clock.now().getTime())
    throw accountErrors.challengeExpired()

  const [passkey] = await parts.db
    .select()
    .from(accountPasskey)
    .where(and(eq(accountPasskey.credentialID, response.id), eq(accountPasskey.userId, session.userId)))
  if (passkey === undefined) throw accountErrors.stepUpFailed()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: open.challenge,
    expectedOrigin: parts.party.origin,
    expectedRPID: parts.party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialID,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64')),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    throw accountErrors.stepUpFailed({ cause: error })
  })
  if (!verified.verified) throw accountErrors.stepUpFailed()
  await moveCounter(parts, { id: passkey.id, counter: verified.authenticationInfo.newCounter })
}

/** Forward only, whatever else happens at the same time; authenticators without a counter always say zero. */
async function moveCounter({ db }: IdentityParts, passkey: { id: string; counter: number }): Promise<void> {
  const { id, counter } = passkey
  const moved = await db
    .update(accountPasskey)
    .set({ counter })
    .where(
      and(
        eq(accountPasskey.id, id),
        or(
          lt(accountPasskey.counter, counter),
          and(eq(accountPasskey.counter, 0), eq(accountPasskey.counter, counter)),
        ),
      ),
    )
    .returning({ id: accountPasskey.id })
  if (moved.length === 0) throw accountErrors.stepUpFailed()
}

const transportsOf = (stored: string | null): AuthenticatorTransportFuture[] =>
  (stored ?? '').split(',').filter((text) => text !== '') as AuthenticatorTransportFuture[]
