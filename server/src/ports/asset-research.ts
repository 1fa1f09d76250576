import type { AssetProfile } from '@windhover/core/intelligence/asset-research'

export type AssetResearch = {
  /** By symbol, name or slug; the largest that fits exactly, else the best the source finds. */
  readonly findAsset: (text: string) => Promise<AssetProfile | null>
}
