import type { HeatMap, HeatMapCoin } from '@windhover/core/heat-map/contract'

type Row = readonly [symbol: string, name: string, sector: HeatMapCoin['sector'], cap: number, day: number]

const ROWS: readonly Row[] = [
  ['BTC', 'Bitcoin', 'layer-1', 1.32e12, 1.12],
  ['ETH', 'Ethereum', 'layer-1', 4.1e11, -0.64],
  ['XRP', 'XRP', 'layer-1', 1.3e11, -1.86],
  ['BNB', 'BNB', 'layer-1', 1.2e11, 0.45],
  ['SOL', 'Solana', 'layer-1', 9.1e10, 2.31],
  ['TRX', 'TRON', 'layer-1', 2.6e10, 0.03],
  ['ADA', 'Cardano', 'layer-1', 2.4e10, -2.4],
  ['LINK', 'Chainlink', 'decentralized-finance-defi', 1.1e10, 2.1],
  ['UNI', 'Uniswap', 'decentralized-finance-defi', 6e9, -3.4],
  ['JUP', 'Jupiter', 'decentralized-finance-defi', 3e9, 8.42],
  ['PENDLE', 'Pendle', 'decentralized-finance-defi', 1e9, 6.1],
  ['DOGE', 'Dogecoin', 'meme-token', 2.9e10, 3.3],
  ['SHIB', 'Shiba Inu', 'meme-token', 8e9, -1.1],
  ['BONK', 'Bonk', 'meme-token', 2e9, -3.8],
  ['FET', 'Fetch', 'artificial-intelligence', 3e9, -2.8],
  ['FIL', 'Filecoin', 'artificial-intelligence', 2e9, -3.1],
  ['IMX', 'Immutable', 'gaming', 1.2e9, -4.4],
  ['AXS', 'Axie Infinity', 'gaming', 5e8, -6.01],
]

const PLACES: Readonly<Record<string, HeatMapCoin['place']>> = {
  SOL: { chain: 'solana', address: 'native' },
  ETH: { chain: 'ethereum', address: 'native' },
  JUP: { chain: 'solana', address: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN' },
}

export function heatMapOf(rows: readonly Row[] = ROWS): HeatMap {
  return {
    coins: rows.map(([symbol, name, sector, marketCapUsd, day]) => ({
      symbol,
      name,
      sector,
      marketCapUsd,
      priceUsd: marketCapUsd / 1e9,
      volume24hUsd: marketCapUsd / 20,
      changePct: { '1h': day / 4, '24h': day, '7d': day * 2, '30d': null },
      line: [1, 1.2, 1.1, 1.3, 1 + day / 100],
      place: PLACES[symbol] ?? null,
    })),
    readAt: '2026-11-18T09:00:00.000Z',
    isStale: false,
  }
}
