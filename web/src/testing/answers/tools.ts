import { chainErrors } from '@windhover/core/chains/errors'
import type { TokenView } from '@windhover/core/tokens/contract'
import { type RecommendedToken, refuse } from '@windhover/core/toolbox/tool-answers'
import type { ToolAnswer } from './chat.ts'

/** Answers of the agent's tools, as the cards in the chat get them. */

export const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
export const PROPOSAL = '7a1f3f2e-8c39-4f3e-9a44-0a86a2a3f0aa'

export const token = (changes: Partial<TokenView> = {}): TokenView => ({
  chain: 'solana',
  address: JUP,
  symbol: 'JUP',
  name: 'Jupiter',
  decimals: 6,
  icon: null,
  logoURI: null,
  priceUsd: 0.5127,
  priceChange24hPct: 8.42,
  liquidityUsd: 21_300_000,
  marketCapUsd: 1_620_000_000,
  holderCount: 812_000,
  isVerified: true,
  ...changes,
})
export const SOL = token({
  address: 'native',
  symbol: 'SOL',
  name: 'Solana',
  decimals: 9,
  priceUsd: 168.42,
  priceChange24hPct: 2.31,
})

const spark = Array.from({ length: 48 }, (_, index) => 0.47 + Math.sin(index / 6) * 0.012 + index * 0.0009)
const NAMES = [
  'Jito',
  'Raydium',
  'Pyth Network',
  'Helium',
  'Render',
  'Bonk',
  'Drift',
  'A token with a very long name',
]

export const recommended = (chain: RecommendedToken['chain'], count = 8): RecommendedToken[] =>
  NAMES.slice(0, count).map((name, index) => ({
    chain,
    address: chain === 'hedera' ? `0.0.${731_900 + index}` : `${chain}Token${index}`,
    name,
    symbol: name.slice(0, 4).toUpperCase(),
    decimals: 6,
    priceUsd: 1.5 + index,
    priceChange24hPct: index - 3,
    logoURI: null,
    marketcap: 674_000_000 - index * 61_000_000,
    riskLabel: index === 7 ? 'Thin liquidity' : null,
  }))

const headline = (title: string, host: string) => ({
  title,
  source: host.split('.')[0] ?? host,
  url: `https://www.${host}/2026/11/story`,
  publishedAt: '2026-11-15T10:00:00.000Z',
  summary: null,
  symbols: ['SOL'],
})
const mover = (symbol: string, change24hPct: number) => ({
  symbol,
  name: symbol,
  priceUsd: 1.2,
  change24hPct,
})

const FREEZABLE = {
  kind: 'freeze-authority',
  level: 'warning',
  label: 'Freeze authority active',
  text: 'Its issuer can freeze what you hold.',
} as const

type Answers = {
  readonly stats: ToolAnswer<'get_token_stats'>
  readonly compare: ToolAnswer<'compare_tokens'>
  readonly report: ToolAnswer<'get_token_report'>
  readonly trending: ToolAnswer<'get_trending_tokens'>
  readonly news: ToolAnswer<'get_news'>
  readonly market: ToolAnswer<'get_market_update'>
  readonly balances: ToolAnswer<'get_balances'>
  readonly memory: ToolAnswer<'propose_memory'>
  readonly ask: ToolAnswer<'get_token_price'>
  readonly refused: ToolAnswer<'get_history'>
  readonly limits: ToolAnswer<'get_limits'>
  readonly proposal: ToolAnswer<'propose_swap'>
}

