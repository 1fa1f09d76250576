import { createHash } from 'node:crypto'
import { briefWriter, WRITER_INSTRUCTIONS } from '@windhover/core/alpha/brief-writer'
import { RISK } from '@windhover/core/alpha/list-facts'
import type { AlphaFact, AlphaTexts } from '@windhover/core/alpha/sentence'
import { writeFromAnswer, writeFromFacts } from '@windhover/core/alpha/write-texts'
import type { AlphaParts } from './parts.ts'
import type { ProjectRow } from './project-store.ts'

export const TEMPLATES = 'templates'
const HOUR_MS = 3_600_000
/** A model writes anew when something has happened, or after so long. */
const REWRITTEN_AFTER_MS = 6 * HOUR_MS
const WRITTEN_WITHIN_MS = 60_000
/** A score moves a little all the time; this much of it is something that happened. */
const SCORE_STEP = 0.1

export type Written = AlphaTexts & { readonly writtenBy: string }

type Job = {
  readonly project: { readonly name: string; readonly ticker: string }
  readonly facts: readonly AlphaFact[]
  readonly factsKey: string
  readonly before: ProjectRow | null
  /** True as often as the model may be asked in one run. */
  readonly takeTurn: () => boolean
}

/** By the model where there is one and something has happened, else from the facts alone. */
export async function writeTexts(parts: AlphaParts, job: Job): Promise<Written> {
  const { writer, clock } = parts
  const { before, factsKey } = job
  const wasModel = before !== null && before.writtenBy !== TEMPLATES
  if (writer === null) return fromFacts(job)
  const isOld = wasModel && clock.now().getTime() - before.writtenAt.getTime() > REWRITTEN_AFTER_MS
  const isDue = !wasModel || isOld || before.factsKey !== factsKey
  if (isDue && job.takeTurn()) return (await fromModel(parts, job)) ?? fromFacts(job)
  // What a model wrote stands with its dates until it writes again.
  return wasModel ? keep(before) : fromFacts(job)
}

async function fromModel({ writer, log }: AlphaParts, { project, facts }: Job): Promise<Written | null> {
  if (writer === null) return null
  try {
    const answered = await writer.write({
      instructions: WRITER_INSTRUCTIONS,
      data: briefWriter(project, facts),
      signal: AbortSignal.timeout(WRITTEN_WITHIN_MS),
    })
    const texts = writeFromAnswer(answered, { facts, project })
    return texts && { ...texts, writtenBy: writer.name }
  } catch (error) {
    log.warn({ err: error, model: writer.name }, 'the model wrote nothing, so facts stand in their own words')
    return null
  }
}

const fromFacts = ({ facts }: Job): Written => ({ ...writeFromFacts(facts), writtenBy: TEMPLATES })
const keep = ({ analysis, rationale, writtenBy }: ProjectRow): Written => ({ analysis, rationale, writtenBy })

/** The same while nothing has happened: the same risks and headlines, and about the same score. */
export function keyOfFacts(facts: readonly AlphaFact[], score: number): string {
  const told = facts.filter(({ id }) => id.startsWith(RISK) || id.startsWith('news-'))
  const happened = [...told.map(({ text }) => text), String(Math.round(score / SCORE_STEP))]
  return createHash('sha256').update(JSON.stringify(happened)).digest('base64url')
}
