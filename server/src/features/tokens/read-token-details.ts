import type { ChainId } from '@windhover/core/chains/chain'
import type { TokenDetails } from '@windhover/core/tokens/contract'
import { readPricedPassport } from './read-passport.ts'
import { readTokenDay } from './read-token-day.ts'

const UNKNOWN_DAY = { low24hUsd: null, high24hUsd: null, volume24hUsd: null, volumeChange24hPct: null }

export async function readTokenDetails(
  parts: Parameters<typeof readPricedPassport>[0],
  token: { chain: ChainId; address: string },
): Promise<TokenDetails> {
  const [passport, day, [listed]] = await Promise.all([
    readPricedPassport(parts, token),
    readTokenDay(parts, token),
    parts.tokenIndexes[token.chain].getMany([token.address]),
  ])
  const { spark, ...figures } = day
  return {
    passport,
    ...(passport.imitates === null ? figures : UNKNOWN_DAY),
    supply: listed?.supply ?? null,
  }
}
