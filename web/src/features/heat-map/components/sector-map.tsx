import type { HeatMapCoin, HeatMapSpan } from '@windhover/core/heat-map/contract'
import { type Box, layOutTiles } from '@windhover/core/heat-map/lay-out-tiles'
import type { WeighedSector } from '@windhover/core/heat-map/weigh-coins'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSize } from '../../../ui/use-size.ts'
import { heatMapCopy } from '../copy.ts'
import { ChangeText } from './change-text.tsx'
import { CoinCard } from './coin-card.tsx'
import { CoinTile } from './coin-tile.tsx'

const TITLE_PX = 24
const GAP_PX = 2
const SECTOR_GAP_PX = 3
const CHANGE_FROM_PX = 130

type SectorMapProps = { readonly sectors: readonly WeighedSector[]; readonly span: HeatMapSpan }
type Placed = { readonly coin: HeatMapCoin; readonly box: Box }

/** Sectors by size, and in each its coins. One stop of the Tab key; arrows go from coin to coin. */
export function SectorMap({ sectors, span }: SectorMapProps) {
  const { ref, ...size } = useSize<HTMLElement>()
  const [shown, setShown] = useState<string | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const tiles = useRef(new Map<string, HTMLButtonElement>())
  const drawn = layOutTiles(sectors, { x: 0, y: 0, ...size })
    .filter(({ height }) => height > 2 * TITLE_PX)
    .map(({ item: sector, ...box }) => ({
      sector,
      box,
      coins: layOutTiles(sector.coins, insideOf(box)).map(
        ({ item, ...at }): Placed => ({ coin: item.coin, box: shrink(at, GAP_PX) }),
      ),
    }))
  const coins = drawn.flatMap((each) => each.coins)
  const first = coins.find(({ coin }) => coin.symbol === current) ?? coins[0]
  const opened = coins.find(({ coin }) => coin.symbol === shown)

  const move = (event: KeyboardEvent, from: string) => {
    if (event.key === 'Escape' && shown !== null) {
      event.stopPropagation()
      setShown(null)
    }
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = coins.findIndex(({ coin }) => coin.symbol === from)
    const next = coins[(index + step + coins.length) % coins.length]
    if (next !== undefined) tiles.current.get(next.coin.symbol)?.focus()
  }

  return (
    <section
      ref={ref}
      aria-label={heatMapCopy.map}
      onPointerLeave={() => setShown(null)}
      className="relative min-h-80 flex-1"
    >
      {drawn.map(({ sector, box, coins: own }) => (
        <div key={sector.id}>
          <h3
            style={{ left: box.x + SECTOR_GAP_PX, top: box.y, width: box.width - 2 * SECTOR_GAP_PX }}
            className="absolute flex h-6 items-center justify-between gap-2 text-micro font-semibold"
          >
            <span className="truncate text-2">{sector.title}</span>
            {box.width >= CHANGE_FROM_PX && <ChangeText percent={sector.changePct} />}
          </h3>
          {own.map(({ coin, box: at }) => (
            <CoinTile
              key={coin.symbol}
              ref={(node) => {
                if (node === null) tiles.current.delete(coin.symbol)
                else tiles.current.set(coin.symbol, node)
              }}
              coin={coin}
              sector={sector.title}
              span={span}
              box={at}
              isShown={coin.symbol === shown}
              isStop={coin.symbol === first?.coin.symbol}
              onShow={() => {
                setShown(coin.symbol)
                setCurrent(coin.symbol)
              }}
              onKeyDown={(event) => move(event, coin.symbol)}
            />
          ))}
        </div>
      ))}
      {opened !== undefined && (
        <CoinCard
          coin={opened.coin}
          sector={sectors.find(({ id }) => id === opened.coin.sector)?.title ?? ''}
          span={span}
          tile={opened.box}
          map={size}
          onClose={() => {
            tiles.current.get(opened.coin.symbol)?.focus()
            setShown(null)
          }}
        />
      )}
    </section>
  )
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

function insideOf(box: Box): Box {
  return {
    x: box.x + SECTOR_GAP_PX - GAP_PX / 2,
    y: box.y + TITLE_PX,
    width: Math.max(0, box.width - 2 * SECTOR_GAP_PX + GAP_PX),
    height: Math.max(0, box.height - TITLE_PX),
  }
}

function shrink({ x, y, width, height }: Box, gap: number): Box {
  return {
    x: x + gap / 2,
    y: y + gap / 2,
    width: Math.max(0, width - gap),
    height: Math.max(0, height - gap),
  }
}
