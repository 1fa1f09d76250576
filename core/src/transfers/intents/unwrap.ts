import { z } from 'zod'
import { NATIVE } from '../../balances/constants.ts'
import { rawAmount } from '../../money/raw-amount.ts'
import { WRAPPED_COINS } from '../../tokens/wrapped-coins.ts'
import { intentBase } from '../../transactions/intent-fields.ts'
import { defineIntentKind } from '../../transactions/intent-kind.ts'

const ALL = 'all'

const schema = z.strictObject({
  ...intentBase,
  type: z.literal('unwrap'),
  chain: z.enum(['solana', 'hedera']),
  amountRaw: z.union([rawAmount, z.literal(ALL)]),
})

const rawOf = ({ amountRaw }: z.infer<typeof schema>) => (amountRaw === ALL ? null : BigInt(amountRaw))

export const unwrapKind = defineIntentKind({
  type: 'unwrap',
  schema,
  scope: 'transfer',
  spends: false,
  card: { editable: [] },
  token: () => NATIVE,
  outflows: (intent) => [{ token: WRAPPED_COINS[intent.chain], amountRaw: rawOf(intent) }],
  inflows: (intent) => [{ token: NATIVE, amountRaw: rawOf(intent), leastRaw: rawOf(intent) }],
  recipient: () => null,
  serviceFee: () => null,
})
