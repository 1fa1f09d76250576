import { z } from 'zod'
import { coinSymbol, outsideUrl, untrustedText } from './untrusted-text.ts'

export const NEWS_ORDERS = ['latest', 'trending'] as const
export type NewsOrder = (typeof NEWS_ORDERS)[number]

export const headline = z.object({
  title: untrustedText,
  summary: untrustedText.nullable(),
  source: untrustedText,
  url: outsideUrl.nullable(),
  publishedAt: z.iso.datetime(),
  /** Coins that it is about. */
  symbols: z.array(coinSymbol),
  /** By the votes of readers; null where too few voted. */
  sentiment: z.enum(['positive', 'negative', 'neutral']).nullable(),
})
export type Headline = z.infer<typeof headline>
