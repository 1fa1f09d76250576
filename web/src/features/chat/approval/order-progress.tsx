import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type IntentView, intentChanged, transactionRoutes } from '@windhover/core/transactions/contract'
import { hasEnded } from '@windhover/core/transactions/intent-state'
import type { ProposedIntent } from '@windhover/core/transactions/proposal'
import { useEffect, useRef } from 'react'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { describeProgress } from '../../../lib/orders/describe-progress.ts'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import { refreshBalances } from '../../../lib/orders/list-money-tokens.ts'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { Card } from '../../../ui/card.tsx'
import { ProgressLine } from '../../../ui/progress-line.tsx'
import { approvalCopy } from './approval-copy.ts'
import { describeOutcome } from './describe-outcome.ts'
import { ResultRow } from './result-row.tsx'

type OrderProgressProps = { readonly shown: ProposedIntent; readonly outcome: IntentView }

/** Live events report each change; polling covers an event that was lost. */
const POLL_EVERY_MS = 4_000

/** The progress of an approved intent, and its result once it is confirmed. */
export function OrderProgress({ shown, outcome }: OrderProgressProps) {
  const current = useOutcome(outcome)
  const link = explorerLink(current)
  const withTokens = { ...current, tokens: shown.tokens }
  if (current.state === 'CONFIRMED') {
    const { title, line } = describeOutcome(withTokens)
    return <ResultRow icon="check" title={title} line={line} link={link} />
  }
  const progress = describeProgress(current)
  return (
    <Card as="section" aria-label={describeIntent(withTokens)} className="py-3!">
      <ProgressLine
        label={approvalCopy.progress}
        what={describeIntent(withTokens)}
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
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data.state) ? false : POLL_EVERY_MS),
  })
  const current = Date.parse(first.changedAt) > Date.parse(data.changedAt) ? first : data
  useLiveEvent(intentChanged, (changed) => {
    if (
      changed.intent.id !== first.intent.id ||
      Date.parse(changed.changedAt) < Date.parse(current.changedAt)
    )
      return
    queryClient.setQueryData(query.queryKey, changed)
  })
  const wasUnderway = useRef(!hasEnded(first.state))
  const isOver = hasEnded(current.state)
  const { chain } = current.intent
  useEffect(() => {
    if (!isOver || !wasUnderway.current || vault === null) return
    wasUnderway.current = false
    void refreshBalances(queryClient, { chain, vault })
  }, [isOver, queryClient, vault, chain])
  return current
}
