import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatAgo } from '../../../lib/format-when.ts'
import { describeProgress } from '../../../lib/orders/describe-progress.ts'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { StageBadge } from '../../../ui/stage-badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { describeIntent } from '../approval/describe-intent.ts'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { CardFrame, Nothing } from './card-frame.tsx'

export function HistoryCard({ answer: { items, unread } }: CardProps<'get_history'>) {
  return (
    <CardFrame title={cardCopy.history} padded={false}>
      {items.length === 0 && <Nothing>{cardCopy.noHistory}</Nothing>}
      <ul>
        {items.map(({ chain, at, action, isSuccess, changes, explorerUrl }, index) => (
          <li
            key={`${at}:${explorerUrl ?? index}`}
            className="flex min-h-11 items-center gap-3 border-b border-line-subtle px-4 py-1.5 last:border-b-0"
          >
            <ChainLogo chain={chain} size={20} label={CHAINS[chain].name} />
            <div className="min-w-0 flex-1">
              <p className="truncate">
                <span className="font-medium">{action}</span>
                {!isSuccess && <span className="ml-2 text-caption text-down">{cardCopy.failed}</span>}
              </p>
              <p className="num truncate text-caption text-3">
                {changes.map((change) => `${change.amountText} ${change.symbol ?? ''}`.trim()).join(', ')}
              </p>
            </div>
            <span className="num text-caption text-3">{formatAgo(at)}</span>
            {explorerUrl !== null && /^https?:\/\//.test(explorerUrl) && (
              <TextLink href={explorerUrl} external className="text-caption max-md:hidden">
                {cardCopy.explorer}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p className="border-t border-line-subtle px-4 py-2 text-caption text-warn">
          {cardCopy.unread(unread.map((chain) => CHAINS[chain].name).join(', '))}
        </p>
      )}
    </CardFrame>
  )
}

export function ActivityCard({ answer: { intents } }: CardProps<'get_activity'>) {
  return (
    <CardFrame title={cardCopy.activity} padded={false}>
      {intents.length === 0 && <Nothing>{cardCopy.noActivity}</Nothing>}
      <ul>
        {intents.map((view) => {
          const link = explorerLink(view)
          return (
            <li
              key={view.intent.id}
              className="flex min-h-12 items-center gap-3 border-b border-line-subtle px-4 py-1.5 last:border-b-0"
            >
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{describeIntent(view)}</p>
                <p className="num text-caption text-3">
                  {formatAgo(view.createdAt)}
                  {link !== null && (
                    <TextLink href={link.href} external className="ml-2">
                      {link.label}
                    </TextLink>
                  )}
                </p>
              </div>
              <StageBadge stage={describeProgress(view)} className="items-end" />
            </li>
          )
        })}
      </ul>
    </CardFrame>
  )
}
