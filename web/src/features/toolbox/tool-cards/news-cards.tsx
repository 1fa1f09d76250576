import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { HeadlineList } from '../../../money/cards/headline-list.tsx'
import { toolCardCopy } from './copy.ts'

export function NewsCard({ answer: { topic, headlines } }: CardProps<'get_news'>) {
  return (
    <CardFrame title={topic === null ? toolCardCopy.news : toolCardCopy.newsOn(topic)} padded={false}>
      {headlines.length === 0 ? (
        <Nothing>{toolCardCopy.noNews}</Nothing>
      ) : (
        <HeadlineList headlines={headlines} />
      )}
    </CardFrame>
  )
}

export function WebCard({ answer: { query, results } }: CardProps<'search_web'>) {
  return (
    <CardFrame title={toolCardCopy.web(query)} padded={false}>
      {results.length === 0 ? (
        <Nothing>{toolCardCopy.noResults}</Nothing>
      ) : (
        <HeadlineList headlines={results.map(({ snippet, ...rest }) => ({ ...rest, summary: snippet }))} />
      )}
    </CardFrame>
  )
}
