import { SLUG_OF_CHAIN } from '@windhover/core/alpha/chain-slugs'
import type { Findings } from '@windhover/core/alpha/findings'
import { listFacts } from '@windhover/core/alpha/list-facts'
import { listUpdates } from '@windhover/core/alpha/list-updates'
import { scoreProject } from '@windhover/core/alpha/score'
import { joinSentences } from '@windhover/core/alpha/sentence'
import type { Headline } from '@windhover/core/intelligence/news'
import { type Candidate, listCandidates, newsOf } from './list-candidates.ts'
import type { AlphaParts } from './parts.ts'
import {
  addUpdates,
  dropOld,
  listStored,
  noteChecked,
  type ProjectRow,
  saveProject,
} from './project-store.ts'
import { readNews } from './read-news.ts'
import { readResearch } from './read-research.ts'
import { readSources } from './read-sources.ts'
import type { Research } from './research.ts'
import { keyOfFacts, writeTexts } from './write-texts.ts'

/** The most promising ones are looked at in every run, beside those that are stored. */
const PICKED = 24
const RESEARCHED_AGAIN_MS = 2 * 60 * 60_000
const RESEARCHED_PER_RUN = PICKED
/** A model is paid by the word. */
const MODEL_TURNS_PER_RUN = 8

/**
 * Looks at every project once. Each is stored by itself, so a run that breaks off is gone on with by the next. While a
 * source is away nothing is written: a score without it would be another score.
 */
export async function refreshProjects(
  parts: AlphaParts,
  isOurs: () => Promise<boolean>,
): Promise<{ readonly checked: number; readonly written: number }> {
  const { db, clock } = parts
  const stored = await listStored(db)
  const rowOf = new Map(stored.map((row) => [row.id, row]))
  const sources = await readSources(parts)
  if (!sources.isWhole && stored.length > 0) return { checked: 0, written: 0 }
  const candidates = listCandidates(sources, clock.now().getTime())
  const picked = candidates.filter(({ id }, place) => place < PICKED || rowOf.has(id))
  const headlines = await readNews(
    parts,
    picked.map(({ findings }) => findings.ticker),
  )
  if (headlines === null && parts.intelligence.news !== null && stored.length > 0)
    return { checked: 0, written: 0 }

  const run = { researches: 0, modelTurns: 0, written: 0 }
  const same: string[] = []
  for (const candidate of picked) {
    if (!(await isOurs())) return { checked: same.length, written: run.written }
    const before = rowOf.get(candidate.id) ?? null
    const research = await findResearch(parts, candidate, before, run)
    if (research === null) continue
    const findings = addFindings(candidate, { research, headlines, nowMs: clock.now().getTime() })
    const row = await writeRow(parts, { id: candidate.id, findings, research, before, run })
    if (before !== null && isSame(before, row)) same.push(row.id)
    else {
      await saveProject(db, row)
      run.written += 1
    }
    await addUpdates(db, row.id, listUpdates(findings))
  }
  await noteChecked(db, same, clock.now())
  await dropOld(db, clock.now())
  return { checked: same.length + run.written, written: run.written }
}

type Run = { researches: number; modelTurns: number }

/** Null: not now; another run has room for it. */
async function findResearch(
  parts: AlphaParts,
  { findings }: Candidate,
  before: ProjectRow | null,
  run: Run,
): Promise<Research | null> {
  const known = before?.research ?? null
  const ageMs = known === null ? Number.POSITIVE_INFINITY : parts.clock.now().getTime() - Date.parse(known.at)
  if (known !== null && ageMs < RESEARCHED_AGAIN_MS) return known
  if (run.researches >= RESEARCHED_PER_RUN) return known
  run.researches += 1
  return await readResearch(parts, findings, known)
}

function addFindings(
  { findings }: Candidate,
  given: { research: Research; headlines: readonly Headline[] | null; nowMs: number },
): Findings {
  const { research, headlines, nowMs } = given
  const told = findings.news
  const found = headlines === null ? [] : newsOf(headlines, findings.ticker, nowMs)
  const all = [...(told?.headlines ?? []), ...found]
  const unique = [...new Map(all.map((each) => [each.url ?? each.title, each])).values()]
  return {
    ...findings,
    news: told && { ...told, headlines: newsOf(unique, findings.ticker, nowMs) },
    profile: research.profile,
    token: research.token,
  }
}

async function writeRow(
  parts: AlphaParts,
  job: { id: string; findings: Findings; research: Research; before: ProjectRow | null; run: Run },
): Promise<ProjectRow> {
  const { id, findings, research, before, run } = job
  const now = parts.clock.now()
  const { score, parts: scoreParts } = scoreProject(findings)
  const facts = listFacts(findings, { score, parts: scoreParts, at: now.toISOString() })
  const factsKey = keyOfFacts(facts, score)
  const takeTurn = () => run.modelTurns++ < MODEL_TURNS_PER_RUN
  const written = await writeTexts(parts, { project: findings, facts, factsKey, before, takeTurn })
  const isKept = before !== null && written.analysis === before.analysis
  return {
    id,
    name: findings.name,
    ticker: findings.ticker,
    xHandle: research.xHandle,
    score,
    scoreParts,
    ...written,
    chains: research.places.map(({ chain }) => SLUG_OF_CHAIN[chain]),
    research,
    factsKey: isKept ? before.factsKey : factsKey,
    writtenAt: isKept ? before.writtenAt : now,
    checkedAt: now,
  }
}

/** What people read is the same; when each sentence was true is told by `checked_at`. */
function isSame(before: ProjectRow, after: ProjectRow): boolean {
  const read = (row: ProjectRow) => [
    row.name,
    row.ticker,
    row.xHandle,
    row.score,
    row.chains,
    row.writtenBy,
    row.research.at,
    joinSentences(row.analysis),
    joinSentences(row.rationale),
  ]
  return JSON.stringify(read(before)) === JSON.stringify(read(after))
}
