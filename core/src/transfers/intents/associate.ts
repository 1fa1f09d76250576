import { z } from 'zod'
import { intentBase, tokenRef } from '../../transactions/intent-fields.ts'
import { defineIntentKind } from '../../transactions/intent-kind.ts'

const schema = z.strictObject({
  ...intentBase,
  type: z.literal('associate'),
  chain: z.literal('hedera'),
  token: tokenRef,
})

/** A Hedera account accepts a token before it can hold it. */
export const associateKind = defineIntentKind({
  type: 'associate',
  schema,
  scope: 'transfer',
  spends: false,
  card: null,
  token: ({ token }) => token,
  outflows: () => [],
  inflows: () => [],
  recipient: () => null,
  serviceFee: () => null,
})
