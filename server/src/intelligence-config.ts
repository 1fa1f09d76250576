import { z } from 'zod'

/** Sources of market intelligence. Each is all of its settings or none; without them what it tells is not offered. */
const INTELLIGENCE_SOURCES = {
  cryptoPanic: keyedSource('CRYPTOPANIC'),
  braveSearch: keyedSource('BRAVE_SEARCH'),
  lunarCrush: keyedSource('LUNARCRUSH'),
  ordiscan: keyedSource('ORDISCAN'),
  coinGlass: keyedSource('COINGLASS'),
  dappRadar: keyedSource('DAPPRADAR'),
  messari: keyedSource('MESSARI'),
  defiLlama: {
    prefix: 'DEFILLAMA_',
    schema: z
      .object({ DEFILLAMA_URL: z.url(), DEFILLAMA_YIELDS_URL: z.url() })
      .transform((values) => ({ url: values.DEFILLAMA_URL, yieldsUrl: values.DEFILLAMA_YIELDS_URL })),
  },
  /** Its public plan needs no key. */
  coinGecko: {
    prefix: 'COINGECKO_',
    schema: z
      .object({ COINGECKO_URL: z.url(), COINGECKO_API_KEY: z.string().optional() })
      .transform((values) => ({ url: values.COINGECKO_URL, apiKey: values.COINGECKO_API_KEY || null })),
  },
  fearGreed: {
    prefix: 'FEAR_GREED_',
    schema: z.object({ FEAR_GREED_URL: z.url() }).transform((values) => ({ url: values.FEAR_GREED_URL })),
  },
}
type IntelligenceSources = typeof INTELLIGENCE_SOURCES
export type IntelligenceConfig = {
  readonly [Name in keyof IntelligenceSources]: z.output<IntelligenceSources[Name]['schema']> | null
}

function keyedSource(name: string) {
  const [urlName, keyName] = [`${name}_URL`, `${name}_API_KEY`]
  return {
    prefix: `${name}_`,
    schema: z
      .object({ [urlName]: z.url(), [keyName]: z.string().min(1) })
      .transform((values) => ({ url: values[urlName] ?? '', apiKey: values[keyName] ?? '' })),
  }
}

/** What is wrong is handed back, so that every problem of the environment is named at once. */
export function readIntelligenceConfig(env: Readonly<Record<string, string | undefined>>) {
  const issues: z.core.$ZodIssue[] = []
  const entries = Object.entries(INTELLIGENCE_SOURCES).map(([name, { prefix, schema }]) => {
    const isNamed = Object.entries(env).some(([setting, value]) => setting.startsWith(prefix) && value)
    const read = isNamed ? schema.safeParse(env) : null
    if (read?.error) issues.push(...read.error.issues)
    return [name, read?.data ?? null]
  })
  return { issues, config: Object.fromEntries(entries) as IntelligenceConfig }
}
