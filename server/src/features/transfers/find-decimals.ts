import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { chainErrors } from '@windhover/core/chains/errors'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { FeatureParts } from '../../composition/feature.ts'

/**
 * How many decimals people's amounts of this token have. What the vault holds is asked of the chain itself; a token
 * that has just left it entirely is still known to the index, so that a repeated call means the same.
 */
export async function findDecimals(
  parts: Pick<FeatureParts, 'chains' | 'tokenIndexes'>,
  asked: { chain: ChainId; owner: string; token: string },
): Promise<number> {
  const { chain, owner, token } = asked
  if (token === 'native') return CHAINS[chain].native.decimals
  const reading = await parts.chains[chain].getBalances(owner)
  const held = reading.state === 'unknown' ? undefined : reading.value.find((each) => each.token === token)
  if (held !== undefined) return held.decimals
  const [listed] = await parts.tokenIndexes[chain].getMany([token]).catch(() => [])
  if (listed !== undefined) return listed.decimals
  throw reading.state === 'unknown'
    ? chainErrors.unavailable({ context: { chain } })
    : transferErrors.unknownToken({ context: { chain, token } })
}
