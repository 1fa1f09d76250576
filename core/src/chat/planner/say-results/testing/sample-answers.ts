import type { AgentToolName } from '../../../agent-tools.ts'
import type { Done } from '../tool-done.ts'

/** One answer of every tool, as tests need them: total, so that a new tool is also tested. */

const at = '2026-11-15T12:00:00.000Z'
const token = {
  chain: 'solana',
  address: 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
  symbol: 'BONK',
  name: 'Bonk',
  decimals: 5,
  icon: null,
  logoURI: null,
  priceUsd: 0.000012345,
  priceChange24hPct: 8.416,
  liquidityUsd: 21_300_000,
  marketCapUsd: 1_620_000_000,
  holderCount: 900_000,
  isVerified: true,
} as const
const sol = {
  ...token,
  address: 'native',
  symbol: 'SOL',
  name: 'Solana',
  decimals: 9,
  priceUsd: 151.2249,
} as const
const risk = {
  kind: 'thin-liquidity',
  level: 'warning',
  label: 'Thin liquidity',
  text: 'Its pools hold about $900: small orders move the price.',
} as const
const passport = {
  token,
  imitates: null,
  ageMs: null,
  topHoldersPct: null,
  transferTaxBps: 0,
  canSell: true,
  risks: [risk],
}
const recommended = {
  chain: 'solana',
  address: token.address,
  name: 'Bonk',
  symbol: 'BONK',
  decimals: 5,
  priceUsd: 1,
  priceChange24hPct: null,
  logoURI: null,
  marketcap: 900_000,
  riskLabel: null,
} as const
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
const memory = { id: '1', category: 'general', content: 'Prefers USDC', isConfirmed: false, createdAt: at }
const proposal = {
  proposalId: '6f2f1c1e-5a52-4e62-9a57-0a7a3b8f2a11',
  type: 'swap' as const,
  chain: 'solana' as const,
  expiresAt: at,
}
const vaultId = '1042'

export const SAMPLE_ANSWERS: { readonly [Name in AgentToolName]: Omit<Done<Name>, 'status'> } = {
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
  get_token_stats: { passport, volume24hUsd: 84_600_000, high24hUsd: 1, low24hUsd: 1, spark: [] },
  get_token_price: { token, observedAt: at, spark: [] },
  check_token_risk: { passport: { ...passport, imitates: { address: 'x', symbol: 'BONK', name: 'Bonk' } } },
  get_trending_tokens: { groups: [{ chain: 'solana', tokens: [recommended] }] },
  find_low_caps: { maxMarketCapUsd: 5_000_000, groups: [{ chain: 'solana', tokens: [recommended] }] },
  get_balances: {
    totalUsd: 13_951.79,
    isComplete: true,
    chains: [
      {
        chain: 'solana',
        totalUsd: 13_951.79,
        hiddenCount: 0,
        tokens: [
          {
            address: 'native',
            symbol: 'SOL',
            name: 'Solana',
            amountText: '80',
            valueUsd: 12_000,
            priceChange24hPct: 1,
            logoURI: null,
          },
        ],
      },
    ],
  },
  get_history: {
    items: [
      {
        chain: 'solana',
        at,
        action: 'Swap',
        isSuccess: true,
        changes: [{ symbol: 'SOL', amountText: '-1' }],
        explorerUrl: null,
      },
    ],
    unread: [],
  },
  get_activity: {
    intents: [
      {
        intent: {
          id: '6f2f1c1e-5a52-4e62-9a57-0a7a3b8f2a11',
          vaultId,
          type: 'wrap',
          chain: 'solana',
          amountRaw: '1',
        },
        intentHash: 'x',
        state: 'FAILED',
        origin: 'panel',
        failure: 'The chain refused this transaction.',
        transactionId: null,
        explorerUrl: null,
        receipt: null,
        createdAt: at,
        changedAt: at,
        checkedAt: null,
      },
    ],
  },
  get_swap_quote: {
    sell: sol,
    buy: token,
    quote: {
      terms: {
        chain: 'solana',
        venue: 'jupiter',
        sellToken: 'native',
        buyToken: token.address,
        sellAmountRaw: '2500000000',
        quotedBuyAmountRaw: '3062500123456',
        minBuyAmountRaw: '3000000000000',
        slippageBps: 200,
        serviceFeeRaw: null,
      },
      sellUsd: 378.06,
      buyUsd: 377.5,
      sellDecimals: 9,
      buyDecimals: 5,
      priceImpactPct: 0.08,
      maxLoss: { totalUsd: 8, priceUsd: 7.9, feesUsd: 0.1 },
      route: [],
      fees: [],
      quotedAt: at,
      expiresAt: null,
    },
  },
  propose_swap: { proposal },
  propose_transfer: { proposal: { ...proposal, type: 'transfer' } },
  propose_wrap: { proposal: { ...proposal, type: 'wrap' } },
  propose_unwrap: { proposal: { ...proposal, type: 'unwrap' } },
  recall_memories: { memories: [memory], total: 1 },
  propose_memory: { memory },
  get_settings: {
    settings: {
      swapSlippage: 2,
      pumpSlippage: 10,
      lpSlippage: 10,
      trenchesSlippage: 10,
      buyPresets: { trenches: [0.1], promptBuy: 0.25, ethereum: 0.05, hedera: 100 },
      safeMode: true,
      showQuickBuy: true,
    },
  },
  get_limits: { perTransactionUsd: 500, rolling24hUsd: 2_000, spent24hUsd: 421.05, isPaused: false },
}
