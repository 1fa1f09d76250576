import ChartLine from 'lucide-react/icons/chart-line'
import Ellipsis from 'lucide-react/icons/ellipsis'
import EyeOff from 'lucide-react/icons/eye-off'
import Package from 'lucide-react/icons/package'
import Send from 'lucide-react/icons/send'
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { detailCopy, tokenCopy } from '../copy.ts'

type RowActionsProps = {
  readonly symbol: string
  readonly canTrade: boolean
  readonly isFrozen: boolean
  readonly onSend: () => void
  readonly onHide: () => void
  readonly onWrap?: () => void
}

export function RowActions({ symbol, canTrade, isFrozen, onSend, onHide, onWrap }: RowActionsProps) {
  return (
    <span className="inline-flex items-center gap-1 max-md:gap-0.5 @max-narrow/panel:gap-0.5">
      {canTrade && (
        <>
          <TradeButton letter="B" label={tokenCopy.buy(symbol)} />
          <TradeButton letter="S" label={tokenCopy.sell(symbol)} />
        </>
      )}
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={tokenCopy.more(symbol)}
            size={28}
            icon={<Ellipsis size={15} aria-hidden="true" />}
          />
        }
      >
        <MenuItem
          icon={<Send size={15} />}
          disabled={isFrozen}
          {...(isFrozen ? { description: tokenCopy.frozenStays } : {})}
          onSelect={onSend}
        >
          {detailCopy.send}
        </MenuItem>
        <MenuItem icon={<ChartLine size={15} />} description={tokenCopy.chartLater} disabled>
          {tokenCopy.chart}
        </MenuItem>
        <MenuItem icon={<EyeOff size={15} />} onSelect={onHide}>
          {tokenCopy.hide}
        </MenuItem>
        {onWrap && (
          <MenuItem icon={<Package size={15} />} onSelect={onWrap}>
            {detailCopy.wrap}
          </MenuItem>
        )}
      </DropdownMenu>
    </span>
  )
}

/** Reachable by key and pointer although it does nothing yet: the reason must be readable. */
function TradeButton({ letter, label }: { letter: string; label: string }) {
  return (
    <Tooltip content={tokenCopy.swapsLater}>
      <button
        type="button"
        aria-label={label}
        aria-disabled="true"
        aria-description={tokenCopy.swapsLater}
        className="inline-grid size-7 place-items-center rounded-sm bg-hover text-caption font-semibold text-off"
      >
        {letter}
      </button>
    </Tooltip>
  )
}
