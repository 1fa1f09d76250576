import { BoundedMap } from '../../platform/upstream/bounded-map.ts'
import { createSingleFlight } from '../../platform/upstream/single-flight.ts'
import type { Mirror, MirrorToken } from './mirror.ts'

export type TokenFacts = (tokenId: string) => Promise<MirrorToken | null>

const TOKENS_KEPT = 5_000

/** Asked once per process; a token that does not exist is not remembered, it may come. */
export function createTokenFacts(mirror: Mirror): TokenFacts {
  const kept = new BoundedMap<MirrorToken>(TOKENS_KEPT)
  const fly = createSingleFlight<MirrorToken | null>()
  return (tokenId) => {
    const known = kept.get(tokenId)
    if (known !== undefined) return Promise.resolve(known)
    return fly(tokenId, async () => {
      const found = await mirror.findToken(tokenId)
      if (found !== null) kept.set(tokenId, found)
      return found
    })
  }
}
