import { dapp } from '@windhover/core/intelligence/dapp-facts'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { z } from 'zod'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import { answerFrom, type ToolParts } from '../ask-source.ts'

const FRESH_MS = 15 * 60_000
const DAPPS_READ = 25

export function dappTools(parts: ToolParts): readonly AgentTool[] {
  const { dappFacts } = parts.intelligence
  if (dappFacts === null) return []
  return [
    bindTool(toolboxTools.getTopDapps, ({ chain = null, limit }) => {
      const question = {
        source: 'dapps',
        name: chain ?? 'all',
        schema: z.array(dapp),
        freshMs: FRESH_MS,
        load: async () => [
          ...(await dappFacts.listTop({ order: 'users', chain, range: '24h', limit: DAPPS_READ })),
        ],
      }
      return answerFrom(parts, question, (dapps) => ({
        status: 'done' as const,
        dapps: dapps.slice(0, limit).map(({ name, categories, users, volumeUsd }) => ({
          name,
          category: categories[0] ?? null,
          users24h: users?.value ?? null,
          volume24hUsd: volumeUsd?.value ?? null,
        })),
      }))
    }),
  ]
}
