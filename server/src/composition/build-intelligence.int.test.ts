import { assetProfile } from '@windhover/core/intelligence/asset-research'
import { inscription } from '@windhover/core/intelligence/bitcoin-facts'
import { dapp } from '@windhover/core/intelligence/dapp-facts'
import { defiProtocol } from '@windhover/core/intelligence/defi-facts'
import { fundingRates } from '@windhover/core/intelligence/derivatives-facts'
import { fearGreed, marketOverview } from '@windhover/core/intelligence/market-pulse'
import { headline } from '@windhover/core/intelligence/news'
import { coinPulse } from '@windhover/core/intelligence/social-pulse'
import { searchHit } from '@windhover/core/intelligence/web-search'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readIntelligenceConfig } from '../intelligence-config.ts'
import type { Intelligence } from '../ports/intelligence.ts'
import { buildIntelligence } from './build-intelligence.ts'

let sandbox: TestSandbox
let intelligence: Intelligence
beforeAll(async () => {
  sandbox = await useSandbox()
  intelligence = buildIntelligence(readIntelligenceConfig(sandbox.env).config)
})
afterAll(() => sandbox?.stop())

type Question = readonly [schema: z.ZodType, ask: (all: Intelligence) => Promise<unknown> | undefined]

/** One question each, with the shape under which its answer is kept and shared; the suites of the adapters ask the rest. */
const QUESTIONS: { readonly [Name in keyof Intelligence]: Question } = {
  news: [z.array(headline), ({ news }) => news?.listHeadlines({ order: 'latest', symbols: [], limit: 5 })],
  webSearch: [
    z.array(searchHit),
    ({ webSearch }) => webSearch?.search({ query: 'solana', kind: 'web', newerThan: null, limit: 5 }),
  ],
  socialPulse: [coinPulse, ({ socialPulse }) => socialPulse?.getCoin('SOL')],
  defiFacts: [
    z.array(defiProtocol),
    ({ defiFacts }) => defiFacts?.listProtocols({ chain: null, category: null, limit: 5 }),
  ],
  bitcoinFacts: [z.array(inscription), ({ bitcoinFacts }) => bitcoinFacts?.listInscriptions(3)],
  derivativesFacts: [fundingRates, ({ derivativesFacts }) => derivativesFacts?.getFunding('BTC')],
  dappFacts: [
    z.array(dapp),
    ({ dappFacts }) => dappFacts?.listTop({ order: 'users', chain: null, range: '24h', limit: 3 }),
  ],
  assetResearch: [assetProfile, ({ assetResearch }) => assetResearch?.findAsset('SOL')],
  marketPulse: [marketOverview, ({ marketPulse }) => marketPulse?.getOverview()],
  moodIndex: [fearGreed, ({ moodIndex }) => moodIndex?.getFearGreed()],
}

describe('market intelligence in the whole practice world', () => {
  it.each(Object.entries(QUESTIONS))(
    '%s answers, and the answer can be kept',
    async (_name, [schema, ask]) => {
      const answer = await ask(intelligence)
      expect(answer).toBeTruthy()
      if (Array.isArray(answer)) expect(answer.length).toBeGreaterThan(0)
      expect(schema.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
    },
  )

  it('agrees with itself about a price', async () => {
    const [pulse, asset] = await Promise.all([
      intelligence.socialPulse?.getCoin('SOL'),
      intelligence.assetResearch?.findAsset('SOL'),
    ])
    expect((pulse?.priceUsd ?? 0) / (asset?.priceUsd ?? 1)).toBeCloseTo(1, 2)
  })
})
