import { createSource } from '../../platform/upstream/create-source.ts'
import type { AssetResearch } from '../../ports/asset-research.ts'
import { detailsAnswer, listAnswer, pickListed, toAssetProfile } from './parse.ts'

const FOUND_MAX = '20'
const TEXT_CHARS_MAX = 60

/** Assets go by slugs here, which nobody knows: the asset is looked up first, then told of. */
export function createAssetResearch(options: {
  url: string
  apiKey: string
  timeoutMs?: number
}): AssetResearch {
  const { url, apiKey, ...rest } = options
  const source = createSource({
    title: 'Messari',
    baseUrl: url,
    headers: { 'x-messari-api-key': apiKey },
    ...rest,
  })
  return {
    findAsset: async (words) => {
      const search = words.trim().slice(0, TEXT_CHARS_MAX)
      if (search === '') return null
      const query = new URLSearchParams({ search, limit: FOUND_MAX })
      const listed = pickListed(await source.get(`/metrics/v2/assets?${query}`, listAnswer), search)
      if (listed === null) return null
      const slugs = new URLSearchParams({ slugs: listed.slug })
      const details = await source.find(`/metrics/v2/assets/details?${slugs}`, detailsAnswer)
      const asset = details?.data.find((each) => each.slug === listed.slug)
      return asset === undefined ? null : toAssetProfile(asset)
    },
  }
}
