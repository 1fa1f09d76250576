import { z } from 'zod'
import { coinSymbol, outsideUrl, untrustedText } from './untrusted-text.ts'

const figure = z.number().nullable()

/** What researchers know of an asset, and how it stands in the market. */
export const assetProfile = z.object({
  slug: z.string(),
  symbol: coinSymbol,
  name: untrustedText,
  rank: figure,
  category: untrustedText.nullable(),
  sector: untrustedText.nullable(),
  tags: z.array(untrustedText),
  description: untrustedText.nullable(),
  links: z.array(z.object({ name: untrustedText, url: outsideUrl })),
  priceUsd: figure,
  volume24hUsd: figure,
  marketCapUsd: figure,
  fullyDilutedUsd: figure,
  marketDominancePct: figure,
  circulatingSupply: figure,
  totalSupply: figure,
  maxSupply: figure,
  change24hPct: figure,
  change7dPct: figure,
  change30dPct: figure,
  change1yPct: figure,
  allTimeHighUsd: figure,
  allTimeHighAt: z.iso.datetime().nullable(),
})
export type AssetProfile = z.infer<typeof assetProfile>
