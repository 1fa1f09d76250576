import { z } from 'zod'
import { NATIVE } from '../../balances/constants.ts'
import { rawAmount } from '../../money/raw-amount.ts'
import { WRAPPED_COINS } from '../../tokens/wrapped-coins.ts'
import { intentBase } from '../../transactions/intent-fields.ts'
import { defineIntentKind } from '../../transactions/intent-kind.ts'

const schema = z.strictObject({
  ...intentBase,
  type: z.literal('wrap'),
  chain: z.enum(['solana', 'hedera']),
  amountRaw: rawAmount,
})

export const wrapKind = defineIntentKind({
  type: 'wrap',
  schema,
  scope: 'transfer',
  spends: false,
  card: { editable: [] },
  token: () => NATIVE,
  outflows: ({ amountRaw }) => [{ token: NATIVE, amountRaw: BigInt(amountRaw) }],
  inflows: ({ chain, amountRaw }) => {
    const raw = BigInt(amountRaw)
    return [{ token: WRAPPED_COINS[chain], amountRaw: raw, leastRaw: raw }]
  },
  recipient: () => null,
  serviceFee: () => null,
})
