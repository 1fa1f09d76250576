import { useQueryClient } from '@tanstack/react-query'
import type { ChainId } from '@windhover/core/chains/chain'
import { type Failure, toFailure } from '@windhover/core/errors/failure'
import { SWAP_TOAST_MS } from '@windhover/core/swaps/constants'
import { swapErrors } from '@windhover/core/swaps/errors'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { SWAP_SUCCEEDED, swapFailed } from '@windhover/core/swaps/outcome-texts'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { PickedToken } from '../../lib/feature.ts'
import { explorerLink } from '../../lib/orders/explorer-link.ts'
import type { Order, OrderEnds } from '../../lib/orders/order.ts'
import { isFinished, type Submission, submissionStore } from '../../lib/orders/submissions.ts'
import { runOrder } from '../../lib/orders/use-submission.ts'
import { toast } from '../../ui/toast.tsx'
import { changeFields } from './form-store.ts'

export type SwapOrder = Order<SwapIntent> & { readonly sell: PickedToken; readonly buy: PickedToken }

export type SwapOrderControl = {
  readonly submission: Submission<SwapOrder>
  readonly isSwapping: boolean
  readonly submit: (order: SwapOrder) => void
  readonly startOver: () => void
}

type Input = {
  readonly chain: ChainId
  readonly vault: VaultView | null
  /** The venue no longer gave what was approved; nothing was swapped. */
  readonly onPriceMoved: () => void
}

/** The swap of a card: another app and back shows the same one until it has ended. */
export function useSwapOrder({ chain, vault, onPriceMoved }: Input): SwapOrderControl {
  const queryClient = useQueryClient()
  const place = `swap:${chain}:${vault?.tokenId ?? ''}`
  const now = () => submissionStore.read(place)
  const submission = useSyncExternalStore(submissionStore.subscribe, now, now) as Submission<SwapOrder>
  useLayoutEffect(() => {
    if (isFinished(submissionStore.read(place))) submissionStore.startOver(place)
  }, [place])
  const ask = useRef<(() => void) | null>(null)
  useEffect(() => {
    ask.current = onPriceMoved
    return () => {
      ask.current = null
    }
  })
  // Who has left the card is told in a toast; who still looks at it is asked there.
  const askAboutPrice = () => {
    if (ask.current === null) toastFailure(chain, toFailure(swapErrors.priceMoved()))
    else ask.current()
  }
  return {
    submission,
    isSwapping: isOnItsWay(submission),
    submit: (order) => {
      if (vault === null) return
      void runOrder({ place, order, vault, queryClient, ends: endsOf(chain, askAboutPrice) })
    },
    startOver: () => submissionStore.startOver(place),
  }
}

function isOnItsWay(submission: Submission<SwapOrder>): boolean {
  if (submission.phase === 'form') return false
  return submission.phase !== 'following' || !hasEnded(submission.view.state)
}

function endsOf(chain: ChainId, askAboutPrice: () => void): OrderEnds<SwapOrder> {
  return {
    confirmed: ({ view }) => {
      changeFields(chain, { amountText: '' })
      const link = explorerLink(view)
      toast.success({
        title: SWAP_SUCCEEDED[chain],
        durationMs: SWAP_TOAST_MS,
        ...(link === null ? {} : { link }),
      })
    },
    failed: ({ failure, view }) => {
      if (failure?.code === swapErrors.priceMoved.code) return askAboutPrice()
      const link = view === null ? null : explorerLink(view)
      // Without a view it was the call itself that failed (R2-267).
      toastFailure(chain, failure ?? (view === null ? toFailure(swapErrors.failed()) : null), link)
    },
  }
}

function toastFailure(
  chain: ChainId,
  failure: Failure | null,
  link: ReturnType<typeof explorerLink> = null,
): void {
  toast.error({ ...swapFailed(chain, failure), ...(link === null ? {} : { link }) })
}
