import { type DiscoveredList, type DiscoveredToken, discoveredList } from '@windhover/core/discovery/contract'
import { discoveryErrors } from '@windhover/core/discovery/errors'
import type { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { TokenPage } from '../../ports/launch-lists.ts'
import { namePictures, type PictureParts } from '../tokens/index.ts'
import { readPlaced } from './read-placed.ts'

/** Of each list, for searches, filters and later pages. */
const PLACES = 500

const tokenPage = discoveredList.pick({ tokens: true, nextPageId: true })

type ListParts = Pick<FeatureParts, 'readings' | 'log'> & PictureParts
type Asked = {
  readonly list: string
  /** What was asked of it. */
  readonly key: string
  /** Whether people make up what is asked. */
  readonly isOpen?: boolean
  readonly everyMs: number
}

/** One reading of a list per interval for everybody who looks at it; the last one where its source is away. */
export async function readList(
  parts: ListParts,
  asked: Asked & { readonly load: () => Promise<TokenPage> },
): Promise<DiscoveredList> {
  const load = async () => {
    const { tokens, nextPageId } = await asked.load()
    return { tokens: await withPictures(parts, tokens), nextPageId }
  }
  const { value, ...reading } = await readShared(parts, { ...asked, schema: tokenPage, load })
  return { ...value, ...reading }
}

/** A picture that will not be served is not named either: nobody has to ask for it. */
async function withPictures(parts: PictureParts, tokens: TokenPage['tokens']): Promise<DiscoveredToken[]> {
  const [first] = tokens
  if (first === undefined) return []
  const listed = tokens.map((token) => ({ ...token, url: token.logoURI }))
  const shown = await namePictures(parts, first.chain, listed)
  return tokens.map((token) => (shown.has(token.address) ? token : { ...token, logoURI: null }))
}

export async function readShared<Value>(
  parts: ListParts,
  asked: Asked & { readonly schema: z.ZodType<Value>; readonly load: () => Promise<Value> },
): Promise<{ readonly value: Value; readonly readAt: string; readonly isStale: boolean }> {
  const { list, key, isOpen = false, everyMs, schema } = asked
  const reading = await readPlaced(parts, {
    ...{ scope: list, key, places: isOpen ? PLACES : null, schema, freshMs: everyMs },
    load: () =>
      asked.load().catch((error: unknown) => {
        parts.log.warn({ err: error, list }, 'a list of discoveries is away')
        throw error
      }),
  })
  if (reading.state === 'unknown') throw discoveryErrors.sourceAway({ context: { list } })
  const readAt = new Date(reading.observedAtMs).toISOString()
  return { value: reading.value, readAt, isStale: reading.state === 'stale' }
}
