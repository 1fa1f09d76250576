import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { watchlistErrors } from '@windhover/core/watchlist/errors'
import { findLaunches, type launchNeeds } from '../discovery/index.ts'
import { viewToken } from '../tokens/index.ts'
import type { WatchlistParts } from './parts.ts'

export type TokenPlace = { readonly chain: ChainId; readonly address: string }
export type NamedToken = TokenPlace & {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** A token by the spelling and the names of whoever knows it: the index of its chain, else a list of launches. */
export async function findToken(
  parts: Pick<WatchlistParts, 'chains' | (typeof launchNeeds)[number]>,
  { chain, address: typed }: TokenPlace,
): Promise<NamedToken> {
  const address = typed === NATIVE ? NATIVE : parts.chains[chain].parseAddress(typed)
  if (address === null) throw watchlistErrors.unknownToken()
  const [listed] = await parts.tokenIndexes[chain].getMany([address])
  if (listed !== undefined) return named(viewToken(listed))
  const [launch] = await findLaunches(parts, [{ chain, address }])
  if (launch === undefined || launch.decimals === null) throw watchlistErrors.unknownToken()
  return named({ ...launch, address, decimals: launch.decimals })
}

function named({ chain, address, symbol, name, decimals }: NamedToken): NamedToken {
  return { chain, address, symbol, name, decimals }
}
