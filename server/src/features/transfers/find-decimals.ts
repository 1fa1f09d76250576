import type { ChainId } from '@windhover/core/chains/chain'
import { chainErrors } from '@windhover/core/chains/errors'
import { isAppError } from '@windhover/core/errors/app-error'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import { findToken } from '../transactions/index.ts'

/** How many decimals people's amounts of this token have; in a transfer's own words where nobody knows it. */
export async function findDecimals(
  parts: Pick<FeatureParts, 'chains' | 'tokenIndexes'>,
  asked: { chain: ChainId; owner: string; token: string },
): Promise<number> {
  try {
    return (await findToken(parts, asked)).decimals
  } catch (error) {
    if (!isAppError(error, chainErrors.unknownToken)) throw error
    throw transferErrors.unknownToken({ context: error.context })
  }
}
