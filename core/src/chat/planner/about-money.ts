import type { Plan, PlannedCall } from './plan.ts'

export function movesMoney(plan: Plan): boolean {
  if (plan.kind === 'call') return plan.calls.some(isAboutMoney)
  return plan.kind === 'ask' && isAboutMoney(plan.begun)
}

/** Looks something up, so that a mistake about what is meant costs nothing. */
export function onlyReads(plan: Plan): plan is Extract<Plan, { kind: 'call' }> {
  return plan.kind === 'call' && plan.calls.every(({ tool }) => !tool.startsWith('propose_'))
}

/** The same of what cannot be looked up yet. */
export function onlyLists(plan: Plan): boolean {
  return plan.kind === 'later' && plan.request.action.startsWith('list-')
}

export function isAboutMoney({ tool }: PlannedCall): boolean {
  return tool.startsWith('propose_') && tool !== 'propose_memory'
}
