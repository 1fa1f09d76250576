import { accountErrors } from '@windhover/core/accounts/errors'
import type { RateClass, RouteAccess } from '@windhover/core/contract/route'
import type { AppError } from '@windhover/core/errors/app-error'
import { requestErrors } from '@windhover/core/errors/platform-errors'
import type { FastifyRequest } from 'fastify'
import type { Identity, SessionInfo, Visitor } from '../../ports/identity.ts'
import type { Clock } from '../clock.ts'
import { addressKey, userKey } from '../rate/rate-key.ts'
import type { RateDecision, RateLimiter } from '../rate/rate-limiter.ts'
import { RequestVisitor } from './caller.ts'
import { checkOrigin } from './check-origin.ts'
import { requireStepUp } from './require-step-up.ts'

export type Admission = {
  readonly visitor: Visitor
  readonly session: SessionInfo | null
  /** On the clock of `performance.now()`. */
  readonly startedAt: number
}

export type AdmissionRule = { readonly access: RouteAccess; readonly rate: RateClass }

export type AdmissionParts = {
  readonly identity: Pick<Identity, 'readSession'>
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly publicOrigin: string
}

/** Lets a request go on and remembers its admission on it, or throws. */
export type AdmitRequest = (request: FastifyRequest, rule: AdmissionRule) => Promise<Admission>

/**
 * The one place that decides whether a request may go on, before its body is read:
 * origin, session, budget, then what the route's access asks for.
 */
export function createAdmission(parts: AdmissionParts): AdmitRequest {
  return async (request, rule) => {
    const startedAt = performance.now()
    checkOrigin({ method: request.method, headers: request.headers, publicOrigin: parts.publicOrigin })
    const visitor = new RequestVisitor(request)
    const session = visitor.cookie === undefined ? null : await parts.identity.readSession(visitor)
    const key = session === null ? addressKey(request.ip) : userKey(session.userId)
    const taken = parts.limiter.take(key, rule.rate)
    const budget = taken instanceof Promise ? await taken : taken
    request.budget = budget
    if (!budget.allowed) throw tooManyCalls(budget)
    if (rule.access !== 'public') checkSession(session, rule.access, parts.clock)
    const admission = { visitor, session, startedAt }
    request.admission = admission
    return admission
  }
}

function checkSession(session: SessionInfo | null, access: RouteAccess, clock: Clock): void {
  if (session === null) throw accountErrors.sessionRequired()
  if (access === 'step-up') requireStepUp(session, clock)
}

function tooManyCalls(budget: RateDecision): AppError {
  return requestErrors.rateLimited({
    context: { retryAfterSeconds: Math.max(1, Math.ceil(budget.resetMs / 1000)) },
  })
}
