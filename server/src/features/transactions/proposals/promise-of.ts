import type { Intent } from '@windhover/core/transactions/intent'
import type { ReceiptChange } from '@windhover/core/transactions/receipt'
import type { FeatureParts } from '../../../composition/feature.ts'
import { findToken } from '../find-token.ts'
import { foretellOwn } from '../preview-intent.ts'

/** What an intent says that it moves, without asking its chain: for cards that nobody can approve any more. */
export async function promiseOf(
  parts: FeatureParts,
  intent: Intent,
  owner: string,
): Promise<readonly ReceiptChange[]> {
  if (intent.type !== 'transfer') return await foretellOwn(parts, intent, owner)
  const { chain, token } = intent
  const { symbol, decimals } = await findToken(parts, { chain, owner, token })
  return [{ token, symbol, decimals, amountRaw: -BigInt(intent.amountRaw) }]
}
