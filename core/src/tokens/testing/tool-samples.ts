import { SAMPLE_TIME as at, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { tokenTools } from '../tools.ts'
import { sampleToken as token } from './sample-token.ts'

const sol = {
  ...token,
  address: 'native',
  symbol: 'SOL',
  name: 'Solana',
  decimals: 9,
  priceUsd: 168.42,
  priceChange24hPct: 0.3,
  marketCapUsd: 64_800_000_000,
}
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

export const tokenSamples: ToolSamples<typeof tokenTools> = {
  get_token_stats: { passport, volume24hUsd: 84_600_000, high24hUsd: 1, low24hUsd: 1, spark: [] },
  get_token_price: { token, observedAt: at, spark: [] },
  check_token_risk: { passport: { ...passport, imitates: { address: 'x', symbol: 'BONK', name: 'Bonk' } } },
  compare_tokens: {
    tokens: [
      {
        token: sol,
        volume24hUsd: 3_900_000_000,
        change30dPct: 12.6,
        worstDay30dPct: -9.84,
        riskLevel: 'none',
      },
      {
        token: { ...token, priceChange24hPct: 4.1 },
        volume24hUsd: 84_600_000,
        change30dPct: 4.12,
        worstDay30dPct: -6.2,
        riskLevel: 'note',
      },
    ],
    unresolved: [],
    checkedAt: at,
  },
  get_trending_tokens: { groups: [{ chain: 'solana', tokens: [recommended] }] },
  find_low_caps: { maxMarketCapUsd: 5_000_000, groups: [{ chain: 'solana', tokens: [recommended] }] },
}
