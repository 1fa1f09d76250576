import type { ChainId } from '@windhover/core/chains/chain'
import type { FeatureParts } from '../../composition/feature.ts'
import { readImitations } from './find-imitated.ts'

export type PictureParts = Pick<FeatureParts, 'namedPictures' | 'tokenIndexes' | 'log'>

type ListedPicture = {
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly isVerified: boolean
  readonly url: string | null
}

/**
 * Lists name pictures of tokens that no index knows yet. From here on they are served like all others. Answers which
 * tokens will have one: not those that nobody vouches for and that bear the name of another.
 */
export async function namePictures(
  parts: PictureParts,
  chain: ChainId,
  tokens: readonly ListedPicture[],
): Promise<ReadonlySet<string>> {
  const findImitated = await readImitations(parts, chain)
  const shown = tokens.flatMap(({ isVerified, url, ...token }) => {
    const isBorrowed = findImitated?.({ ...token, isVerified, liquidityUsd: null }) !== null
    return url === null || (isBorrowed && !isVerified) ? [] : [{ ...token, url }]
  })
  await parts.namedPictures.note(chain, shown).catch((error: unknown) => {
    parts.log.warn({ err: error, chain }, 'the pictures of a list could not be noted')
  })
  return new Set(shown.map(({ address }) => address))
}
