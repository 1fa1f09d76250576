import { balanceTools } from '@windhover/core/balances/tools'
import { pnlTools } from '@windhover/core/pnl/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { BalancesCard } from './tool-cards/balances-card.tsx'
import { HistoryCard } from './tool-cards/history-card.tsx'
import { PnlCard } from './tool-cards/pnl-card.tsx'

/** Profit and loss have no screen of their own: they are a part of Balances. */
export const toolCards = defineToolCards(
  { ...balanceTools, ...pnlTools },
  {
    get_balances: BalancesCard,
    get_history: HistoryCard,
    get_pnl: PnlCard,
  },
  {
    get_balances: () => ['How much did I make today?', 'Show my last transactions'],
    get_pnl: ({ span }) => [span === 'today' ? 'And in 7 days?' : 'And today?', 'What is my balance?'],
  },
)
