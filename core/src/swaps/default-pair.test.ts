import { expect, it } from 'vitest'
import type { ChainId } from '../chains/chain.ts'
import { QUICK_PICKS } from '../tokens/quick-picks.ts'
import { defaultTokens } from './default-pair.ts'

it.each<[ChainId, string]>([
  ['solana', 'SOL'],
  ['ethereum', 'ETH'],
  ['bsc', 'BNB'],
  ['hedera', 'HBAR'],
])('a swap on %s begins with %s and USDC', (chain, coin) => {
  expect(defaultTokens(chain).map(({ symbol }) => symbol)).toEqual([coin, 'USDC'])
})

it('R2-173 on Solana these are the first two quick picks', () => {
  expect(defaultTokens('solana')).toEqual(QUICK_PICKS.solana.slice(0, 2))
})
