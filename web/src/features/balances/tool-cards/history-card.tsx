import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatAgo } from '../../../lib/format-when.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toolCardCopy } from './copy.ts'

export function HistoryCard({ answer: { items, unread } }: CardProps<'get_history'>) {
  return (
    <CardFrame title={toolCardCopy.history} padded={false}>
      {items.length === 0 && <Nothing>{toolCardCopy.noHistory}</Nothing>}
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
                {!isSuccess && <span className="ml-2 text-caption text-down">{toolCardCopy.failed}</span>}
              </p>
              <p className="num truncate text-caption text-3">
                {changes.map((change) => `${change.amountText} ${change.symbol ?? ''}`.trim()).join(', ')}
              </p>
            </div>
            <span className="num text-caption text-3">{formatAgo(at)}</span>
            {explorerUrl !== null && /^https?:\/\//.test(explorerUrl) && (
              <TextLink href={explorerUrl} external className="text-caption max-md:hidden">
                {toolCardCopy.explorer}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p className="border-t border-line-subtle px-4 py-2 text-caption text-warn">
          {toolCardCopy.unread(unread.map((chain) => CHAINS[chain].name).join(', '))}
        </p>
      )}
    </CardFrame>
  )
}
