import { assetProfile } from '@windhover/core/intelligence/asset-research'
import { askSource, nameWords, notConnected, type ToolParts } from '../ask-source.ts'

const FRESH_MS = 10 * 60_000

/** What researchers know of a coin, by its symbol or name; whoever asks shares one answer. */
export async function readProfile(parts: ToolParts, typed: string) {
  const { assetResearch } = parts.intelligence
  if (assetResearch === null) return notConnected()
  const symbolOrName = typed.trim().replace(/^\$/, '')
  return askSource(parts, {
    source: 'research',
    name: nameWords(symbolOrName),
    schema: assetProfile.nullable(),
    freshMs: FRESH_MS,
    load: () => assetResearch.findAsset(symbolOrName),
  })
}
