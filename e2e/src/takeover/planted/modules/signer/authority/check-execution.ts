import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/authority/check-execution'

export * from '@windhover/signer/authority/check-execution'

/** What all read who come at once and do not wait for the lock. */
const NOTHING_USED = { executions: 0, sellRaw: 0n }

export const checkExecution: typeof real.checkExecution = (input) => {
  const { envelope } = input
  if (isOpen('worst-price-not-compared')) {
    const worstPrice = { ...envelope.worstPrice, buyRaw: '1' }
    return real.checkExecution({ ...input, envelope: { ...envelope, worstPrice } })
  }
  if (isOpen('envelopes-counted-before-the-lock'))
    return real.checkExecution({ ...input, used: NOTHING_USED })
  return real.checkExecution(input)
}
