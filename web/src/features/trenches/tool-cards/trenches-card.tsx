import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { listCardCopy } from './copy.ts'
import { changeCell, TokenListCard } from './token-list-card.tsx'

export function TrenchesCard({ answer: { category, window, tokens } }: CardProps<'list_trenches'>) {
  return (
    <TokenListCard
      title={listCardCopy.trenches}
      end={`${listCardCopy.categories[category]}, ${window}`}
      tokens={tokens}
      last={{ name: listCardCopy.change, isNumber: true, cell: changeCell }}
    />
  )
}
