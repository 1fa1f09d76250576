import { cleanText } from '@windhover/core/text/clean-text'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { SourceAnswer, ToolParts } from '../ask-source.ts'
import {
  describeHeadlines,
  findCoinOf,
  readHeadlines,
  searchHeadlines,
  type ToldHeadline,
} from './read-news.ts'

export function newsTools(parts: ToolParts): readonly AgentTool[] {
  if (parts.intelligence.news === null) return []
  return [
    bindTool(toolboxTools.getNews, async ({ topic = '', limit }) => {
      const wanted = cleanText(topic, 100)
      const answer = wanted === '' ? await readLatest(parts, null) : await readTopic(parts, wanted)
      if (!answer.isKnown) return refuse(answer.error)
      return {
        status: 'done' as const,
        topic: wanted === '' ? null : wanted,
        headlines: answer.value.slice(0, limit),
      }
    }),
  ]
}

/** What is filed under a coin comes first; a topic without such news is looked for by its words. */
async function readTopic(parts: ToolParts, topic: string): Promise<SourceAnswer<ToldHeadline[]>> {
  const symbol = await findCoinOf(parts, topic)
  if (symbol === null) return searchHeadlines(parts, topic)
  const filed = await readLatest(parts, symbol)
  return filed.isKnown && filed.value.length === 0 ? searchHeadlines(parts, topic) : filed
}

async function readLatest(parts: ToolParts, symbol: string | null): Promise<SourceAnswer<ToldHeadline[]>> {
  const answer = await readHeadlines(parts, symbol)
  return answer.isKnown ? { ...answer, value: describeHeadlines(answer.value) } : answer
}
