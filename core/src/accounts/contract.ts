import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { PASSKEY_NAME_MAX_LENGTH } from './constants.ts'

/** WebAuthn messages pass through as the browser's own JSON form; the server library checks them. */
const webAuthnJson = z.record(z.string(), z.unknown())

export const signInMethod = z.enum(['passkey', 'ethereum', 'solana', 'recovery', 'guest'])
export type SignInMethod = z.infer<typeof signInMethod>

export const accountView = z.object({
  userId: z.string(),
  /** No way to sign in yet: whoever loses the session loses the account. */
  guest: z.boolean(),
  createdAt: z.iso.datetime(),
  session: z.object({
    id: z.string(),
    method: signInMethod,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Until when dangerous acts need no further proof; null when proof is needed now. */
    stepUpUntil: z.iso.datetime().nullable(),
  }),
  passkeyCount: z.int(),
  wallets: z.array(z.object({ chain: z.enum(['ethereum', 'solana']), address: z.string() })),
  recoveryCodesLeft: z.int(),
})
export type AccountView = z.infer<typeof accountView>

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** True when the authenticator says the passkey is synced between devices. */
  synced: z.boolean(),
})
export type PasskeyView = z.infer<typeof passkeyView>

export const sessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  method: signInMethod,
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type SessionView = z.infer<typeof sessionView>

const done = z.object({ done: z.literal(true) })
const idParam = z.object({ id: z.string().min(1).max(128) })
const walletChain = z.enum(['ethereum', 'solana'])
const signedWalletMessage = z.object({
  chain: walletChain,
  address: z.string().min(32).max(64),
  message: z.string().min(1).max(4_000),
  /** Hex with 0x on Ethereum, base58 on Solana. */
  signature: z.string().min(64).max(400),
})

export const accountRoutes = {
  getAccount: defineRoute({
    method: 'GET',
    path: '/api/account',
    summary: 'The signed-in account and its session',
    access: 'session',
    rate: 'read',
    response: accountView,
  }),
  startPasskeyRegistration: defineRoute({
    method: 'POST',
    path: '/api/account/passkeys/registration-options',
    summary:
      'Options for a new passkey: a new account when signed out, one more passkey when signed in (step-up)',
    access: 'public',
    rate: 'sign-in',
    response: z.object({ options: webAuthnJson }),
  }),
  registerPasskey: defineRoute({
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Save the new passkey; signed out it also creates the account and signs in',
    access: 'public',
    rate: 'sign-in',
    body: z.object({
      response: webAuthnJson,
      name: z.string().trim().min(1).max(PASSKEY_NAME_MAX_LENGTH).optional(),
    }),
    response: accountView,
  }),
  startPasskeySignIn: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/passkey/options',
    summary: 'Challenge for signing in with any passkey of this site',
    access: 'public',
    rate: 'sign-in',
    response: z.object({ options: webAuthnJson }),
  }),
  signInWithPasskey: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/passkey',
    summary: 'Sign in with a passkey',
    access: 'public',
    rate: 'sign-in',
    body: z.object({ response: webAuthnJson }),
    response: accountView,
  }),
  startWalletSignIn: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/wallet/message',
    summary: 'The message a wallet signs, with a single-use nonce',
    access: 'public',
    rate: 'sign-in',
    body: z.object({ chain: walletChain, address: z.string().min(32).max(64) }),
    response: z.object({ message: z.string() }),
  }),
  signInWithWallet: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/wallet',
    summary: 'Sign in with Ethereum or Solana; the first time it creates the account',
    access: 'public',
    rate: 'sign-in',
    body: signedWalletMessage,
    response: accountView,
  }),
  signInWithRecoveryCode: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/recovery',
    summary: 'Sign in with a single-use recovery code',
    access: 'public',
    rate: 'sign-in',
    body: z.object({ code: z.string().trim().min(8).max(64) }),
    response: accountView,
  }),
  startGuest: defineRoute({
    method: 'POST',
    path: '/api/guest',
    summary: 'An account without any way to sign in, kept by adding a passkey; signed in it changes nothing',
    access: 'public',
    rate: 'sign-in',
    response: accountView,
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/account/sign-out',
    summary: 'End this session',
    access: 'session',
    rate: 'write',
    response: done,
  }),
  startStepUp: defineRoute({
    method: 'POST',
    path: '/api/account/step-up/options',
    summary:
      'How this account proves presence: a passkey challenge, or a wallet message when it has no passkey',
    access: 'session',
    rate: 'sign-in',
    response: z.discriminatedUnion('by', [
      z.object({ by: z.literal('passkey'), options: webAuthnJson }),
      z.object({ by: z.literal('wallet'), chain: walletChain, address: z.string(), message: z.string() }),
    ]),
  }),
  finishStepUp: defineRoute({
    method: 'POST',
    path: '/api/account/step-up',
    summary: 'Prove presence; opens the step-up window of this session',
    access: 'session',
    rate: 'sign-in',
    body: z.object({ passkey: webAuthnJson.optional(), wallet: signedWalletMessage.optional() }),
    response: accountView,
  }),
  listPasskeys: defineRoute({
    method: 'GET',
    path: '/api/account/passkeys',
    summary: 'Passkeys of the account',
    access: 'session',
    rate: 'read',
    response: z.array(passkeyView),
  }),
  renamePasskey: defineRoute({
    method: 'PATCH',
    path: '/api/account/passkeys/:id',
    summary: 'Rename a passkey',
    access: 'session',
    rate: 'write',
    params: idParam,
    body: z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_MAX_LENGTH) }),
    response: passkeyView,
  }),
  removePasskey: defineRoute({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    summary: 'Remove a passkey; never the last way to sign in',
    access: 'step-up',
    rate: 'write',
    params: idParam,
    response: done,
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the account is signed in',
    access: 'session',
    rate: 'read',
    response: z.array(sessionView),
  }),
  revokeSession: defineRoute({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'Sign one session out',
    access: 'session',
    rate: 'write',
    params: idParam,
    response: done,
  }),
  revokeOtherSessions: defineRoute({
    method: 'POST',
    path: '/api/account/sessions/revoke-others',
    summary: 'Sign every other session out',
    access: 'session',
    rate: 'write',
    response: done,
  }),
  makeRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/account/recovery-codes',
    summary: 'Make new recovery codes; older ones stop working',
    access: 'step-up',
    rate: 'write',
    response: z.object({ codes: z.array(z.string()) }),
  }),
}

/** Open tabs of that session leave the workspace at once. */
export const sessionRevoked = defineTopic('session-revoked', z.object({ sessionId: z.string() }))
