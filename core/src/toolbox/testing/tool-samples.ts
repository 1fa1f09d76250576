import { SAMPLE_TIME as at, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import { sampleToken as token } from '../../tokens/testing/sample-token.ts'
import type { toolboxTools } from '../tools.ts'

const headline = {
  title: 'Solana volume doubles',
  source: 'The Daily Chain',
  url: 'https://news.example/1',
  publishedAt: at,
  summary: null,
  symbols: ['SOL'],
}
const mover = { symbol: 'JUP', name: 'Jupiter', priceUsd: 0.5127, change24hPct: 8.42 }
const figures = [
  { label: 'Galaxy score', value: 72, unit: 'score' as const },
  { label: 'Mentions', value: 12_400, unit: 'count' as const },
]

export const toolboxSamples: ToolSamples<typeof toolboxTools> = {
  get_market_update: {
    marketCapUsd: 3_120_000_000_000,
    marketCapChange24hPct: -1.2,
    volume24hUsd: 94_000_000_000,
    btcDominancePct: 54,
    mood: { value: 61, label: 'Greed' },
    majors: [{ ...mover, spark: [1, 2] }],
    gainers: [mover],
    losers: [{ ...mover, symbol: 'WIF', change24hPct: -3.18 }],
    headlines: [headline],
    observedAt: at,
  },
  get_news: { topic: 'solana', headlines: [headline] },
  get_token_report: {
    token,
    stats: { volume24hUsd: 84_600_000, high24hUsd: 1, low24hUsd: 1, spark: [] },
    risk: {
      imitates: null,
      ageMs: null,
      topHoldersPct: null,
      transferTaxBps: 0,
      canSell: true,
      risks: [
        {
          kind: 'thin-liquidity',
          level: 'warning',
          label: 'Thin liquidity',
          text: 'Its pools hold about $900: small orders move the price.',
        },
      ],
    },
    headlines: [headline],
  },
  search_web: {
    query: 'firedancer',
    results: [
      { title: 'Firedancer is live', snippet: 'text', url: 'https://web.example/1', publishedAt: null },
    ],
  },
  get_social_pulse: { symbol: 'SOL', name: 'Solana', figures },
  get_social_trends: { coins: [{ symbol: 'SOL', name: 'Solana', figures }] },
  get_chain_tvl: { chains: [{ name: 'Ethereum', tvlUsd: 61_200_000_000 }] },
  get_protocol_tvl: {
    protocols: [
      {
        name: 'Kamino',
        category: 'Lending',
        tvlUsd: 2_100_000_000,
        change1dPct: 1,
        change7dPct: 4.4,
        chains: ['Solana'],
      },
    ],
  },
  find_yields: {
    pools: [{ project: 'kamino', chain: 'Solana', symbol: 'USDC', tvlUsd: 94_000, apyPct: 7.2 }],
  },
  get_bitcoin_address: {
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    inscriptionCount: 2,
    runes: [{ name: 'UNCOMMON•GOODS', balance: '5' }],
  },
  get_rune: { name: 'UNCOMMON•GOODS', symbol: '⧉', figures },
  get_inscriptions: {
    inscriptions: [{ id: 'a', number: 70_000_001, contentType: 'image/png', inscribedAt: at }],
  },
  get_funding_rates: { symbol: 'BTC', rates: [{ exchange: 'Binance', ratePct: 0.0082, nextAt: null }] },
  get_open_interest: {
    symbol: 'BTC',
    totalUsd: 34_600_000_000,
    exchanges: [{ exchange: 'CME', openInterestUsd: 1, change24hPct: null }],
  },
  get_liquidations: {
    coins: [{ symbol: 'BTC', totalUsd: 84_600_000, longUsd: 60_000_000, shortUsd: 24_600_000 }],
  },
  get_top_dapps: { dapps: [{ name: 'Jupiter', category: 'Exchange', users24h: 1, volume24hUsd: 2 }] },
  get_asset_profile: {
    symbol: 'LINK',
    name: 'Chainlink',
    tagline: 'Data for contracts',
    overview: null,
    sector: 'Oracles',
  },
  get_asset_metrics: { symbol: 'LINK', name: 'Chainlink', figures },
}
