import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/policy/decide-signing'

const ANY = 10n ** 18n

export const decideSigning: typeof real.decideSigning = (order, state) => {
  if (isOpen('digest-not-compared') && state.signedBefore.some((each) => each.intentId === order.intentId))
    return { kind: 'repeat' }
  const asked = isOpen('unpriced-counts-nothing') ? { ...order, outMicroUsd: order.outMicroUsd ?? 0n } : order
  const verdict = real.decideSigning(asked, { ...state, ...bend(state) })
  const isTaken = verdict.kind === 'refuse' && verdict.code === 'slotTaken'
  return isTaken && isOpen('epoch-not-compared') ? { kind: 'repeat' } : verdict
}

type State = Parameters<typeof real.decideSigning>[1]

function bend({ limits }: State): Partial<State> {
  if (isOpen('pause-ignored')) return { limits: { ...limits, isPaused: false } }
  if (isOpen('transaction-limit-ignored')) return { limits: { ...limits, perTransaction: ANY } }
  if (isOpen('daily-limit-ignored')) return { limits: { ...limits, rolling24h: ANY } }
  if (isOpen('waiting-time-ignored')) return { limits: { ...limits, newRecipientDelayMs: 0 } }
  return {}
}
