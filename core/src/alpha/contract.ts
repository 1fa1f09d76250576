import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { defineRoute } from '../contract/route.ts'
import { CHAIN_SLUGS } from './chain-slugs.ts'
import { FILTER_CHARS_MAX, PROJECTS_LIMIT, PROJECTS_LIMIT_MAX } from './constants.ts'
import { SCORE_PARTS } from './score.ts'
import { alphaSentence, alphaSource } from './sentence.ts'

const score = z.number().min(0).max(1)

/** R1-155, with what the specification does not name below the line. */
export const alphaProject = z.object({
  id: z.string(),
  name: z.string(),
  ticker: z.string(),
  /** Without the @; null where no source names one. */
  xHandle: z.string().nullable(),
  analysis: z.string(),
  rationale: z.string(),
  /** Newest first. */
  summaries: z.array(
    z.object({ id: z.string(), date: z.iso.datetime(), description: z.string(), source: alphaSource }),
  ),
  tokens: z.record(z.string(), z.string()),
  score,
  // ------
  /** The same words one by one, each with its sources. */
  sentences: z.object({ analysis: z.array(alphaSentence), rationale: z.array(alphaSentence) }),
  /** What each part brings to the score; risks take away. */
  scoreParts: z.array(z.object({ part: z.enum(SCORE_PARTS), points: z.number() })),
  /** Where it can be traded here; `native` is a network's own coin. */
  places: z.array(z.object({ chain: chainId, address: z.string() })),
  /** 'templates', or the model that wrote the sentences. */
  writtenBy: z.string(),
  writtenAt: z.iso.datetime(),
  /** When its sources were last seen to say the same. */
  checkedAt: z.iso.datetime(),
})
export type AlphaProject = z.infer<typeof alphaProject>

const words = z.string().trim().max(FILTER_CHARS_MAX).optional()

/** R1-157, R1-243 */
export const alphaFilter = z.object({
  limit: z.coerce.number().int().min(1).max(PROJECTS_LIMIT_MAX).default(PROJECTS_LIMIT),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  name: words,
  ticker: words,
  xHandle: words,
  minScore: z.coerce.number().min(0).max(1).optional(),
  chain: z.enum(CHAIN_SLUGS).optional(),
})
export type AlphaFilter = z.infer<typeof alphaFilter>

export const alphaRoutes = {
  listProjects: defineRoute({
    method: 'GET',
    path: '/api/alpha',
    summary: 'Crypto projects with an analysis whose every sentence has its source, best score first',
    access: 'session',
    rate: 'read',
    query: alphaFilter,
    response: z.object({ data: z.array(alphaProject), total: z.number().int() }),
  }),
}
