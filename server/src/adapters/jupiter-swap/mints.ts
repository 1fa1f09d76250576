import { isAddress } from '@solana/kit'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { TokenRef } from '../../ports/chain.ts'

/** The venue knows the coin by the mint of its token form, and wraps and unwraps it by itself. */
const SOL_MINT = 'So11111111111111111111111111111111111111112'

export function mintOf(token: TokenRef): string {
  if (token === 'native') return SOL_MINT
  if (!isAddress(token)) throw swapErrors.unknownToken({ context: { chain: 'solana', token } })
  return token
}

export function tokenOf(mint: string): TokenRef {
  return mint === SOL_MINT ? 'native' : mint
}
