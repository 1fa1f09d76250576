import { domainOf } from '../../lib/domain-of.ts'
import { formatAgo } from '../../lib/format-when.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cardCopy } from './card-copy.ts'
import { OutsideText } from './outside-text.tsx'

export type ShownHeadline = {
  readonly title: string
  readonly url: string
  readonly source?: string
  readonly publishedAt: string | null
  readonly summary?: string | null
}

/** Titles are somebody else's words: plain text, with the domain that they really lead to beside them. */
export function HeadlineList({ headlines }: { readonly headlines: readonly ShownHeadline[] }) {
  return (
    <ul className="flex flex-col">
      {headlines.map((headline) => (
        <li
          key={`${headline.url}${headline.title}`}
          className="border-b border-line-subtle px-4 py-2.5 last:border-b-0"
        >
          <OutsideText text={headline.title} className="font-medium wrap-anywhere" />
          {headline.summary && (
            <OutsideText text={headline.summary} className="mt-0.5 line-clamp-2 text-caption text-2" />
          )}
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-caption text-3">
            {headline.source && <span>{headline.source}</span>}
            <SourceLink url={headline.url} />
            {headline.publishedAt !== null && <span className="num">{formatAgo(headline.publishedAt)}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}

function SourceLink({ url }: { readonly url: string }) {
  const domain = domainOf(url)
  if (domain === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="touch-target underline decoration-line-strong underline-offset-3 hover:text-1"
    >
      {domain}
      <VisuallyHidden> {cardCopy.opens(domain)}</VisuallyHidden>
    </a>
  )
}
