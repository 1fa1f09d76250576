import { formatAgo } from '../../../lib/format-when.ts'
import { describeProgress } from '../../../lib/orders/describe-progress.ts'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { StageBadge } from '../../../ui/stage-badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toolCardCopy } from './copy.ts'

export function ActivityCard({ answer: { intents } }: CardProps<'get_activity'>) {
  return (
    <CardFrame title={toolCardCopy.activity} padded={false}>
      {intents.length === 0 && <Nothing>{toolCardCopy.noActivity}</Nothing>}
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
