import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { listCardCopy } from './copy.ts'
import { progressCell, TokenListCard } from './token-list-card.tsx'

export function LaunchesCard({ answer: { launchpad, tab, tokens } }: CardProps<'list_launches'>) {
  return (
    <TokenListCard
      title={listCardCopy.launches}
      end={`${listCardCopy.launchpads[launchpad]}, ${listCardCopy.tabs[tab]}`}
      tokens={tokens}
      last={{ name: listCardCopy.bonding, isNumber: true, cell: progressCell }}
    />
  )
}
