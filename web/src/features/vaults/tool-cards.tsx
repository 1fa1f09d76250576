import { vaultTools } from '@windhover/core/vaults/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { DepositCard } from './tool-cards/deposit-card.tsx'

export const toolCards = defineToolCards(vaultTools, { get_deposit_address: DepositCard })
