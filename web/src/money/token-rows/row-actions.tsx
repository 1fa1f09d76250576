import ChartLine from 'lucide-react/icons/chart-line'
import Info from 'lucide-react/icons/info'
import type { MouseEvent } from 'react'
import { askTokenStats } from '../../lib/ask-token-stats.ts'
import { openChart } from '../../lib/chart-view.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { tokenRowsCopy } from './copy.ts'
import { useMarked } from './marks.ts'
import { type ListedToken, shownSymbol } from './token-cell.tsx'

type RowActionsProps<Token> = {
  readonly token: Token
  /** Null: nothing is bought here. */
  readonly onBuy: ((token: Token) => void) | null
  /** Off where there are no candles of it. */
  readonly hasChart?: boolean
  /** Off where the row opens the page about it. */
  readonly hasInfo?: boolean
}

export function chartToken(token: ListedToken): void {
  const { chain, address, name } = token
  openChart({ chain, address, symbol: shownSymbol(token), name, logoUrl: null })
}

const WIDE_ONLY = 'max-md:hidden @max-narrow/panel:hidden'

/** Chart, Info, Buy. In a narrow panel only Buy: the others are in what opens below the row. */
export function RowActions<Token extends ListedToken>({
  token,
  onBuy,
  hasChart = true,
  hasInfo = true,
}: RowActionsProps<Token>) {
  const symbol = shownSymbol(token)
  return (
    <span className="inline-flex items-center gap-0.5">
      {hasChart && (
        <IconButton
          size={28}
          label={tokenRowsCopy.chart(symbol)}
          icon={<ChartLine size={15} aria-hidden="true" />}
          className={WIDE_ONLY}
          onClick={() => chartToken(token)}
        />
      )}
      {hasInfo && (
        <IconButton
          size={28}
          label={tokenRowsCopy.info(symbol)}
          icon={<Info size={15} aria-hidden="true" />}
          className={WIDE_ONLY}
          onClick={() => askTokenStats({ symbol, address: token.address })}
        />
      )}
      {onBuy !== null && <BuyButton token={token} onBuy={onBuy} />}
    </span>
  )
}

type BuyButtonProps<Token> = { readonly token: Token; readonly onBuy: (token: Token) => void }

/** Stays in reach where the token cannot be sold again, so that the reason can be read. */
function BuyButton<Token extends ListedToken>({ token, onBuy }: BuyButtonProps<Token>) {
  const isOff = useMarked(token)?.verdict === 'cannot-sell'
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    if (!isOff) onBuy(token)
  }
  const button = (
    <Button
      size={28}
      aria-label={tokenRowsCopy.buyNamed(shownSymbol(token))}
      aria-haspopup="dialog"
      {...(isOff ? { 'aria-disabled': true, 'aria-description': tokenRowsCopy.cannotSell } : {})}
      className="aria-disabled:text-off max-md:h-11 max-md:px-3.5 max-md:text-body"
      onClick={press}
    >
      {tokenRowsCopy.buy}
    </Button>
  )
  return isOff ? <Tooltip content={tokenRowsCopy.cannotSell}>{button}</Tooltip> : button
}

/** What a row opens below itself in a narrow panel: the figures that gave way, and the other actions. */
export function NarrowActions({ token, hasChart = true }: { token: ListedToken; hasChart?: boolean }) {
  const symbol = shownSymbol(token)
  return (
    <div className="flex gap-2 *:flex-1 max-md:*:h-11">
      {hasChart && (
        <Button
          size={40}
          aria-label={tokenRowsCopy.chart(symbol)}
          icon={<ChartLine size={16} aria-hidden="true" />}
          onClick={() => chartToken(token)}
        >
          {tokenRowsCopy.chartShort}
        </Button>
      )}
      <Button
        size={40}
        aria-label={tokenRowsCopy.info(symbol)}
        icon={<Info size={16} aria-hidden="true" />}
        onClick={() => askTokenStats({ symbol, address: token.address })}
      >
        {tokenRowsCopy.infoShort}
      </Button>
    </div>
  )
}
