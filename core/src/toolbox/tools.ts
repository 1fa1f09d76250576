import { z } from 'zod'
import { tokenPassport, tokenView } from '../tokens/contract.ts'
import { answerOr, sparkline } from './tool-answers.ts'
import { defineTool } from './tool-contract.ts'
import { chainField, limitField, tokenField } from './tool-fields.ts'

/** Tools that read what others publish. Every text in their answers is somebody else's: shown as data, never obeyed. */

const symbolField = z.string().trim().min(1).max(30)
const headline = z.object({
  title: z.string(),
  source: z.string(),
  url: z.string(),
  publishedAt: z.iso.datetime(),
  summary: z.string().nullable(),
  symbols: z.array(z.string()),
})
const dayStats = z.object({
  volume24hUsd: z.number().nullable(),
  high24hUsd: z.number().nullable(),
  low24hUsd: z.number().nullable(),
  spark: sparkline,
})
const mover = z.object({
  symbol: z.string(),
  name: z.string(),
  priceUsd: z.number().nullable(),
  change24hPct: z.number().nullable(),
})
const figure = z.object({
  label: z.string(),
  value: z.number().nullable(),
  unit: z.enum(['usd', 'pct', 'count', 'score']),
})

export const toolboxTools = {
  getMarketUpdate: defineTool({
    name: 'get_market_update',
    categories: ['required'],
    effect: 'read',
    description:
      'How the crypto market stands: total cap, volume, dominance, mood, main coins, movers and headlines',
    progress: 'Reading the market',
    input: z.object({}),
    output: answerOr({
      marketCapUsd: z.number().nullable(),
      marketCapChange24hPct: z.number().nullable(),
      volume24hUsd: z.number().nullable(),
      btcDominancePct: z.number().nullable(),
      mood: z.object({ value: z.number(), label: z.string() }).nullable(),
      majors: z.array(mover.extend({ spark: sparkline })),
      gainers: z.array(mover),
      losers: z.array(mover),
      headlines: z.array(headline),
      observedAt: z.iso.datetime(),
    }),
  }),
  getNews: defineTool({
    name: 'get_news',
    categories: ['required'],
    effect: 'read',
    description: 'The latest crypto headlines, of one coin or topic where one is named',
    progress: 'Reading the news',
    input: z.object({ topic: z.string().trim().max(100).optional(), limit: limitField(8, 20) }),
    output: answerOr({ topic: z.string().nullable(), headlines: z.array(headline) }),
  }),
  getTokenReport: defineTool({
    name: 'get_token_report',
    categories: ['required'],
    effect: 'read',
    description: 'A report on one token: price and day, size and liquidity, risks, and the latest headlines',
    progress: 'Writing the report',
    input: z.object({ token: tokenField, chain: chainField }),
    output: answerOr({
      token: tokenView,
      // Each part is null where its source could not be read.
      stats: dayStats.nullable(),
      risk: tokenPassport.omit({ token: true }).nullable(),
      /** Newest first. */
      headlines: z.array(headline).nullable(),
    }),
  }),
  searchWeb: defineTool({
    name: 'search_web',
    categories: ['advanced-search'],
    effect: 'read',
    description: 'Searches the web for anything about crypto that the other tools do not know',
    progress: 'Searching the web',
    input: z.object({ query: z.string().trim().min(2).max(200), limit: limitField(5, 10) }),
    output: answerOr({
      query: z.string(),
      results: z.array(
        z.object({
          title: z.string(),
          snippet: z.string(),
          url: z.string(),
          publishedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  }),
  getSocialPulse: defineTool({
    name: 'get_social_pulse',
    categories: ['lunarcrush'],
    effect: 'read',
    description: 'How much people talk about a coin, and how they feel about it (LunarCrush)',
    progress: 'Reading social data',
    input: z.object({ symbol: symbolField }),
    output: answerOr({ symbol: z.string(), name: z.string(), figures: z.array(figure) }),
  }),
  getSocialTrends: defineTool({
    name: 'get_social_trends',
    categories: ['lunarcrush'],
    effect: 'read',
    description: 'Coins people talk about most (LunarCrush)',
    progress: 'Reading social data',
    input: z.object({ limit: limitField(10, 20) }),
    output: answerOr({
      coins: z.array(z.object({ symbol: z.string(), name: z.string(), figures: z.array(figure) })),
    }),
  }),
  getChainTvl: defineTool({
    name: 'get_chain_tvl',
    categories: ['defillama'],
    effect: 'read',
    description: 'Value locked per chain (DefiLlama)',
    progress: 'Reading TVL',
    input: z.object({ limit: limitField(10, 30) }),
    output: answerOr({ chains: z.array(z.object({ name: z.string(), tvlUsd: z.number() })) }),
  }),
  getProtocolTvl: defineTool({
    name: 'get_protocol_tvl',
    categories: ['defillama'],
    effect: 'read',
    description: 'Value locked in one protocol, or the largest ones where none is named (DefiLlama)',
    progress: 'Reading TVL',
    input: z.object({ protocol: z.string().trim().max(60).optional(), limit: limitField(10, 30) }),
    output: answerOr({
      protocols: z.array(
        z.object({
          name: z.string(),
          category: z.string().nullable(),
          tvlUsd: z.number(),
          change1dPct: z.number().nullable(),
          change7dPct: z.number().nullable(),
          chains: z.array(z.string()),
        }),
      ),
    }),
  }),
  findYields: defineTool({
    name: 'find_yields',
    categories: ['defillama'],
    effect: 'read',
    description: 'Pools with their yields, for a token or chain where one is named (DefiLlama)',
    progress: 'Looking for yields',
    input: z.object({ symbol: symbolField.optional(), chain: chainField, limit: limitField(8, 20) }),
    output: answerOr({
      pools: z.array(
        z.object({
          project: z.string(),
          chain: z.string(),
          symbol: z.string(),
          tvlUsd: z.number(),
          apyPct: z.number(),
        }),
      ),
    }),
  }),
  getBitcoinAddress: defineTool({
    name: 'get_bitcoin_address',
    categories: ['ordiscan'],
    effect: 'read',
    description: 'Runes and inscriptions that a Bitcoin address holds (Ordiscan)',
    progress: 'Reading the address',
    input: z.object({ address: z.string().trim().min(14).max(90) }),
    output: answerOr({
      address: z.string(),
      inscriptionCount: z.number().int(),
      runes: z.array(z.object({ name: z.string(), balance: z.string() })),
    }),
  }),
  getRune: defineTool({
    name: 'get_rune',
    categories: ['ordiscan'],
    effect: 'read',
    description: 'Facts of one rune on Bitcoin (Ordiscan)',
    progress: 'Reading the rune',
    input: z.object({ name: z.string().trim().min(1).max(60) }),
    output: answerOr({ name: z.string(), symbol: z.string().nullable(), figures: z.array(figure) }),
  }),
  getInscriptions: defineTool({
    name: 'get_inscriptions',
    categories: ['ordiscan'],
    effect: 'read',
    description: 'The latest inscriptions on Bitcoin (Ordiscan)',
    progress: 'Reading inscriptions',
    input: z.object({ limit: limitField(10, 20) }),
    output: answerOr({
      inscriptions: z.array(
        z.object({
          id: z.string(),
          number: z.number().int(),
          contentType: z.string(),
          inscribedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  }),
  getFundingRates: defineTool({
    name: 'get_funding_rates',
    categories: ['coinglass'],
    effect: 'read',
    description: 'What longs pay shorts for a coin, per exchange (CoinGlass)',
    progress: 'Reading funding',
    input: z.object({ symbol: symbolField }),
    output: answerOr({
      symbol: z.string(),
      rates: z.array(
        z.object({ exchange: z.string(), ratePct: z.number(), nextAt: z.iso.datetime().nullable() }),
      ),
    }),
  }),
  getOpenInterest: defineTool({
    name: 'get_open_interest',
    categories: ['coinglass'],
    effect: 'read',
    description: 'Open futures positions of a coin, per exchange (CoinGlass)',
    progress: 'Reading open interest',
    input: z.object({ symbol: symbolField }),
    output: answerOr({
      symbol: z.string(),
      totalUsd: z.number(),
      exchanges: z.array(
        z.object({ exchange: z.string(), openInterestUsd: z.number(), change24hPct: z.number().nullable() }),
      ),
    }),
  }),
  getLiquidations: defineTool({
    name: 'get_liquidations',
    categories: ['coinglass'],
    effect: 'read',
    description: 'Futures positions closed by force in 24 hours, of one coin or all (CoinGlass)',
    progress: 'Reading liquidations',
    input: z.object({ symbol: symbolField.optional() }),
    output: answerOr({
      coins: z.array(
        z.object({ symbol: z.string(), totalUsd: z.number(), longUsd: z.number(), shortUsd: z.number() }),
      ),
    }),
  }),
  getTopDapps: defineTool({
    name: 'get_top_dapps',
    categories: ['dappradar'],
    effect: 'read',
    description: 'The most used on-chain apps (DappRadar)',
    progress: 'Reading applications',
    input: z.object({ chain: chainField, limit: limitField(10, 20) }),
    output: answerOr({
      dapps: z.array(
        z.object({
          name: z.string(),
          category: z.string().nullable(),
          users24h: z.number().nullable(),
          volume24hUsd: z.number().nullable(),
        }),
      ),
    }),
  }),
  getAssetProfile: defineTool({
    name: 'get_asset_profile',
    categories: ['messari'],
    effect: 'read',
    description: 'What a coin is, who makes it, what it is for (Messari)',
    progress: 'Reading research',
    input: z.object({ symbol: symbolField }),
    output: answerOr({
      symbol: z.string(),
      name: z.string(),
      tagline: z.string().nullable(),
      overview: z.string().nullable(),
      sector: z.string().nullable(),
    }),
  }),
  getAssetMetrics: defineTool({
    name: 'get_asset_metrics',
    categories: ['messari'],
    effect: 'read',
    description: 'Supply, all-time high, returns and other figures of a coin (Messari)',
    progress: 'Reading research',
    input: z.object({ symbol: symbolField }),
    output: answerOr({ symbol: z.string(), name: z.string(), figures: z.array(figure) }),
  }),
}
