import type { HeatMapSize } from '@windhover/core/heat-map/weigh-coins'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const heatMapCopy = {
  summary: (coins: number, sectors: number) => `${plural(coins, 'token')} in ${plural(sectors, 'sector')}`,
  live: 'Live, every 60 s',
  stale: (clock: string) => `The market does not answer. Figures from ${clock}.`,
  span: 'Change over',
  size: 'Size',
  sizes: { 'market-cap': 'Market cap', volume: 'Volume, 24h' } satisfies Record<HeatMapSize, string>,
  sector: 'Sector',
  allSectors: 'All',
  onlyMine: 'Only mine',
  map: 'Market by sector',
  foot: 'Small tokens are drawn larger than their share.',
  scale: (percent: number) => `${percent < 0 ? '\u2212' : '+'}${Math.abs(percent)}%`,
  loading: 'Loading the market',
  failed: 'The market cannot be read right now.',
  nothing: 'Nothing to show',
  nothingMine: 'None of these tokens is in your vault.',
  nothingHere: 'No token of this choice has figures.',
  chart: 'Chart',
  ask: 'Ask',
  open: 'Token page',
  notHere: 'Not on your networks',
  week: (symbol: string) => `${symbol} over 7 days`,
  question: (name: string, symbol: string) => `What moves ${name} (${symbol}) today?`,
  unknown: 'no figure',
  card: {
    title: 'Heat map',
    open: 'Open heat map',
    best: 'Best',
    worst: 'Worst',
    marketCap: 'Market cap',
    change: (span: string) => `Change, ${span}`,
    none: '–',
  },
}
