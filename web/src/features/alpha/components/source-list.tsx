import type { AlphaSource } from '@windhover/core/alpha/sentence'
import { secureDomainOf } from '../../../lib/domain-of.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { alphaCopy } from '../copy.ts'
import type { NumberedSources } from '../number-sources.ts'

type SourceListProps = { readonly sources: NumberedSources; readonly nowMs: number }

/** Who says what the card says, when, and where to read it. */
export function SourceList({ sources, nowMs }: SourceListProps) {
  return (
    <section className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-micro text-3">
      <h4 className="font-medium">{alphaCopy.sources}</h4>
      <ol className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
        {sources.list.map((source) => (
          <li key={sources.numberOf(source)} className="min-w-0 wrap-anywhere">
            <span className="num">{sources.numberOf(source)}</span> <SourceName source={source} />{' '}
            <span className="num">{formatAgo(source.at, nowMs)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** With the domain that it really leads to. */
function SourceName({ source: { name, url } }: { readonly source: AlphaSource }) {
  const domain = url === null ? null : secureDomainOf(url)
  if (url === null || domain === null) return name
  return (
    <>
      {name}{' '}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="touch-target underline decoration-line-strong underline-offset-3 hover:text-1"
      >
        {domain}
      </a>
    </>
  )
}
