import type { ChainId } from '@windhover/core/chains/chain'
import { answerForToken, isTokenAddress } from '../tokens/index.ts'
import { findToken, type NamedToken } from './find-token.ts'
import type { WatchlistParts } from './parts.ts'

type Asked = { readonly token: string; readonly chain?: ChainId | undefined }

/** Answers about the token that is meant. A launch is known by its address alone: no index has its symbol yet. */
export async function answerForWatched<Done>(
  parts: WatchlistParts,
  asked: Asked,
  answer: (token: NamedToken) => Promise<Done>,
) {
  const launch = await findByAddress(parts, asked)
  return launch === null ? await answerForToken(parts, asked, answer) : await answer(launch)
}

async function findByAddress(parts: WatchlistParts, { token, chain }: Asked): Promise<NamedToken | null> {
  const address = token.trim()
  if (!isTokenAddress(address)) return null
  const everywhere = Object.keys(parts.chains) as ChainId[]
  const places = (chain === undefined ? everywhere : [chain]).filter(
    (each) => parts.chains[each].parseAddress(address) !== null,
  )
  for (const each of places) {
    const found = await findToken(parts, { chain: each, address }).catch(() => null)
    if (found !== null) return found
  }
  return null
}
