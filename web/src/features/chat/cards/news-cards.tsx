import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { CardFrame, Nothing } from './card-frame.tsx'
import { HeadlineList } from './headline-list.tsx'

export function NewsCard({ answer: { topic, headlines } }: CardProps<'get_news'>) {
  return (
    <CardFrame title={topic === null ? cardCopy.news : cardCopy.newsOn(topic)} padded={false}>
      {headlines.length === 0 ? <Nothing>{cardCopy.noNews}</Nothing> : <HeadlineList headlines={headlines} />}
    </CardFrame>
  )
}

export function WebCard({ answer: { query, results } }: CardProps<'search_web'>) {
  return (
    <CardFrame title={cardCopy.web(query)} padded={false}>
      {results.length === 0 ? (
        <Nothing>{cardCopy.noResults}</Nothing>
      ) : (
        <HeadlineList headlines={results.map(({ snippet, ...rest }) => ({ ...rest, summary: snippet }))} />
      )}
    </CardFrame>
  )
}
