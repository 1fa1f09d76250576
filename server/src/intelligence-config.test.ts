import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { describe, expect, it } from 'vitest'
import { buildIntelligence } from './composition/build-intelligence.ts'
import { readIntelligenceConfig } from './intelligence-config.ts'

describe('sources of market intelligence', () => {
  it('are none without settings, and so are their ports', () => {
    const { config, issues } = readIntelligenceConfig({})
    expect(issues).toEqual([])
    expect(new Set(Object.values(config))).toEqual(new Set([null]))
    expect(new Set(Object.values(buildIntelligence(config)))).toEqual(new Set([null]))
  })

  it('are all there in the practice world', () => {
    const { config, issues } = readIntelligenceConfig(NO_PROVIDERS)
    expect(issues).toEqual([])
    const missing = Object.entries(buildIntelligence(config)).filter(([, port]) => port === null)
    expect(missing).toEqual([])
  })

  it('stand each for itself', () => {
    const { config } = readIntelligenceConfig({ MESSARI_URL: 'https://api.messari.io', MESSARI_API_KEY: 'k' })
    expect(config.messari).toEqual({ url: 'https://api.messari.io', apiKey: 'k' })
    const ports = buildIntelligence(config)
    expect(ports.assetResearch).not.toBeNull()
    expect(ports.news).toBeNull()
  })

  it.each([
    ['LUNARCRUSH_API_KEY', { LUNARCRUSH_URL: 'https://lunarcrush.com/api4' }],
    ['ORDISCAN_URL', { ORDISCAN_API_KEY: 'k' }],
    ['DEFILLAMA_YIELDS_URL', { DEFILLAMA_URL: 'https://api.llama.fi' }],
    ['FEAR_GREED_URL', { FEAR_GREED_URL: 'nowhere' }],
  ])('are not started with half of it: %s', (name, env) => {
    expect(readIntelligenceConfig(env).issues.map((issue) => issue.path.join('.'))).toEqual([name])
  })

  it('may go without a key where the source has a public plan', () => {
    const env = { COINGECKO_URL: 'https://api.coingecko.com/api/v3', COINGECKO_API_KEY: '' }
    expect(readIntelligenceConfig(env).config.coinGecko).toEqual({ url: env.COINGECKO_URL, apiKey: null })
  })
})
