import { type TransferIntent, transferKind } from '@windhover/core/transfers/intents/transfer'
import { matches } from '../../decode/refusal.ts'
import { addressOn, type EvmGiven, isSamePayment, paymentOf, tokenOn } from '../evm-given.ts'
import type { ActionRole } from '../signing-plan.ts'

export function matchEvmTransfer(given: EvmGiven<TransferIntent>): ActionRole {
  const { intent, chain, feeAccount } = given
  const paid = paymentOf(given)
  const token = tokenOn(chain, intent.token)
  const asked = { token, to: addressOn(chain, intent.to), amountRaw: BigInt(intent.amountRaw) }
  if (isSamePayment(paid, asked)) return 'main'
  const fee = transferKind.serviceFee(intent)
  matches(fee !== null && feeAccount !== null, 'another recipient, token or amount')
  const due = { token: tokenOn(chain, fee.token), to: feeAccount, amountRaw: fee.amountRaw }
  matches(isSamePayment(paid, due), 'another recipient, token or amount')
  return 'service-fee'
}
