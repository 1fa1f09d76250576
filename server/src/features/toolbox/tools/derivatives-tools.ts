import {
  fundingRates,
  type Liquidations,
  liquidations,
  openInterest,
} from '@windhover/core/intelligence/derivatives-facts'
import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { DerivativesFacts } from '../../../ports/derivatives-facts.ts'
import { answerFrom, askSource, type ToolParts } from '../ask-source.ts'
import { readSymbol } from './read-symbol.ts'

const FRESH_MS = 60_000
/** Where no coin is named: those that make up nearly all of what is liquidated. */
const LARGEST = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'BNB']

export function derivativesTools(parts: ToolParts): readonly AgentTool[] {
  const { derivativesFacts } = parts.intelligence
  if (derivativesFacts === null) return []
  const nobodyTrades = (typed: string) => {
    const text = `No exchange has futures of ${readSymbol(typed) ?? 'this coin'}.`
    return refuse(intelligenceErrors.notCovered({ text }))
  }
  return [
    bindTool(toolboxTools.getFundingRates, ({ symbol }) => {
      const question = {
        source: 'derivatives',
        name: `funding:${readSymbol(symbol)}`,
        schema: fundingRates.nullable(),
        freshMs: FRESH_MS,
        load: () => askCoin(symbol, derivativesFacts.getFunding),
      }
      return answerFrom(parts, question, (facts) => {
        if (facts === null) return nobodyTrades(symbol)
        const rates = facts.rates.map(({ exchange, ratePct, nextAt }) => ({ exchange, ratePct, nextAt }))
        return { status: 'done' as const, symbol: facts.symbol, rates }
      })
    }),
    bindTool(toolboxTools.getOpenInterest, ({ symbol }) => {
      const question = {
        source: 'derivatives',
        name: `interest:${readSymbol(symbol)}`,
        schema: openInterest.nullable(),
        freshMs: FRESH_MS,
        load: () => askCoin(symbol, derivativesFacts.getOpenInterest),
      }
      return answerFrom(parts, question, (facts) => {
        if (facts === null) return nobodyTrades(symbol)
        const exchanges = facts.exchanges.map(({ exchange, openInterestUsd, change24hPct }) => ({
          exchange,
          openInterestUsd,
          change24hPct,
        }))
        const sum = exchanges.reduce((total, each) => total + each.openInterestUsd, 0)
        const totalUsd = facts.total?.openInterestUsd ?? sum
        return { status: 'done' as const, symbol: facts.symbol, totalUsd, exchanges }
      })
    }),
    bindTool(toolboxTools.getLiquidations, async ({ symbol }) => {
      const wanted = symbol === undefined ? LARGEST : [symbol]
      const answers = await Promise.all(wanted.map((each) => readLiquidations(parts, derivativesFacts, each)))
      const coins = answers.flatMap((answer) =>
        answer.isKnown && answer.value ? [describeCoin(answer.value)] : [],
      )
      const failed = answers.find((answer) => !answer.isKnown)
      if (coins.length > 0) return { status: 'done' as const, coins }
      return failed?.isKnown === false ? refuse(failed.error) : nobodyTrades(symbol ?? '')
    }),
  ]
}

/** Two spellings of one coin are one question. */
async function askCoin<Facts>(typed: string, ask: (symbol: string) => Promise<Facts>): Promise<Facts | null> {
  const symbol = readSymbol(typed)
  return symbol === null ? null : await ask(symbol)
}

function readLiquidations(parts: ToolParts, derivativesFacts: DerivativesFacts, symbol: string) {
  return askSource(parts, {
    source: 'derivatives',
    name: `liquidations:${readSymbol(symbol)}`,
    schema: liquidations.nullable(),
    freshMs: FRESH_MS,
    load: () => askCoin(symbol, derivativesFacts.getLiquidations),
  })
}

function describeCoin({ symbol, total, exchanges }: Liquidations) {
  const sum = (pick: 'totalUsd' | 'longUsd' | 'shortUsd') =>
    total?.[pick] ?? exchanges.reduce((all, each) => all + each[pick], 0)
  return { symbol, totalUsd: sum('totalUsd'), longUsd: sum('longUsd'), shortUsd: sum('shortUsd') }
}
