import type { HeatMapCoin, HeatMapSpan } from '@windhover/core/heat-map/contract'
import type { Box } from '@windhover/core/heat-map/lay-out-tiles'
import { showPrice } from '@windhover/core/money/show-price'
import { askAgent } from '../../../lib/ask-agent.ts'
import { openChart } from '../../../lib/chart-view.ts'
import { compactUsd } from '../../../lib/format-compact.ts'
import { toneOfChange } from '../../../lib/format-price.ts'
import { openToken } from '../../../lib/open-token.ts'
import { tokenLogoPath } from '../../../lib/token-logo-path.ts'
import { Button } from '../../../ui/button.tsx'
import { Sparkline } from '../../../ui/sparkline.tsx'
import { heatMapCopy } from '../copy.ts'
import { ChangeText } from './change-text.tsx'
import { CoinMark } from './coin-mark.tsx'

const WIDTH = 308
const HEIGHT = 164
const LINE_WIDTH = 276

type CoinCardProps = {
  readonly coin: HeatMapCoin
  readonly sector: string
  readonly span: HeatMapSpan
  readonly tile: Box
  readonly map: { readonly width: number; readonly height: number }
  readonly onClose: () => void
}

/** Lies over its own tile, as far as that is large enough. */
export function CoinCard({ coin, sector, span, tile, map, onClose }: CoinCardProps) {
  const width = Math.min(WIDTH, map.width)
  const { symbol, name, place } = coin
  return (
    <section
      aria-label={name}
      style={{ ...placeOver(tile, map), width }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="absolute z-10 flex flex-col gap-2 rounded-md border bg-popover p-4 shadow-2"
    >
      <div className="flex items-center gap-3">
        <CoinMark coin={coin} size={28} />
        <span className="min-w-0 flex-1">
          <strong className="block truncate font-semibold">{symbol}</strong>
          <span className="block truncate text-caption text-3">
            {name}, {sector}
          </span>
        </span>
        <span className="num text-right">
          <span className="block font-medium">{coin.priceUsd === null ? '–' : showPrice(coin.priceUsd)}</span>
          <span className="block text-caption">
            <ChangeText percent={coin.changePct[span]} />
          </span>
        </span>
      </div>
      {coin.line.length > 1 && (
        <Sparkline
          points={coin.line}
          label={heatMapCopy.week(symbol)}
          tone={toneOfChange(coin.changePct['7d'] ?? 0)}
          width={Math.min(LINE_WIDTH, width - 32)}
          height={24}
        />
      )}
      <div className="flex justify-between text-caption">
        <span className="text-3">{heatMapCopy.sizes['market-cap']}</span>
        <span className="num">{compactUsd(coin.marketCapUsd)}</span>
      </div>
      <div className="flex items-center gap-2">
        {place !== null && (
          <Button
            size={28}
            onClick={() => openChart({ ...place, symbol, name, logoUrl: tokenLogoPath(place) })}
          >
            {heatMapCopy.chart}
          </Button>
        )}
        <Button size={28} onClick={() => askAgent(heatMapCopy.question(name, symbol))}>
          {heatMapCopy.ask}
        </Button>
        {place === null ? (
          <span className="ml-auto text-caption text-3">{heatMapCopy.notHere}</span>
        ) : (
          <Button size={28} variant="ghost" className="ml-auto" onClick={() => openToken(place)}>
            {heatMapCopy.open}
          </Button>
        )}
      </div>
    </section>
  )
}

/** At the tile's lower left corner, kept inside the map. */
function placeOver(tile: Box, map: CoinCardProps['map']) {
  const inset = 6
  const left = Math.max(0, Math.min(tile.x + inset, map.width - WIDTH))
  const top = Math.max(0, Math.min(tile.y + tile.height - HEIGHT - inset, map.height - HEIGHT))
  return { left, top: Math.max(top, Math.min(tile.y + inset, map.height - HEIGHT)) }
}
