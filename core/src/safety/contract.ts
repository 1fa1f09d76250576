import { z } from 'zod'
import { signedStatement } from '../authority/proofs.ts'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { vaultPolicy } from '../signing/sign-contract.ts'
import { vaultId } from '../vaults/contract.ts'
import { LIMIT_NAMES } from './limits.ts'

const usd = z.number().positive().max(10_000_000).multipleOf(0.01)

/** What is left out stays as it is, and so does a raise that waits for it. */
const limitChange = z.object({
  perTransactionUsd: usd.optional(),
  rolling24hUsd: usd.optional(),
  newRecipientDelayHours: z.int().min(0).max(72).optional(),
})

/** A looser limit that was asked for and does not hold yet. */
const waitingRaise = z.object({
  limit: z.enum(LIMIT_NAMES),
  /** USD, or hours for the delay. */
  value: z.number(),
  requestedAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
})
export type WaitingRaise = z.infer<typeof waitingRaise>

const safetyView = z.object({
  vaultId,
  policy: vaultPolicy,
  spent24hUsd: z.number(),
  /** The largest single one in it. */
  largest24hUsd: z.number(),
  raises: z.array(waitingRaise),
})
export type SafetyView = z.infer<typeof safetyView>

/** The limits, the pause or a waiting raise of this vault are not what they were. */
export const safetyChanged = defineTopic('safety-changed', z.object({ vaultId }))

export const safetyRoutes = {
  getSafety: defineRoute({
    method: 'GET',
    path: '/api/safety',
    summary: 'Limits of a vault, what was spent of them in the last 24 hours, and raises that wait',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId }),
    response: safetyView,
  }),
  changeLimits: defineRoute({
    method: 'PUT',
    path: '/api/safety',
    summary: 'Changes limits: stricter at once, looser with the owner’s own signature and after 24 hours',
    access: 'session',
    rate: 'write',
    body: z.object({ vaultId, limits: limitChange, signed: signedStatement.optional() }),
    response: safetyView,
  }),
  withdrawRaise: defineRoute({
    method: 'DELETE',
    path: '/api/safety/raises/:limit',
    summary: 'Withdraws a raise that waits; the limit stays as it is',
    access: 'session',
    rate: 'write',
    params: z.object({ limit: z.enum(LIMIT_NAMES) }),
    query: z.object({ vaultId }),
    response: safetyView,
  }),
  pauseVault: defineRoute({
    method: 'POST',
    path: '/api/safety/pause',
    summary: 'Stops every signature of a vault at once',
    access: 'session',
    rate: 'write',
    body: z.object({ vaultId }),
    response: safetyView,
  }),
  resumeVault: defineRoute({
    method: 'POST',
    path: '/api/safety/resume',
    summary: 'Lets a paused vault sign again, by the owner’s own signature',
    access: 'session',
    rate: 'write',
    body: z.object({ vaultId, signed: signedStatement }),
    response: safetyView,
  }),
}
