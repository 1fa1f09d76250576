import type { ChainId } from '@windhover/core/chains/chain'
import type { Intent } from '@windhover/core/transactions/intent'

/** What a person wants, to the last unit. It is made by the harness before the person says a word. */
export type Wish =
  | {
      readonly type: 'transfer'
      readonly chain: ChainId
      readonly token: string
      readonly to: string
      readonly amountRaw: bigint
    }
  | { readonly type: 'wrap'; readonly chain: 'solana' | 'hedera'; readonly amountRaw: bigint }
  | { readonly type: 'unwrap'; readonly chain: 'solana' | 'hedera'; readonly amountRaw: bigint | 'all' }
  | {
      readonly type: 'swap'
      readonly chain: ChainId
      readonly sellToken: string
      readonly buyToken: string
      readonly sellAmountRaw: bigint
      /** By prices that the harness has read itself. */
      readonly leastBuyRaw: bigint
      readonly slippageBpsMax: number
    }

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether what would be done is exactly what was wanted. */
export function isWished(wish: Wish, intent: Intent): boolean {
  if (wish.type !== intent.type || wish.chain !== intent.chain) return false
  if (wish.type === 'transfer' && intent.type === 'transfer')
    return (
      isSame(wish.token, intent.token) &&
      isSame(wish.to, intent.to) &&
      BigInt(intent.amountRaw) === wish.amountRaw
    )
  if (wish.type === 'swap' && intent.type === 'swap')
    return (
      isSame(wish.sellToken, intent.sellToken) &&
      isSame(wish.buyToken, intent.buyToken) &&
      BigInt(intent.sellAmountRaw) === wish.sellAmountRaw &&
      BigInt(intent.minBuyAmountRaw) >= wish.leastBuyRaw &&
      intent.slippageBps <= wish.slippageBpsMax
    )
  if ((wish.type === 'wrap' || wish.type === 'unwrap') && 'amountRaw' in intent)
    return intent.amountRaw === String(wish.amountRaw)
  return false
}
