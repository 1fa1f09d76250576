import { accountRoutes } from '@windhover/core/accounts/contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import { type SafetyView, safetyRoutes } from '@windhover/core/safety/contract'
import { isLooserLimit, type LimitName } from '@windhover/core/safety/limits'
import type { StubServer } from '../stub-server.ts'

const DAY_MS = 24 * 3_600_000

/** Limits that can be changed, of an account whose last proof of presence is too old for a looser one. */
export function answerSafety(server: StubServer, vaultId: string): void {
  const account = {
    ...server.recorded(accountRoutes.getAccount),
    userId: `user-${vaultId}`,
    guest: false,
    passkeyCount: 1,
  }
  let isProved = false
  let view: SafetyView = { ...server.recorded(safetyRoutes.getSafety), vaultId }
  const change = (changes: Partial<SafetyView>) => {
    view = { ...view, ...changes }
    return view
  }
  server.answer(accountRoutes.getAccount, account)
  server.answer(accountRoutes.startStepUp, {
    by: 'passkey',
    options: { challenge: 'AAAA', rpId: 'localhost' },
  })
  server.answer(accountRoutes.finishStepUp, () => {
    isProved = true
    return account
  })
  server.answer(safetyRoutes.getSafety, () => view)
  server.answer(safetyRoutes.changeLimits, ({ body }) => {
    const [limit, value] = Object.entries(body.limits)[0] as [LimitName, number]
    if (!isLooserLimit(limit, { from: view.policy[limit], to: value }))
      return change({ policy: { ...view.policy, [limit]: value } })
    return isProved ? change({ raises: [raiseOf(limit, value)] }) : askForProof()
  })
  server.answer(safetyRoutes.withdrawRaise, () => change({ raises: [] }))
  server.answer(safetyRoutes.pauseVault, () => change({ policy: { ...view.policy, isPaused: true } }))
  server.answer(safetyRoutes.resumeVault, () =>
    isProved ? change({ policy: { ...view.policy, isPaused: false } }) : askForProof(),
  )
}

function raiseOf(limit: LimitName, value: number): SafetyView['raises'][number] {
  const at = (ms: number) => new Date(ms).toISOString()
  return { limit, value, requestedAt: at(Date.now()), startsAt: at(Date.now() + DAY_MS) }
}

function askForProof(): Response {
  const { status, code, message } = accountErrors.stepUpRequired()
  return Response.json({ error: message, code, retryable: false, requestId: 'request-1' }, { status })
}
