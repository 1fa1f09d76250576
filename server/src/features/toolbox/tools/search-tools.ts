import { searchHit } from '@windhover/core/intelligence/web-search'
import { cleanText } from '@windhover/core/text/clean-text'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { z } from 'zod'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import { answerFrom, nameWords, type ToolParts } from '../ask-source.ts'

const FRESH_MS = 10 * 60_000
const HITS_READ = 10

export function searchTools(parts: ToolParts): readonly AgentTool[] {
  const { webSearch } = parts.intelligence
  if (webSearch === null) return []
  return [
    bindTool(toolboxTools.searchWeb, async (input) => {
      const query = cleanText(input.query, 200)
      const question = {
        source: 'web-search',
        name: nameWords(query),
        schema: z.array(searchHit),
        freshMs: FRESH_MS,
        load: async () => [
          ...(await webSearch.search({ query, kind: 'web', newerThan: null, limit: HITS_READ })),
        ],
      }
      return await answerFrom(parts, question, (hits) => ({
        status: 'done' as const,
        query,
        results: hits
          .slice(0, input.limit)
          .map(({ title, snippet, url, publishedAt }) => ({ title, snippet, url, publishedAt })),
      }))
    }),
  ]
}
