import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/match/transfer/evm'

export const matchEvmTransfer: typeof real.matchEvmTransfer = (given) => {
  const { intent, to, valueWei } = given
  if (isOpen('recipient-not-matched')) return real.matchEvmTransfer({ ...given, intent: { ...intent, to } })
  if (isOpen('amount-not-matched'))
    return real.matchEvmTransfer({ ...given, intent: { ...intent, amountRaw: `${valueWei}` } })
  return real.matchEvmTransfer(given)
}