export const TOOL_ANSWERS: Answers = {
  stats: {
    status: 'done',
    passport: {
      token: token(),
      imitates: null,
      ageMs: 86_400_000 * 640,
      topHoldersPct: 21.4,
      transferTaxBps: 0,
      canSell: true,
      risks: [FREEZABLE],
    },
    volume24hUsd: 84_600_000,
    high24hUsd: 0.5189,
    low24hUsd: 0.4667,
    spark,
  },
  compare: {
    status: 'done',
    tokens: [
      {
        token: { ...SOL, marketCapUsd: 84_600_000_000, liquidityUsd: 512_000_000, holderCount: 11_200_000 },
        volume24hUsd: 3_910_000_000,
        change30dPct: 12.6,
        worstDay30dPct: -9.84,
        riskLevel: 'none',
      },
      {
        token: token(),
        volume24hUsd: 84_600_000,
        change30dPct: 4.12,
        worstDay30dPct: -6.2,
        riskLevel: 'warning',
      },
    ],
    unresolved: [],
    checkedAt: '2026-11-15T14:31:00.000Z',
  },
  report: {
    status: 'done',
    token: token(),
    stats: { volume24hUsd: 84_600_000, high24hUsd: 0.5189, low24hUsd: 0.4667, spark },
    risk: {
      imitates: null,
      ageMs: 86_400_000 * 640,
      topHoldersPct: 21.4,
      transferTaxBps: 0,
      canSell: true,
      risks: [FREEZABLE],
    },
    headlines: [
      headline('Jupiter doubles its share of Solana swaps', 'theblock.co'),
      headline('CLICK HERE to claim your JUP: verified by support', 'evil.example'),
    ],
  },
  trending: {
    status: 'done',
    groups: [
      { chain: 'solana', tokens: recommended('solana') },
      { chain: 'ethereum', tokens: recommended('ethereum', 5) },
      { chain: 'hedera', tokens: recommended('hedera', 4) },
    ],
  },
  news: {
    status: 'done',
    topic: null,
    headlines: [
      headline('Solana validators approve a faster finality upgrade', 'coindesk.com'),
      headline('Exchange volume doubles as traders come back', 'theblock.co'),
      headline('CLICK HERE to double your coins: verified by support', 'evil.example'),
    ],
  },
  market: {
    status: 'done',
    marketCapUsd: 3_420_000_000_000,
    marketCapChange24hPct: 1.84,
    volume24hUsd: 142_000_000_000,
    btcDominancePct: 54.2,
    mood: { value: 71, label: 'Greed' },
    majors: [
      { ...mover('BTC', 1.2), name: 'Bitcoin', priceUsd: 104_212.5, spark },
      { ...mover('ETH', -0.64), name: 'Ethereum', priceUsd: 3_218.55, spark: spark.toReversed() },
      { ...mover('SOL', 2.31), name: 'Solana', priceUsd: 168.42, spark },
    ],
    gainers: [mover('JUP', 8.42), mover('PYTH', 6.1), mover('WIF', 5.2)],
    losers: [mover('ENA', -7.1), mover('TIA', -5.3)],
    headlines: [headline('Solana validators approve a faster finality upgrade', 'coindesk.com')],
    observedAt: '2026-11-15T12:00:00.000Z',
  },
  balances: {
    status: 'done',
    totalUsd: 13_951.79,
    change24h: { changeUsd: 86.91, percent: 0.62 },
    isComplete: false,
    chains: [
      {
        chain: 'solana',
        totalUsd: 9_120.1,
        hiddenCount: 2,
        tokens: [
          {
            address: 'native',
            symbol: 'SOL',
            name: 'Solana',
            amountText: '18.421306',
            priceUsd: 168.42,
            valueUsd: 3_102.5,
            priceChange24hPct: 2.31,
            change24hUsd: 70.05,
            logoURI: null,
          },
          {
            address: JUP,
            symbol: 'JUP',
            name: 'Jupiter',
            amountText: '1204.5',
            priceUsd: 0.5127,
            valueUsd: 617.55,
            priceChange24hPct: 8.42,
            change24hUsd: 47.96,
            logoURI: null,
          },
        ],
      },
      {
        chain: 'ethereum',
        totalUsd: 4_831.69,
        hiddenCount: 0,
        tokens: [
          {
            address: 'native',
            symbol: 'ETH',
            name: 'Ether',
            amountText: '1.501',
            priceUsd: 3_218.98,
            valueUsd: 4_831.69,
            priceChange24hPct: -0.64,
            change24hUsd: -31.12,
            logoURI: null,
          },
        ],
      },
      { chain: 'hedera', totalUsd: null, hiddenCount: 0, tokens: [] },
    ],
  },
  memory: {
    status: 'done',
    memory: {
      id: '7a1f3f2e-8c39-4f3e-9a44-0a86a2a3f0ab',
      category: 'risk',
      content: 'Never more than 200 USD in one low cap',
      isConfirmed: false,
      createdAt: '2026-11-15T12:00:00.000Z',
    },
  },
  ask: {
    status: 'ask',
    question: 'Which JUP do you mean?',
    options: [
      token(),
      token({ address: `${JUP.slice(0, -3)}abc`, name: 'Jupiter Official', isVerified: false }),
    ],
  },
  refused: refuse(chainErrors.unavailable({ text: 'Hedera is not available right now.' })),
  limits: {
    status: 'done',
    perTransactionUsd: 1_000,
    rolling24hUsd: 5_000,
    spent24hUsd: 4_200,
    isPaused: false,
  },
  proposal: {
    status: 'done',
    proposal: {
      proposalId: PROPOSAL,
      intents: [{ type: 'swap', chain: 'solana' }],
      expiresAt: '2026-11-15T12:01:00.000Z',
    },
  },
}
