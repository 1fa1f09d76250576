import { cleanText } from '@windhover/core/text/clean-text'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { ToolParts } from '../ask-source.ts'
import { readLatest, readTopic } from './read-news.ts'

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
