import { type IntentView, transactionRoutes } from '@windhover/core/transactions/contract'
import { kindOf } from '@windhover/core/transactions/intent'
import Check from 'lucide-react/icons/check'
import { routeQuery } from '../../lib/api/route-query.ts'
import { formatAgo } from '../../lib/format-when.ts'
import { stageOf } from '../../lib/intent-stage.ts'
import { openReceipt } from '../../lib/open-receipt.ts'
import type { PaletteSource } from '../../lib/palette-source.ts'
import { describeIntent } from '../../money/intents/describe-intent.ts'
import { kindViewOf } from '../../money/intents/intent-kind-view.ts'
import { cx } from '../../ui/cx.ts'

const LOOKED_AT = 100
const FRESH_MS = 10_000

/** The vault's last transactions by the words of their title, by recipient or by hash. */
export const source: PaletteSource = {
  search: {
    group: 'Transactions',
    find: async (query, { queryClient, vaultId }) => {
      if (vaultId === null) return []
      const route = routeQuery(transactionRoutes.listIntents, { query: { vaultId, limit: LOOKED_AT } })
      const { intents } = await queryClient.fetchQuery({ ...route, staleTime: FRESH_MS, retry: false })
      return intents.filter((view) => matches(view, query)).map(entryOf)
    },
  },
}

function matches(view: IntentView, query: string): boolean {
  const { intent, transactionId } = view
  const told = describeIntent(view).toLowerCase()
  const words = query.toLowerCase().split(/\s+/)
  if (words.every((word) => told.includes(word))) return true
  return query === transactionId || query === kindOf(intent).recipient(intent)
}

function entryOf(view: IntentView) {
  return {
    id: `transaction-${view.intent.id}`,
    title: describeIntent(view),
    icon: kindViewOf(view.intent).icon,
    note: <Outcome view={view} />,
    enterDoes: 'open its receipt',
    run: () => openReceipt(view.intent.id),
  }
}

/** Settled ones are quiet: a tick. */
function Outcome({ view }: { readonly view: IntentView }) {
  const { word, tone } = stageOf(view)
  return (
    <span className="flex items-center gap-2">
      {view.state === 'CONFIRMED' ? (
        <Check size={14} role="img" aria-label={word} className="text-up" />
      ) : (
        <span className={cx(tone === 'down' && 'text-down', tone === 'warn' && 'text-warn')}>{word}</span>
      )}
      {formatAgo(view.createdAt)}
    </span>
  )
}
