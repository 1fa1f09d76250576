import { type AlphaProject, alphaRoutes } from '@windhover/core/alpha/contract'
import type { AlphaSource } from '@windhover/core/alpha/sentence'
import type { Call, StubServer } from '../stub-server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

export const sourceOf = (name: string, url: string | null = null): AlphaSource => ({
  name,
  url,
  at: ago(12 * MINUTE_MS),
})

const sentence = (text: string, ...sources: AlphaSource[]) => ({ text, sources })

type Given = Partial<AlphaProject> & { readonly name: string; readonly ticker: string }

/** A project of which every source tells something. */
export function projectOf(given: Given): AlphaProject {
  const analysis = [
    sentence('Lending market with isolated pairs.', sourceOf('Messari')),
    sentence('Its price rose 6.2% in 24 hours and fell 1.4% in 7 days.', sourceOf('CoinGecko')),
  ]
  const rationale = [
    sentence('Its score is 0.86; talk adds the most, 0.28.', sourceOf('Windhover score')),
    sentence('Its galaxy score rose from 50 to 61 in a day.', sourceOf('LunarCrush')),
  ]
  const sentences = given.sentences ?? { analysis, rationale }
  return {
    id: `${given.ticker}-${given.name}`.toLowerCase(),
    xHandle: 'tidewater_fi',
    analysis: sentences.analysis.map(({ text }) => text).join(' '),
    rationale: sentences.rationale.map(({ text }) => text).join(' '),
    summaries: [
      'Second oracle goes to vote',
      'Fee switch on for stable pairs',
      'Base passes $40M',
      'Old',
    ].map((description, place) => ({
      id: `${given.ticker}-${place}`,
      date: ago((place + 1) * DAY_MS),
      description,
      source: sourceOf('Chain Courier', `https://chaincourier.example/${place}`),
    })),
    tokens: {
      solana: '8tQdVb1xHRmYt5BAnDsbKcJ1w6oQn8sZqL3rXkYw3Lkx',
      ethereum: '0x71c7656EC7ab88b098defB751B7401B5f6d89aF2',
      base: '0x0b4C1d8f3e1b6A9c2D5e7F8091a2B3c4D5e6e61D',
    },
    score: 0.86,
    sentences,
    scoreParts: [
      { part: 'talk', points: 0.28 },
      { part: 'news', points: 0.18 },
      { part: 'price', points: 0.23 },
      { part: 'liquidity', points: 0.25 },
      { part: 'risks', points: -0.08 },
    ],
    places: [{ chain: 'solana', address: '8tQdVb1xHRmYt5BAnDsbKcJ1w6oQn8sZqL3rXkYw3Lkx' }],
    writtenBy: 'templates',
    writtenAt: ago(12 * MINUTE_MS),
    checkedAt: ago(3 * MINUTE_MS),
    ...given,
  }
}

/** As the server filters them, best first as they are given. */
export function answerProjects(server: StubServer, projects: readonly AlphaProject[]): Call[] {
  const has = (text: string | null, part: string | null) =>
    part === null || (text ?? '').toLowerCase().includes(part.toLowerCase())
  return server.answer(alphaRoutes.listProjects, ({ query }) => {
    const found = projects.filter(
      ({ name, ticker, xHandle, tokens }) =>
        has(name, query.get('name')) &&
        has(ticker, query.get('ticker')) &&
        has(xHandle, query.get('xHandle')) &&
        (query.get('chain') === null || Object.hasOwn(tokens, query.get('chain') ?? '')),
    )
    const [limit, page] = [Number(query.get('limit') ?? 50), Number(query.get('page') ?? 1)]
    return { data: found.slice((page - 1) * limit, page * limit), total: found.length }
  })
}
