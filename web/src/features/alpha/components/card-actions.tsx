import { STALE_AFTER_MS } from '@windhover/core/alpha/constants'
import type { AlphaProject } from '@windhover/core/alpha/contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import MessageSquare from 'lucide-react/icons/message-square'
import { askReport } from '../../../lib/ask-token-stats.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { openToken } from '../../../lib/open-token.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { alphaCopy } from '../copy.ts'
import { shortenTicker } from '../shorten-ticker.ts'

const LABEL_CHARS = 12

type CardActionsProps = { readonly project: AlphaProject; readonly nowMs: number }

/** A question to the agent, the token page where it can be traded here, and how old all of it is. */
export function CardActions({ project, nowMs }: CardActionsProps) {
  const { ticker, places, checkedAt } = project
  const [place] = places
  const isStale = nowMs - Date.parse(checkedAt) > STALE_AFTER_MS
  const when = formatAgo(checkedAt, nowMs)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button
        size={28}
        icon={<MessageSquare size={13} aria-hidden="true" />}
        onClick={() => askReport({ symbol: ticker, address: place?.address ?? null })}
        className="max-md:h-11"
      >
        {alphaCopy.ask(shortenTicker(ticker, LABEL_CHARS))}
      </Button>
      {place !== undefined && (
        <Button
          size={28}
          variant="ghost"
          aria-label={alphaCopy.openTokenOf(ticker, CHAINS[place.chain].name)}
          onClick={() => openToken(place)}
          className="max-md:h-11"
        >
          {alphaCopy.openToken}
        </Button>
      )}
      <span className={cx('ml-auto text-micro', isStale ? 'text-warn' : 'text-3')}>
        {isStale ? alphaCopy.lastChecked(when) : alphaCopy.checked(when)}
      </span>
    </div>
  )
}
