import { toOutsideUrl, toUntrusted } from '@windhover/core/intelligence/untrusted-text'
import type { SearchHit } from '@windhover/core/intelligence/web-search'
import { z } from 'zod'
import { momentOrNull } from '../../platform/upstream/read-fields.ts'

const TITLE_CHARS = 200
const SNIPPET_CHARS = 500
const SITE_CHARS = 100

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/** Titles and snippets are told as markup; what is left are the words. */
const words = (charsMax: number) =>
  z.string().transform((markup) => {
    const plain = markup.replaceAll(/<\/?[a-z][^>]*>/gi, '')
    return toUntrusted(
      plain.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
      charsMax,
    )
  })

const row = z.object({
  title: words(TITLE_CHARS),
  url: z.string(),
  description: words(SNIPPET_CHARS).nullish(),
  page_age: momentOrNull,
})

/** A search that finds nothing has no such part. */
export const webAnswer = z.object({
  type: z.literal('search'),
  web: z.object({ results: z.array(row) }).nullish(),
})
export const newsAnswer = z.object({ type: z.literal('news'), results: z.array(row) })

export function toHits(rows: readonly z.output<typeof row>[], limit: number): readonly SearchHit[] {
  return rows
    .flatMap((each) => {
      const url = toOutsideUrl(each.url)
      if (url === null) return []
      const site = toUntrusted(new URL(url).hostname, SITE_CHARS)
      const snippet = each.description ?? toUntrusted('', 1)
      return [{ title: each.title, snippet, url, site, publishedAt: each.page_age }]
    })
    .slice(0, limit)
}
