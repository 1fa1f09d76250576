import type { ChainCard } from '@windhover/core/balances/contract'
import { useEffect, useRef } from 'react'
import type { DetailView } from '../balance-view.ts'
import { ChainCardButton } from './chain-card.tsx'

const ORDER: readonly DetailView[] = ['solana', 'hedera', 'ethereum']

type ChainCardsProps = {
  readonly cards: readonly ChainCard[]
  readonly focusCard: DetailView | null
  readonly onOpen: (view: DetailView) => void
}

/** R2-006: exactly three. */
export function ChainCards({ cards, focusCard, onOpen }: ChainCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (focusCard === null) return
    list.current?.querySelector<HTMLElement>(`[data-chain="${focusCard}"]`)?.focus({ preventScroll: true })
  }, [focusCard])
  return (
    <ul
      ref={list}
      className="grid grid-cols-3 gap-3 @max-narrow/panel:grid-cols-1 @max-narrow/panel:gap-2 max-md:grid-cols-1 max-md:gap-2"
    >
      {ORDER.flatMap((view) => {
        const card = cards.find(({ chain }) => chain === view)
        return card === undefined
          ? []
          : [
              <li key={view} className="flex min-w-0">
                <ChainCardButton card={card} onOpen={() => onOpen(view)} />
              </li>,
            ]
      })}
    </ul>
  )
}
