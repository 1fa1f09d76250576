import type { ChainId } from '@windhover/core/chains/chain'
import type { Picture } from '@windhover/core/contract/picture'
import { tokenErrors } from '@windhover/core/tokens/errors'
import { IPFS_GATEWAYS, logoSources } from '@windhover/core/tokens/logo-sources'
import type { FeatureParts } from '../../composition/feature.ts'
import { BoundedMap } from '../../platform/upstream/bounded-map.ts'
import type { FetchPicture } from '../../platform/upstream/fetch-picture.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import { createTokenBatches } from '../prices/index.ts'
import { readImitations } from './find-imitated.ts'

const FRESH_MS = 3_600_000
const LOGOS_KEPT = 300
/** A host that did not answer is left alone for a while: lists have dozens of pictures from the same one. */
const HOST_REST_MS = 60_000
const HOSTS_KEPT = 200

export type ReadLogo = (token: { chain: ChainId; address: string }) => Promise<Picture>

/** Pictures of known tokens alone: nobody can have any address fetched through us. */
export function createLogoReader(
  parts: Pick<FeatureParts, 'tokenIndexes' | 'clock' | 'log'>,
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

  /** A token that borrows a name would get the other one's face as well. Without the registry nobody can tell. */
  async function mayImitate(token: IndexedToken): Promise<boolean> {
    if (token.isVerified) return false
    const findImitated = await readImitations(parts, token.chain)
    return findImitated === null || findImitated(token) !== null
  }

  return async (token) => {
    const picture = await shared(`${token.chain}:${token.address}`, async () => {
      const known = await find(token)
      if (known === undefined || (await mayImitate(known))) return null
      for (const source of logoSources(known.logoUrl, outside.gateways ?? IPFS_GATEWAYS)) {
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
