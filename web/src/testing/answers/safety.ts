import { accountRoutes } from '@windhover/core/accounts/contract'
import { authorityErrors } from '@windhover/core/authority/errors'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { type SafetyView, safetyRoutes } from '@windhover/core/safety/contract'
import { isLooserLimit, type LimitName } from '@windhover/core/safety/limits'
import type { StubServer } from '../stub-server.ts'
import { ownerWithPasskey } from './owner.ts'

const DAY_MS = 24 * 3_600_000

/** Limits that can be changed, looser ones with a signature of the passkey that owns the vault. */
export function answerSafety(server: StubServer, vaultId: string): void {
  const account = {
    ...server.recorded(accountRoutes.getAccount),
    userId: `user-${vaultId}`,
    guest: false,
    passkeyCount: 1,
  }
  let view: SafetyView = { ...server.recorded(safetyRoutes.getSafety), vaultId }
  const change = (changes: Partial<SafetyView>) => {
    view = { ...view, ...changes }
    return view
  }
  server.answer(accountRoutes.getAccount, account)
  server.answer(ownerRoutes.getOwner, ownerWithPasskey())
  server.answer(safetyRoutes.getSafety, () => view)
  server.answer(safetyRoutes.changeLimits, ({ body }) => {
    const [limit, value] = Object.entries(body.limits)[0] as [LimitName, number]
    if (!isLooserLimit(limit, { from: view.policy[limit], to: value }))
      return change({ policy: { ...view.policy, [limit]: value } })
    return body.signed === undefined ? refuse() : change({ raises: [raiseOf(limit, value)] })
  })
  server.answer(safetyRoutes.withdrawRaise, () => change({ raises: [] }))
  server.answer(safetyRoutes.pauseVault, () => change({ policy: { ...view.policy, isPaused: true } }))
  server.answer(safetyRoutes.resumeVault, () => change({ policy: { ...view.policy, isPaused: false } }))
}

function raiseOf(limit: LimitName, value: number): SafetyView['raises'][number] {
  const at = (ms: number) => new Date(ms).toISOString()
  return { limit, value, requestedAt: at(Date.now()), startsAt: at(Date.now() + DAY_MS) }
}

function refuse(): Response {
  const { status, code, message } = authorityErrors.ownerOnly()
  return Response.json({ error: message, code, retryable: false, requestId: 'request-1' }, { status })
}
