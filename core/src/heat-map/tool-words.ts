import { listOf, showPercent } from '../money/show-figures.ts'
import { nameSymbol } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import type { HeatMapSpan } from './contract.ts'
import { titleOfSector } from './sectors.ts'
import { heatMapTools } from './tools.ts'

type Words = ToolWords<typeof heatMapTools>

const SPANS: Readonly<Record<HeatMapSpan, string>> = {
  '1h': 'an hour',
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
}

const sayHeatMap: Words['show_heat_map'] = ({ span, sectors, isStale }) => {
  const known = sectors.filter(({ changePct }) => changePct !== null)
  const [first] = known
  if (first === undefined) return 'Nobody tells how the sectors of the market are doing right now.'
  const changes = known.map(({ id, changePct }) => `${titleOfSector(id)} ${showPercent(changePct)}`)
  const best =
    first.best === null ? '' : ` ${titleOfSector(first.id)} is led by ${nameSymbol(first.best.symbol)}.`
  const old = isStale ? ' The market does not answer at the moment: these are its last figures.' : ''
  return `By sector over ${SPANS[span]}: **${listOf(changes)}**.${best}${old}`
}

export const heatMapToolWords = defineToolWords(heatMapTools, { show_heat_map: sayHeatMap })
