import { z } from 'zod'
import { sha256Hex } from '../authority/sha256-hex.ts'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'

/** WebAuthn messages pass through as the browser's own JSON form; the server library checks them. */
export const webAuthnJson = z.record(z.string(), z.unknown())

export const signInMethod = z.enum(['passkey', 'ethereum', 'solana', 'recovery', 'guest'])
export type SignInMethod = z.infer<typeof signInMethod>

export const accountView = z.object({
  userId: z.string(),
  /** As the signer knows the person: the hash of the statement by which the first key was enrolled. */
  owner: sha256Hex,
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

export const done = z.object({ done: z.literal(true) })
export const idParam = z.object({ id: z.string().min(1).max(128) })
export const walletChain = z.enum(['ethereum', 'solana'])

export const accountRoutes = {
  getAccount: defineRoute({
    method: 'GET',
    path: '/api/account',
    summary: 'The signed-in account and its session',
    access: 'session',
    rate: 'read',
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
}

/** Open tabs of that session leave the workspace at once. */
export const sessionRevoked = defineTopic('session-revoked', z.object({ sessionId: z.string() }))
