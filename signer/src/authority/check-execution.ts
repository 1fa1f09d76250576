import { authorityErrors } from '@windhover/core/authority/errors'
import type { Envelope } from '@windhover/core/authority/statements'
import { NATIVE } from '@windhover/core/balances/constants'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'

/** What has been taken out of an envelope so far. */
export type EnvelopeUse = { readonly executions: number; readonly sellRaw: bigint }

/**
 * Whether an intent stays within what was allowed beforehand, whatever whoever made it says about prices. Answers what
 * it takes out of the envelope; throws what does not fit.
 */
export function checkExecution(input: {
  readonly envelope: Envelope
  readonly intent: Intent
  readonly used: EnvelopeUse
  readonly nowMs: number
}): bigint {
  const { envelope, intent, used, nowMs } = input
  if (nowMs >= envelope.expiresAt) throw authorityErrors.envelopeEnded()
  const { sellRaw, buyRaw } = sidesOf(envelope, intent)
  const { worstPrice } = envelope
  // Compared as products: nothing is rounded in anybody's favour.
  if (buyRaw * BigInt(worstPrice.sellRaw) < BigInt(worstPrice.buyRaw) * sellRaw) {
    throw authorityErrors.envelopePrice()
  }
  const isSpent =
    used.executions >= envelope.executionsMax || used.sellRaw + sellRaw > BigInt(envelope.totalSellRaw)
  if (isSpent) throw authorityErrors.envelopeSpent()
  return sellRaw
}

/** Exactly one token out and one in, to the vault itself, and no more for the operator than was allowed. */
function sidesOf(envelope: Envelope, intent: Intent): { sellRaw: bigint; buyRaw: bigint } {
  const kind = kindOf(intent)
  const [sold, ...others] = kind.outflows(intent)
  const [bought, ...more] = kind.inflows(intent)
  const fee = kind.serviceFee(intent)
  const isTrade =
    intent.vaultId === envelope.vaultId &&
    intent.chain === envelope.chain &&
    kind.scope === 'trade' &&
    kind.recipient(intent) === null &&
    others.length === 0 &&
    more.length === 0 &&
    sold?.token === envelope.sellToken &&
    bought?.token === envelope.buyToken &&
    (fee === null || (fee.token === NATIVE && fee.amountRaw <= BigInt(envelope.feeMaxRaw)))
  if (!isTrade || sold.amountRaw === null || bought.leastRaw === null)
    throw authorityErrors.envelopeMismatch()
  if (sold.amountRaw <= 0n) throw authorityErrors.envelopeMismatch()
  return { sellRaw: sold.amountRaw, buyRaw: bought.leastRaw }
}
