import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { chainErrors } from '@windhover/core/chains/errors'
import type { FeatureParts } from '../../../composition/feature.ts'

export type TokenFacts = { readonly symbol: string | null; readonly decimals: number }

/**
 * What people's amounts of a token mean. What the vault holds is asked of the chain itself; a token that it does not hold,
 * or no longer, is known to the index. Guessing decimals would be guessing money, so an unknown token is an error.
 */
export async function findToken(
  parts: Pick<FeatureParts, 'chains' | 'tokenIndexes'>,
  asked: { chain: ChainId; owner: string | null; token: string },
): Promise<TokenFacts> {
  const { chain, owner, token } = asked
  if (token === 'native') return CHAINS[chain].native
  const [listed] = await parts.tokenIndexes[chain].getMany([token]).catch(() => [])
  if (listed !== undefined) return listed
  const reading = owner === null ? null : await parts.chains[chain].getBalances(owner)
  const held = reading === null || reading.state === 'unknown' ? undefined : findHeld(reading.value, token)
  if (held !== undefined) return held
  throw reading?.state === 'unknown'
    ? chainErrors.unavailable({ context: { chain } })
    : chainErrors.unknownToken({ context: { chain, token } })
}

/** Addresses of EVM chains are the same in small letters. */
function findHeld<Holding extends { token: string }>(
  held: readonly Holding[],
  token: string,
): Holding | undefined {
  const isHex = token.startsWith('0x')
  return held.find((each) =>
    isHex ? each.token.toLowerCase() === token.toLowerCase() : each.token === token,
  )
}
