import { LAST_TRANSACTIONS, NETWORK_FEES, SHOW_BALANCES } from '@windhover/core/chat/replies/questions'
import { vaultTools } from '@windhover/core/vaults/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { DepositCard } from './tool-cards/deposit-card.tsx'

export const toolCards = defineToolCards(
  vaultTools,
  { get_deposit_address: DepositCard },
  { get_deposit_address: () => [SHOW_BALANCES, LAST_TRANSACTIONS, NETWORK_FEES] },
)
