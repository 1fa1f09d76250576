import { TICKER_CHARS } from '@windhover/core/alpha/constants'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { toast } from '../../../ui/toast.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { alphaCopy } from '../copy.ts'
import { shortenTicker } from '../shorten-ticker.ts'

/** R1-083, R1-245, R1-246 */
export function TickerBadge({ ticker }: { readonly ticker: string }) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const { copied, copy } = useCopy({
    value: ticker,
    onCopied: () => toast.success({ title: alphaCopy.tickerCopied }),
    onFailed: () => toast.error({ title: alphaCopy.copyFailed }),
  })
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={alphaCopy.copyTicker(ticker)}
      title={ticker}
      onClick={copy}
      className="inline-flex h-6 max-w-full items-center gap-1 rounded-xs bg-hover px-1.5 text-micro font-medium text-2 hover-step touch-target hover:bg-active hover:text-1"
    >
      <span className="truncate">
        {shortenTicker(ticker, isPhone ? TICKER_CHARS.mobile : TICKER_CHARS.desktop)}
      </span>
      <Icon size={11} aria-hidden="true" className="flex-none" />
    </button>
  )
}
