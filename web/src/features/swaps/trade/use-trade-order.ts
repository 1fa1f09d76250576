import type { ChainId } from '@windhover/core/chains/chain'
import { SWAP_TOAST_MS } from '@windhover/core/swaps/constants'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import type { TradeMode } from '@windhover/core/swaps/trade-form'
import { tradeEndedBadly, tradeSucceeded } from '@windhover/core/swaps/trade-outcome'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useEffect, useEffectEvent } from 'react'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import type { Order, OrderEnds } from '../../../lib/orders/order.ts'
import { isFinished } from '../../../lib/orders/submissions.ts'
import { useSubmission } from '../../../lib/orders/use-submission.ts'
import { toast } from '../../../ui/toast.tsx'

export type TradeOrder = Order<SwapIntent> & { readonly mode: TradeMode; readonly symbol: string }

/** The words of an end; said also when the dialog was closed meanwhile. */
export const tradeToasts: OrderEnds<TradeOrder> = {
  confirmed: ({ order, view }) => {
    const { mode, symbol, intent } = order
    const link = explorerLink(view)
    toast.success({
      ...tradeSucceeded({ chain: intent.chain, mode, symbol }),
      durationMs: SWAP_TOAST_MS,
      ...(link === null ? {} : { link }),
    })
  },
  failed: ({ order, failure, view }) => {
    const { mode, intent } = order
    const link = view === null ? null : explorerLink(view)
    toast.error({
      ...tradeEndedBadly({ chain: intent.chain, mode }, { reason: failure, wasTaken: view !== null }),
      ...(link === null ? {} : { link }),
    })
  },
}

type Input = {
  readonly chain: ChainId
  readonly vault: VaultView
  readonly token: string
  readonly open: boolean
  readonly onDone: () => void
}

/** The trade of a dialog. When it is over the form is free again; when it worked, the dialog has nothing left to do. */
export function useTradeOrder({ chain, vault, token, open, onDone }: Input) {
  const control = useSubmission<TradeOrder>({
    place: `trade:${chain}:${token}`,
    vault,
    open,
    ends: tradeToasts,
  })
  const { submission } = control
  const isOver = isFinished(submission)
  const finish = useEffectEvent(() => {
    if (submission.phase === 'following' && submission.view.state === 'CONFIRMED') onDone()
    control.startOver()
  })
  useEffect(() => {
    if (isOver) finish()
  }, [isOver])
  return { ...control, isBusy: submission.phase !== 'form' && !isOver }
}
