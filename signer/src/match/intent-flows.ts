import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { hederaAddress } from '../decode/evm/evm-address.ts'
import { tokenInOneSpelling } from './one-spelling.ts'
import type { Movement } from './signing-plan.ts'

/** What leaves by the intent's own figures; null where only the chain knows how much it is. */
export function outflowsOf(intent: Intent): readonly Movement[] | null {
  const { chain } = intent
  const flows = kindOf(intent).outflows(intent)
  const known = flows.flatMap(({ token, amountRaw }) =>
    amountRaw === null ? [] : [{ chain, token: tokenInOneSpelling(chain, token), amountRaw }],
  )
  return known.length === flows.length ? known : null
}

/**
 * What the owner was shown to get, or the least of it where that is more: whoever names one figure low does not make what
 * is sold look cheap. Whatever nobody has promised an amount of counts as nothing.
 */
export function inflowsOf(intent: Intent): readonly Movement[] {
  const { chain } = intent
  return kindOf(intent)
    .inflows(intent)
    .map(({ token, amountRaw, leastRaw }) => {
      const least = leastRaw ?? 0n
      const isLess = amountRaw === null || amountRaw < least
      return {
        chain,
        token: tokenInOneSpelling(chain, token),
        amountRaw: isLess ? least : amountRaw,
      }
    })
}

/** What the operator takes on top; nothing where it takes nothing. */
export function serviceFeeOf(intent: Intent): readonly Movement[] {
  const { chain } = intent
  const fee = kindOf(intent).serviceFee(intent)
  return fee === null
    ? []
    : [{ chain, token: tokenInOneSpelling(chain, fee.token), amountRaw: fee.amountRaw }]
}

/** In one spelling, so that nobody is new because of capital letters. */
export function recipientOf(intent: Intent): string | null {
  const recipient = kindOf(intent).recipient(intent)
  return recipient === null || intent.chain === 'solana' ? recipient : hederaAddress(recipient)
}
