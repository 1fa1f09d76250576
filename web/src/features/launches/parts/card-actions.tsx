import ChartLine from 'lucide-react/icons/chart-line'
import { chartToken } from '../../../money/token-rows/row-actions.tsx'
import { type ListedToken, shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { launchCopy } from '../copy.ts'
import { BuyOnly } from './buy-only.tsx'
import type { OnBuy } from './use-on-buy.ts'

/** Chart and Buy, at the foot of a card. */
export function CardActions({ token, onBuy }: { readonly token: ListedToken; readonly onBuy: OnBuy }) {
  return (
    <span className="inline-flex flex-none items-center gap-1">
      <IconButton
        size={28}
        label={launchCopy.chart(shownSymbol(token))}
        icon={<ChartLine size={15} aria-hidden="true" />}
        className="max-md:size-11"
        onClick={() => chartToken(token)}
      />
      <BuyOnly token={token} onBuy={onBuy} />
    </span>
  )
}
