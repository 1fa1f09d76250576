import { HEDERA_FEE_TIERS } from '@windhover/core/swaps/constants'
import { swapErrors } from '@windhover/core/swaps/errors'
import { concatHex, decodeFunctionResult, encodeFunctionData, type Hex, numberToHex } from 'viem'
import type { TokenRef } from '../../ports/chain.ts'
import type { Mirror } from './ask-mirror.ts'
import { addressOf, QUOTER, QUOTER_ABI } from './known-contracts.ts'

type Pair = { readonly sellToken: TokenRef; readonly buyToken: TokenRef; readonly sellAmountRaw: bigint }

export type PoolQuote = {
  readonly feeTier: number
  /** Token, fee, token: how the contracts name one pool. */
  readonly path: Hex
  readonly buyAmountRaw: bigint
}

/** The tiers in their order: the first whose pool gives anything is taken. */
export async function quotePool(mirror: Mirror, pair: Pair): Promise<PoolQuote> {
  const context = { venue: 'saucerswap' }
  const [sold, bought] = [addressOf(pair.sellToken), addressOf(pair.buyToken)]
  if (sold === bought) throw swapErrors.sameToken()
  let hasPool = false
  for (const feeTier of HEDERA_FEE_TIERS) {
    const path = concatHex([sold, numberToHex(feeTier, { size: 3 }), bought])
    const buyAmountRaw = await askQuoter(mirror, path, pair.sellAmountRaw)
    if (buyAmountRaw !== null && buyAmountRaw > 0n) return { feeTier, path, buyAmountRaw }
    hasPool ||= buyAmountRaw !== null
  }
  throw hasPool ? swapErrors.amountTooSmall({ context }) : swapErrors.noLiquidity({ context })
}

/** Null where there is no such pool, or it has too little. */
async function askQuoter(mirror: Mirror, path: Hex, amountRaw: bigint): Promise<bigint | null> {
  const call = { abi: QUOTER_ABI, functionName: 'quoteExactInput' } as const
  const answer = await mirror.call(QUOTER, encodeFunctionData({ ...call, args: [path, amountRaw] }))
  if (answer === null) return null
  try {
    return decodeFunctionResult({ ...call, data: answer })[0]
  } catch (cause) {
    throw swapErrors.venueWrong({ context: { venue: 'saucerswap', part: 'quote' }, cause })
  }
}
