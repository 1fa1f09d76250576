import type { HeatMapCoin, HeatMapSpan } from './contract.ts'
import { SECTORS, type SectorId } from './sectors.ts'

export type HeatMapSize = 'market-cap' | 'volume'

/** Drawn by its share alone, one coin would fill the map: the power brings small ones into sight. */
const POWER = 0.46

export type WeighedCoin = { readonly coin: HeatMapCoin; readonly weight: number }

export type WeighedSector = {
  readonly id: SectorId
  readonly title: string
  readonly weight: number
  /** Of its coins, each by its market cap. */
  readonly changePct: number | null
  readonly coins: readonly WeighedCoin[]
}

export function weighSectors(
  coins: readonly HeatMapCoin[],
  { size, span }: { readonly size: HeatMapSize; readonly span: HeatMapSpan },
): readonly WeighedSector[] {
  return SECTORS.map(({ id, title }) => {
    const own = coins.filter(({ sector }) => sector === id)
    const weighed = own.map((coin) => ({ coin, weight: sizeOf(coin, size) ** POWER }))
    return {
      id,
      title,
      weight: weighed.reduce((total, { weight }) => total + weight, 0),
      changePct: changeOf(own, span),
      coins: weighed,
    }
  }).filter(({ weight }) => weight > 0)
}

function sizeOf(coin: HeatMapCoin, size: HeatMapSize): number {
  return Math.max(0, (size === 'volume' ? coin.volume24hUsd : coin.marketCapUsd) ?? 0)
}

/** What the sector as a whole gained or lost: its value now against its value then. */
function changeOf(coins: readonly HeatMapCoin[], span: HeatMapSpan): number | null {
  let now = 0
  let then = 0
  for (const { marketCapUsd, changePct } of coins) {
    const change = changePct[span]
    if (change === null || change <= -100) continue
    now += marketCapUsd
    then += marketCapUsd / (1 + change / 100)
  }
  return then === 0 ? null : (now / then - 1) * 100
}

/** Which of the steps of colour a change has, from -4 to 4; 0 is no change worth a colour. */
export function heatStep(changePct: number | null): number {
  const size = Math.abs(changePct ?? 0)
  if (size < 0.05) return 0
  const step = 1 + STEPS_FROM_PCT.filter((from) => size >= from).length
  return (changePct ?? 0) < 0 ? -step : step
}

/** A tile takes the second, third and fourth step from here on; the fourth stands for all that is more. */
export const STEPS_FROM_PCT = [1.5, 3, 6] as const
