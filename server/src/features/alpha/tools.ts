import { SLUG_OF_CHAIN } from '@windhover/core/alpha/chain-slugs'
import { alphaTools } from '@windhover/core/alpha/tools'
import { type AgentTool, bindTool } from '../../ports/agent-tool.ts'
import { listProjects } from './list-projects.ts'
import type { AlphaParts } from './parts.ts'

export function alphaAgentTools({ db }: Pick<AlphaParts, 'db'>): readonly AgentTool[] {
  return [
    bindTool(alphaTools.listAlphaProjects, async ({ name, chain, limit }) => {
      const slug = chain === undefined ? undefined : SLUG_OF_CHAIN[chain]
      const { data, total } = await listProjects(db, { name, chain: slug, limit, page: 1 })
      return {
        status: 'done' as const,
        total,
        projects: data.map(({ summaries: [latest], places, ...project }) => ({
          name: project.name,
          ticker: project.ticker,
          score: project.score,
          rationale: project.rationale,
          chains: places.map((place) => place.chain),
          update:
            latest === undefined
              ? null
              : { date: latest.date, description: latest.description, source: latest.source.name },
          checkedAt: project.checkedAt,
        })),
      }
    }),
  ]
}
