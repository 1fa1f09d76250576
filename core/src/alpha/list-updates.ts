import { cleanText } from '../text/clean-text.ts'
import { isPlainSentence } from './check-sentence.ts'
import { SENTENCE_CHARS_MAX } from './constants.ts'
import type { Findings } from './findings.ts'
import type { AlphaSource } from './sentence.ts'

/** From so many points in a day on the talk is news by itself. */
const TALK_JUMP = 8
const HEADLINES_MAX = 10

export type AlphaUpdate = {
  /** What it is about: the same update found again has the same key. */
  readonly key: string
  readonly at: string
  readonly description: string
  readonly source: AlphaSource
}

/** What happened to a project, as its sources date it. */
export function listUpdates({ news, talk }: Findings): readonly AlphaUpdate[] {
  const told = (news?.headlines ?? []).slice(0, HEADLINES_MAX).flatMap((headline): AlphaUpdate[] => {
    const { title, source: name, url, publishedAt: at } = headline
    const description = cleanText(title, SENTENCE_CHARS_MAX)
    // Words for agents, links and markup are no news.
    if (description === '' || !isPlainSentence(description)) return []
    return [{ key: `news:${url ?? `${name}:${title}`}`, at, description, source: { name, url, at } }]
  })
  return [...told, ...talkUpdate(talk)]
}

function talkUpdate(talk: Findings['talk']): readonly AlphaUpdate[] {
  const { galaxyScore = null, galaxyScoreBefore = null } = talk ?? {}
  if (talk === null || galaxyScore === null || galaxyScoreBefore === null) return []
  if (Math.abs(galaxyScore - galaxyScoreBefore) < TALK_JUMP) return []
  const verb = galaxyScore > galaxyScoreBefore ? 'rises' : 'falls'
  const { source } = talk
  const description = `Talk ${verb}: galaxy score ${galaxyScore.toFixed(0)}, a day ago ${galaxyScoreBefore.toFixed(0)}`
  // Once a day, however often it is seen.
  return [{ key: `talk:${source.at.slice(0, 10)}`, at: source.at, description, source }]
}
