import type { ToolDone } from '../toolbox/tool-contract.ts'
import type { HeatMapCoin, HeatMapSpan } from './contract.ts'
import type { heatMapTools } from './tools.ts'
import { weighSectors } from './weigh-coins.ts'

type ToldSector = ToolDone<typeof heatMapTools.showHeatMap>['sectors'][number]

/** Every sector with its change and with what moved most in it, best first; what nobody knows comes last. */
export function tellSectors(coins: readonly HeatMapCoin[], span: HeatMapSpan): ToldSector[] {
  return weighSectors(coins, { size: 'market-cap', span })
    .map(({ id, changePct, coins: weighed }) => {
      const own = weighed.map(({ coin }) => coin)
      const moved = own
        .map(({ symbol, name, changePct: changes }) => ({ symbol, name, changePct: changes[span] }))
        .filter((coin) => coin.changePct !== null)
        .toSorted((one, other) => (other.changePct ?? 0) - (one.changePct ?? 0))
      const [best = null] = moved
      const worst = moved.length > 1 ? (moved.at(-1) ?? null) : null
      const marketCapUsd = own.reduce((total, coin) => total + coin.marketCapUsd, 0)
      return { id, changePct, marketCapUsd, best, worst }
    })
    .toSorted((one, other) => orderOf(other) - orderOf(one))
}

const orderOf = ({ changePct }: ToldSector) => changePct ?? Number.NEGATIVE_INFINITY
