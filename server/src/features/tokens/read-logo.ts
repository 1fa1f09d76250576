import type { ChainId } from '@windhover/core/chains/chain'
import type { Picture } from '@windhover/core/contract/picture'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { IPFS_GATEWAYS, logoSources } from '@windhover/core/tokens/logo-sources'
import type { KnownToken } from '@windhover/core/tokens/look-alike'
import type { FeatureParts } from '../../composition/feature.ts'
import { BoundedMap } from '../../platform/upstream/bounded-map.ts'
import type { FetchPicture } from '../../platform/upstream/fetch-picture.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import { createTokenBatches } from '../prices/index.ts'
import { readImitations } from './find-imitated.ts'

const FRESH_MS = 3_600_000
const LOGOS_KEPT = 300
/** A host that did not answer is left alone for a while: lists have dozens of pictures from the same one. */
const HOST_REST_MS = 60_000
const HOSTS_KEPT = 200

type Asked = { readonly chain: ChainId; readonly address: string }
export type ReadLogo = (token: Asked) => Promise<Picture>

/** Pictures of tokens that an index or a list of ours has named: nobody can have any address fetched through us. */
export function createLogoReader(
  parts: Pick<FeatureParts, 'tokenIndexes' | 'namedPictures' | 'clock' | 'log'>,
  outside: { readonly fetchPicture: FetchPicture; readonly gateways?: readonly string[] },
): ReadLogo {
  const { clock, log } = parts
  const shared = createSharedValues<Picture | null>({
    clock,
    freshMs: FRESH_MS,
    staleMs: FRESH_MS,
    max: LOGOS_KEPT,
  })
  const resting = new BoundedMap<number>(HOSTS_KEPT)
  const find = createTokenBatches(parts.tokenIndexes)
  const nowMs = () => clock.now().getTime()

  async function load(source: string): Promise<Picture | null> {
    const { host } = new URL(source)
    if (nowMs() < (resting.get(host) ?? 0)) return null
    try {
      return await outside.fetchPicture(source)
    } catch (error) {
      if (isAway(error)) resting.set(host, nowMs() + HOST_REST_MS)
      // R3-176: a missing picture is nobody's problem but ours.
      log.debug({ err: error, source }, 'a token picture could not be loaded')
      return null
    }
  }

  async function findNamed({ chain, address }: Asked) {
    const found = await parts.namedPictures.find({ chain, address }).catch((error: unknown) => {
      log.warn({ err: error, chain }, 'the pictures that lists have named are away')
      return null
    })
    if (found === null) return null
    const { url: logoUrl, symbol, name } = found
    return { chain, address, symbol, name, logoUrl, isVerified: false, liquidityUsd: null }
  }

  /** A token that borrows a name would get the other one's face as well. Without the registry nobody can tell. */
  async function mayImitate(token: KnownToken & { readonly chain: ChainId }): Promise<boolean> {
    if (token.isVerified) return false
    const findImitated = await readImitations(parts, token.chain)
    return findImitated === null || findImitated(token) !== null
  }

  return async (token) => {
    const named = await findNamed(token)
    // A list that names a picture later is heard at once.
    const picture = await shared(`${token.chain}:${token.address}:${named?.logoUrl ?? ''}`, async () => {
      const known = (await find(token)) ?? named
      if (known === null || (await mayImitate(known))) return null
      const told = new Set([known.logoUrl, named?.logoUrl])
      const sources = [...told].flatMap((each) => logoSources(each, outside.gateways ?? IPFS_GATEWAYS))
      for (const source of sources) {
        const loaded = await load(source)
        if (loaded !== null) return loaded
      }
      return null
    })
    if (picture === null) throw tokenErrors.noLogo()
    return picture
  }
}

/** No connection at all, as opposed to an answer that is no picture. */
function isAway(error: unknown): boolean {
  return error instanceof Error && ('code' in error || error.name === 'TimeoutError')
}
