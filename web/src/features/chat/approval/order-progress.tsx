import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  INTENT_CHANGED,
  type IntentView,
  intentView,
  transactionRoutes,
} from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import { useEffect, useRef } from 'react'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { describeProgress } from '../../../lib/orders/describe-progress.ts'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import { refreshBalances } from '../../../lib/orders/list-money-tokens.ts'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { Card } from '../../../ui/card.tsx'
import { ProgressLine } from '../../../ui/progress-line.tsx'
import { approvalCopy } from './approval-copy.ts'
import { describeIntent } from './describe-intent.ts'
import { describeOutcome } from './describe-outcome.ts'
import { ResultRow } from './result-row.tsx'

type OrderProgressProps = { readonly view: ProposalView; readonly outcome: IntentView }

/** Live events tell; asking now and then covers one that was lost. */
const ASK_EVERY_MS = 4_000

/** What became of an approved card, until the chain has said the last word. */
export function OrderProgress({ view, outcome }: OrderProgressProps) {
  const now = useOutcome(outcome)
  const link = explorerLink(now)
  const named = { ...now, tokens: view.tokens }
  if (now.state === 'CONFIRMED') {
    const { title, line } = describeOutcome(named)
    return <ResultRow icon="check" title={title} line={line} link={link} />
  }
  const progress = describeProgress(now)
  return (
    <Card as="section" aria-label={describeIntent(named)} className="py-3!">
      <ProgressLine
        label={approvalCopy.progress}
        what={describeIntent(named)}
        stage={progress}
        sentence={progress.sentence}
        link={link}
      />
    </Card>
  )
}

function useOutcome(first: IntentView): IntentView {
  const queryClient = useQueryClient()
  const { vault } = useSelectedVault()
  const query = routeQuery(transactionRoutes.getIntent, { params: { intentId: first.intent.id } })
  const { data = first } = useQuery({
    ...query,
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data.state) ? false : ASK_EVERY_MS),
  })
  const now = Date.parse(first.changedAt) > Date.parse(data.changedAt) ? first : data
  useLiveEvent(INTENT_CHANGED, intentView, (told) => {
    if (told.intent.id !== first.intent.id || Date.parse(told.changedAt) < Date.parse(now.changedAt)) return
    queryClient.setQueryData(query.queryKey, told)
  })
  const wasUnderway = useRef(!hasEnded(first.state))
  const isOver = hasEnded(now.state)
  const { chain } = now.intent
  useEffect(() => {
    if (!isOver || !wasUnderway.current || vault === null) return
    wasUnderway.current = false
    void refreshBalances(queryClient, { chain, vault })
  }, [isOver, queryClient, vault, chain])
  return now
}
