import type { ReactNode } from 'react'
import type { ListedToken } from '../../../money/token-rows/token-cell.tsx'
import { useQuickBuy } from '../../../money/token-rows/use-quick-buy.ts'
import { useLatest } from '../../../ui/use-latest.ts'

/** Null where quick buys are switched off (G40). */
export type OnBuy = ((token: ListedToken) => void) | null

type Trade = {
  /** Always the same function: the rows that have it are not drawn anew. */
  readonly onBuy: OnBuy
  /** In SOL, what the dialog begins with. */
  readonly amount: string
  readonly isOpen: boolean
  readonly dialog: ReactNode
}

export function useOnBuy(): Trade {
  const { isOffered, chosen, buy, isOpen, dialog } = useQuickBuy()
  const press = useLatest(buy)
  return { onBuy: isOffered ? press : null, amount: chosen, isOpen, dialog }
}
