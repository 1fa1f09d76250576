import type { HeatMapCoin, HeatMapSpan } from '@windhover/core/heat-map/contract'
import type { Box } from '@windhover/core/heat-map/lay-out-tiles'
import { heatStep } from '@windhover/core/heat-map/weigh-coins'
import type { KeyboardEvent, Ref } from 'react'
import { formatChange } from '../../../lib/format-price.ts'
import { cx } from '../../../ui/cx.ts'
import { heatMapCopy } from '../copy.ts'
import { stepClass } from '../step-class.ts'
import { CoinMark } from './coin-mark.tsx'

type CoinTileProps = {
  readonly ref: Ref<HTMLButtonElement>
  readonly coin: HeatMapCoin
  readonly sector: string
  readonly span: HeatMapSpan
  readonly box: Box
  readonly isShown: boolean
  /** The one that the Tab key reaches. */
  readonly isStop: boolean
  readonly onShow: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function CoinTile(props: CoinTileProps) {
  const { ref, coin, sector, span, box, isShown, isStop, onShow, onKeyDown } = props
  const change = coin.changePct[span]
  const told = change === null ? '–' : formatChange(change)
  const fits = whatFits(box, coin.symbol)
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-expanded={isShown}
      aria-label={`${coin.symbol}, ${coin.name}, ${sector}, ${change === null ? heatMapCopy.unknown : told}`}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onShow()}
      onFocus={onShow}
      onClick={onShow}
      onKeyDown={onKeyDown}
      className={cx(
        'absolute flex flex-col items-center justify-center overflow-hidden rounded-xs text-center text-1',
        stepClass(heatStep(change)),
        isShown && 'outline-[1.5px] -outline-offset-1 outline-1',
      )}
    >
      {fits.logo && (
        <span className="mb-1">
          <CoinMark coin={coin} size={box.width > 160 ? 36 : 26} />
        </span>
      )}
      {fits.symbol && (
        <span
          className={cx(
            'max-w-full truncate px-0.5 font-semibold',
            fits.isLarge ? 'text-figure' : 'text-micro',
          )}
        >
          {coin.symbol}
        </span>
      )}
      {fits.change && <span className={cx('num', fits.isLarge ? 'text-body' : 'text-micro')}>{told}</span>}
    </button>
  )
}

const LETTER_PX = 8
const LOGO_FROM = { width: 92, height: 84 }

function whatFits({ width, height }: Box, symbol: string) {
  return {
    logo: width >= LOGO_FROM.width && height >= LOGO_FROM.height,
    symbol: width >= symbol.length * LETTER_PX + 4 && height >= 18,
    change: width >= 48 && height >= 36,
    isLarge: width >= 110 && height >= 84,
  }
}
