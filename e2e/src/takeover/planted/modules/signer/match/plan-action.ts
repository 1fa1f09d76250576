import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/match/plan-action'

export const planAction: typeof real.planAction = (input) => {
  if (!isOpen('chain-not-matched')) return real.planAction(input)
  const { chain } = input.action
  return real.planAction({ ...input, intent: { ...input.intent, chain } as typeof input.intent })
}
