import type { Effects } from '../../ports/chain.ts'
import { findToken } from './find-token.ts'
import type { IntentRow } from './intent-store.ts'
import type { LaneParts } from './lane-parts.ts'

/** An order cannot be run before somebody fills it; what it does is what it says, and whoever fills it pays the fee. */
export async function promiseOfOrder(
  parts: Pick<LaneParts, 'chains' | 'tokenIndexes'>,
  { body, owner }: { body: IntentRow['body']; owner: string },
): Promise<Extract<Effects, { succeeds: true }>> {
  if (body.type !== 'swap') throw new Error('only swaps are orders')
  const { chain, sellToken, buyToken } = body
  const [sold, bought] = await Promise.all([
    findToken(parts, { chain, owner, token: sellToken }),
    findToken(parts, { chain, owner, token: buyToken }),
  ])
  const changes = [
    { ...pick(sold), token: sellToken, amountRaw: -BigInt(body.sellAmountRaw) },
    { ...pick(bought), token: buyToken, amountRaw: BigInt(body.quotedBuyAmountRaw) },
  ]
  return { succeeds: true, changes, feeRaw: 0n, isComplete: true }
}

const pick = ({ symbol, decimals }: { symbol: string | null; decimals: number }) => ({ symbol, decimals })
