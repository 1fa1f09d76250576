import { chainTvl, type DefiProtocol, defiProtocol, yieldPool } from '@windhover/core/intelligence/defi-facts'
import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { z } from 'zod'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { DefiFacts } from '../../../ports/defi-facts.ts'
import { answerFrom, nameWords, type ToolParts } from '../ask-source.ts'
import { readSymbol } from './read-symbol.ts'

const FRESH_MS = 10 * 60_000
const ROWS_READ = 30
const YIELDS_READ = 20
/** A high yield on little money is a trap more often than a chance. */
const YIELD_TVL_MIN_USD = 1_000_000

export function defiTools(parts: ToolParts): readonly AgentTool[] {
  const { defiFacts } = parts.intelligence
  if (defiFacts === null) return []
  return [
    bindTool(toolboxTools.getChainTvl, ({ limit }) => {
      const question = {
        source: 'defi',
        name: 'chains',
        schema: z.array(chainTvl),
        freshMs: FRESH_MS,
        load: async () => [...(await defiFacts.listChains(ROWS_READ))],
      }
      return answerFrom(parts, question, (chains) => ({
        status: 'done' as const,
        chains: chains.slice(0, limit).map(({ name, tvlUsd }) => ({ name, tvlUsd })),
      }))
    }),
    bindTool(toolboxTools.getProtocolTvl, ({ protocol, limit }) =>
      protocol ? findOne(parts, defiFacts, protocol) : listLargest(parts, defiFacts, limit),
    ),
    bindTool(toolboxTools.findYields, async ({ symbol: typed, chain = null, limit }) => {
      const symbol = typed === undefined ? null : readSymbol(typed)
      if (typed !== undefined && symbol === null) return refuse(intelligenceErrors.badSymbol())
      const query = { chain, symbol, project: null, isStable: null, limit: YIELDS_READ }
      const question = {
        source: 'defi',
        name: `yields:${chain ?? 'all'}:${symbol ?? 'all'}`,
        schema: z.array(yieldPool),
        freshMs: FRESH_MS,
        load: async () => [...(await defiFacts.listYields({ ...query, minTvlUsd: YIELD_TVL_MIN_USD }))],
      }
      return await answerFrom(parts, question, (pools) => ({
        status: 'done' as const,
        pools: pools.slice(0, limit).map((pool) => ({
          project: pool.project,
          chain: pool.chain,
          symbol: pool.symbol,
          tvlUsd: pool.tvlUsd,
          apyPct: pool.apyPct,
        })),
      }))
    }),
  ]
}

function listLargest(parts: ToolParts, defiFacts: DefiFacts, limit: number) {
  const question = {
    source: 'defi',
    name: 'protocols',
    schema: z.array(defiProtocol),
    freshMs: FRESH_MS,
    load: async () => [...(await defiFacts.listProtocols({ chain: null, category: null, limit: ROWS_READ }))],
  }
  return answerFrom(parts, question, (protocols) => ({
    status: 'done' as const,
    protocols: protocols.slice(0, limit).map(describeProtocol),
  }))
}

function findOne(parts: ToolParts, defiFacts: DefiFacts, name: string) {
  const question = {
    source: 'defi',
    name: `protocol:${nameWords(name)}`,
    schema: defiProtocol.nullable(),
    freshMs: FRESH_MS,
    load: () => defiFacts.findProtocol(name),
  }
  return answerFrom(parts, question, (found) =>
    found === null
      ? refuse(intelligenceErrors.notCovered({ text: 'DefiLlama knows no protocol of that name.' }))
      : { status: 'done' as const, protocols: [describeProtocol(found)] },
  )
}

const describeProtocol = ({ name, category, tvlUsd, change1dPct, change7dPct, chains }: DefiProtocol) => ({
  name,
  category,
  tvlUsd,
  change1dPct,
  change7dPct,
  chains,
})
