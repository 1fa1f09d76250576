import { z } from 'zod'
import { chainId } from '../../chains/chain-id.ts'
import { rawAmount } from '../../money/raw-amount.ts'
import { intentBase, recipientRef, tokenRef } from '../../transactions/intent-fields.ts'
import { defineIntentKind } from '../../transactions/intent-kind.ts'

const schema = z.strictObject({
  ...intentBase,
  type: z.literal('transfer'),
  chain: chainId,
  token: tokenRef,
  to: recipientRef,
  amountRaw: rawAmount,
})
export type TransferIntent = z.infer<typeof schema>

/** R2-301: transfers on Hedera pay one percent, in what is transferred. */
const HEDERA_FEE_BPS = 100n
const BPS = 10_000n

export const transferKind = defineIntentKind({
  type: 'transfer',
  schema,
  scope: 'transfer',
  spends: true,
  card: { editable: ['amount'] },
  token: ({ token }) => token,
  outflows: ({ token, amountRaw }) => [{ token, amountRaw: BigInt(amountRaw) }],
  inflows: () => [],
  recipient: ({ to }) => to,
  serviceFee: ({ chain, token, amountRaw }) => {
    const feeRaw = chain === 'hedera' ? (BigInt(amountRaw) * HEDERA_FEE_BPS) / BPS : 0n
    return feeRaw === 0n ? null : { token, amountRaw: feeRaw }
  },
})
