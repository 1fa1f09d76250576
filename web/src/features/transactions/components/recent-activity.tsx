import { findContact } from '@windhover/core/contacts/find-contact'
import type { IntentView } from '@windhover/core/transactions/contract'
import { useContacts } from '../../../lib/contacts/use-contacts.ts'
import { formatUsd } from '../../../lib/format-usd.ts'
import { formatDay } from '../../../lib/format-when.ts'
import { stageOf } from '../../../lib/intent-stage.ts'
import { openApp } from '../../../lib/open-app.ts'
import { openReceipt } from '../../../lib/open-receipt.ts'
import { describeDone, describeIntent } from '../../../money/intents/describe-intent.ts'
import { kindViewOf } from '../../../money/intents/intent-kind-view.ts'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { StageBadge } from '../../../ui/stage-badge.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { EVERYTHING, useFollowIntents, useIntentPages } from '../api/list-intents.ts'
import { activityCopy, recentCopy } from '../copy.ts'
import { formatMinute } from '../format-time.ts'

const SHOWN_MAX = 3
const DAY_MS = 24 * 3_600_000

/** The newest of what the vault did. What is settled is told quietly, what is under way keeps its stage. */
export default function RecentActivity({ vaultId }: { readonly vaultId: string }) {
  useFollowIntents()
  const pages = useIntentPages(vaultId, EVERYTHING)
  const shown = pages.intents.slice(0, SHOWN_MAX)
  return (
    <section aria-label={recentCopy.title}>
      <div className="flex h-8 items-center justify-between gap-3">
        <h3 className="font-semibold">{recentCopy.title}</h3>
        {shown.length > 0 && (
          <TextButton className="text-caption" onClick={() => openApp('activity')}>
            {recentCopy.seeAll}
          </TextButton>
        )}
      </div>
      {pages.isPending && <SkeletonRows rows={SHOWN_MAX} rowHeight={44} label={recentCopy.loading} />}
      {pages.isLoadingError && <p className="py-3 text-3">{activityCopy.loadFailed}</p>}
      {pages.isSuccess && shown.length === 0 && <p className="py-3 text-3">{recentCopy.empty}</p>}
      <ul>
        {shown.map((view) => (
          <li key={view.intent.id} className="border-line-subtle not-last:border-b">
            <RecentRow view={view} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentRow({ view }: { readonly view: IntentView }) {
  const { icon: Icon } = kindViewOf(view.intent)
  const contacts = useContacts()
  const isSettled = view.state === 'CONFIRMED'
  const nameOf = (address: string) => findContact(contacts, view.intent.chain, address)?.name ?? null
  const { title, detail, usd } = isSettled
    ? describeDone(view, nameOf)
    : { title: describeIntent(view), detail: null, usd: null }
  const time = formatTime(view.createdAt)
  return (
    <button
      type="button"
      onClick={() => openReceipt(view.intent.id)}
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2.5 rounded-sm px-2 py-1 text-left hover-step hover:bg-hover active:bg-active"
    >
      <IconTile size={28}>
        <Icon size={14} />
      </IconTile>
      <span className="min-w-0 flex-1 leading-4.5">
        <span className="num block truncate font-medium" title={title}>
          {title}
        </span>
        <span className="num block truncate text-caption text-3">{isSettled ? detail : time}</span>
      </span>
      {isSettled ? (
        <span className="num text-right leading-4.5">
          <span className="block">{formatUsd(usd) ?? '–'}</span>
          <time dateTime={view.createdAt} className="block text-caption text-3">
            {time}
          </time>
        </span>
      ) : (
        <StageBadge stage={stageOf(view)} className="w-24 items-end" />
      )}
    </button>
  )
}

/** '14:33' today, 'Yesterday', then the day. */
function formatTime(iso: string): string {
  const dayOf = (ms: number) => new Date(ms).toDateString()
  const atMs = Date.parse(iso)
  if (dayOf(atMs) === dayOf(Date.now())) return formatMinute(iso)
  return dayOf(atMs) === dayOf(Date.now() - DAY_MS) ? recentCopy.yesterday : formatDay(iso)
}
