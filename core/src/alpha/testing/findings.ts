import { headline } from '../../intelligence/news.ts'
import type { Findings } from '../findings.ts'
import type { AlphaSource } from '../sentence.ts'

export const AT = '2026-11-15T10:00:00.000Z'
export const from = (name: string): AlphaSource => ({ name, url: null, at: AT })

export const headlineOf = (title: string, given: { sentiment?: string | null; place?: number } = {}) =>
  headline.parse({
    title,
    summary: null,
    source: 'The Ledger Post',
    url: `https://ledgerpost.example/story-${given.place ?? 0}`,
    publishedAt: AT,
    symbols: ['TIDE'],
    sentiment: given.sentiment ?? null,
  })

/** A project of which every source tells something. */
export const TIDEWATER: Findings = {
  name: 'Tidewater',
  ticker: 'TIDE',
  market: {
    source: from('CoinGecko'),
    rank: 88,
    marketCapUsd: 162_000_000,
    volume24hUsd: 8_460_000,
    change24hPct: 6.2,
    change7dPct: -1.4,
    marketChange24hPct: 1.1,
  },
  talk: {
    source: from('LunarCrush'),
    galaxyScore: 61,
    galaxyScoreBefore: 50,
    altRank: 40,
    altRankBefore: 120,
    sentimentPct: 74.4,
    posts24h: 12_340,
  },
  news: {
    source: from('CryptoPanic'),
    headlines: [
      headlineOf('Tidewater turns its fee switch on', { sentiment: 'positive', place: 1 }),
      headlineOf('Second oracle goes to vote', { place: 2 }),
      headlineOf('Tidewater pauses one market', { sentiment: 'negative', place: 3 }),
    ],
  },
  profile: {
    source: from('Messari'),
    sector: 'Lending',
    description: 'Tidewater is a lending market with isolated pairs. It began in 2024.',
  },
  token: {
    source: from('Windhover token checks'),
    chain: 'ethereum',
    liquidityUsd: 4_200_000,
    risks: [
      { level: 'warning', text: 'The ten largest holders own 61% of the supply.' },
      { level: 'note', text: 'Its issuer can create more.' },
    ],
  },
}

export const NOTHING_KNOWN: Findings = {
  name: 'Tidewater',
  ticker: 'TIDE',
  market: null,
  talk: null,
  news: null,
  profile: null,
  token: null,
}
