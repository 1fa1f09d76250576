import { balanceTools } from '@windhover/core/balances/tools'
import {
  askAbout,
  LAST_TRANSACTIONS,
  MADE_TODAY,
  newsOn,
  SHOW_BALANCES,
} from '@windhover/core/chat/replies/questions'
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
    get_balances: () => [MADE_TODAY, LAST_TRANSACTIONS],
    get_pnl: ({ token, positions: [best] }) => [
      ...(token === null && best !== undefined ? askAbout(best.symbol, [newsOn]) : []),
      SHOW_BALANCES,
      LAST_TRANSACTIONS,
    ],
  },
)
