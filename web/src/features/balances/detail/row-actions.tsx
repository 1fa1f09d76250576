import type { TradeMode } from '@windhover/core/swaps/trade-form'
import ChartLine from 'lucide-react/icons/chart-line'
import Ellipsis from 'lucide-react/icons/ellipsis'
import EyeOff from 'lucide-react/icons/eye-off'
import Info from 'lucide-react/icons/info'
import Package from 'lucide-react/icons/package'
import Send from 'lucide-react/icons/send'
import { cx } from '../../../ui/cx.ts'
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { detailCopy, tokenCopy } from '../copy.ts'

type RowActionsProps = {
  readonly symbol: string
  readonly canTrade: boolean
  readonly isFrozen: boolean
  readonly onTrade: (mode: TradeMode) => void
  readonly onSend: () => void
  readonly onChart: () => void
  readonly onInfo: () => void
  readonly onHide: () => void
  readonly onWrap?: () => void
}

export function RowActions(props: RowActionsProps) {
  const { symbol, canTrade, isFrozen, onTrade, onSend, onChart, onInfo, onHide, onWrap } = props
  return (
    <span className="inline-flex items-center gap-1 max-md:gap-2! @max-narrow/panel:gap-0.5">
      {canTrade && (
        <>
          <TradeButton mode="buy" label={tokenCopy.buy(symbol)} onPress={() => onTrade('buy')} />
          <TradeButton
            mode="sell"
            label={tokenCopy.sell(symbol)}
            blocked={isFrozen ? tokenCopy.frozenStays : null}
            onPress={() => onTrade('sell')}
          />
        </>
      )}
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={tokenCopy.more(symbol)}
            size={28}
            className="max-md:size-9"
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
        <MenuItem icon={<ChartLine size={15} />} onSelect={onChart}>
          {tokenCopy.chart}
        </MenuItem>
        <MenuItem icon={<Info size={15} />} onSelect={onInfo}>
          {tokenCopy.info}
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

const TONE = { buy: 'text-up', sell: 'text-down' }

type TradeButtonProps = {
  readonly mode: TradeMode
  readonly label: string
  /** Why it cannot be pressed. It stays reachable, so that the reason can be read. */
  readonly blocked?: string | null
  readonly onPress: () => void
}

function TradeButton({ mode, label, blocked = null, onPress }: TradeButtonProps) {
  // R2-018: a letter, and the whole word where there is room.
  const [letter, rest] = [tokenCopy.trade[mode].slice(0, 1), tokenCopy.trade[mode].slice(1)]
  return (
    <Tooltip content={blocked ?? label}>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        {...(blocked === null ? {} : { 'aria-disabled': true, 'aria-description': blocked })}
        onClick={() => blocked === null && onPress()}
        className={cx(
          'touch-target inline-flex h-7 min-w-7 items-center justify-center rounded-sm px-2 text-caption font-semibold max-md:size-9 @max-narrow/panel:px-0',
          blocked === null
            ? 'border bg-raised hover-step hover:bg-hover active:bg-active'
            : 'bg-hover text-off',
          blocked === null && TONE[mode],
        )}
      >
        {letter}
        <span className="@max-narrow/panel:hidden max-md:hidden">{rest}</span>
      </button>
    </Tooltip>
  )
}
