import { toCoinSymbol } from '@windhover/core/intelligence/untrusted-text'
import type { z } from 'zod'
import { createSource } from '../../platform/upstream/create-source.ts'
import type { DerivativesFacts } from '../../ports/derivatives-facts.ts'
import { checkEnvelope } from './errors.ts'
import {
  fundingAnswer,
  interestAnswer,
  liquidationAnswer,
  toFunding,
  toLiquidations,
  toOpenInterest,
} from './parse.ts'

export function createDerivativesFacts(options: {
  url: string
  apiKey: string
  timeoutMs?: number
}): DerivativesFacts {
  const { url, apiKey, ...rest } = options
  const source = createSource({
    title: 'CoinGlass',
    baseUrl: url,
    headers: { 'CG-API-KEY': apiKey },
    ...rest,
  })

  /** Runs one question about one coin; what is no symbol has no perpetual either. */
  async function ask<Schema extends z.ZodType, Facts>(question: {
    text: string
    path: string
    schema: Schema
    read: (answer: z.output<Schema>, symbol: string) => Facts | null
  }): Promise<Facts | null> {
    const symbol = toCoinSymbol(question.text)
    if (symbol === null) return null
    const mark = question.path.includes('?') ? '&' : '?'
    const envelope = await source.get(
      `${question.path}${mark}${new URLSearchParams({ symbol })}`,
      question.schema,
    )
    return checkEnvelope(envelope) ? question.read(envelope, symbol) : null
  }

  return {
    getFunding: (text) =>
      ask({ text, path: '/api/futures/funding-rate/exchange-list', schema: fundingAnswer, read: toFunding }),
    getOpenInterest: (text) =>
      ask({
        text,
        path: '/api/futures/open-interest/exchange-list',
        schema: interestAnswer,
        read: toOpenInterest,
      }),
    getLiquidations: (text) =>
      ask({
        text,
        path: '/api/futures/liquidation/exchange-list?range=24h',
        schema: liquidationAnswer,
        read: toLiquidations,
      }),
  }
}
