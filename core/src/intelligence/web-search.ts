import { z } from 'zod'
import { outsideUrl, untrustedText } from './untrusted-text.ts'

export const SEARCH_KINDS = ['web', 'news'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]
export const SEARCH_AGES = ['day', 'week', 'month', 'year'] as const
export type SearchAge = (typeof SEARCH_AGES)[number]

export const searchHit = z.object({
  title: untrustedText,
  snippet: untrustedText,
  url: outsideUrl,
  /** Host of the page. */
  site: untrustedText,
  publishedAt: z.iso.datetime().nullable(),
})
export type SearchHit = z.infer<typeof searchHit>
