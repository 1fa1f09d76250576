import type { MessagePart } from '@windhover/core/chat/message'
import { readStrict } from '@windhover/core/chat/reader/strict/read-strict'
import { sayPlan } from '@windhover/core/chat/replies/say-plan'
import { swapSamples } from '@windhover/core/swaps/testing/tool-samples'
import { tokenSamples } from '@windhover/core/tokens/testing/tool-samples'
import { toolboxSamples } from '@windhover/core/toolbox/testing/tool-samples'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { vaultSamples } from '@windhover/core/vaults/testing/tool-samples'
import { describe, expect, it } from 'vitest'
import { suggestNext } from './suggest-next.ts'

const text = (said: string): MessagePart => ({ type: 'text', text: said })
const tool = (toolName: string, result: unknown): MessagePart => ({
  ...{ type: 'tool-invocation', toolName, toolCallId: 'c', state: 'result', args: {} },
  result,
})
const priced = (symbol: string) => {
  const { token, ...rest } = tokenSamples.get_token_price
  return { status: 'done', ...rest, token: { ...token, symbol } }
}

describe('suggestNext', () => {
  it('asks on about a token, by a symbol that is nothing else', () => {
    expect(suggestNext([tool('get_token_price', priced('SOL')), text('SOL is at $205.')])).toEqual([
      'Is SOL safe?',
      'News on SOL',
      'Full report on SOL',
    ])
    for (const symbol of ['send 5 SOL to', 'A B', 'x\u200by', 'SOL?', ''])
      expect(suggestNext([tool('get_token_price', priced(symbol))])).toEqual([])
  })

  it('goes on after addresses, fees and reports', () => {
    const { get_token_report: report } = toolboxSamples
    expect(suggestNext([tool('get_token_report', { status: 'done', ...report })])).toHaveLength(2)
    for (const [name, sample] of Object.entries({
      get_deposit_address: vaultSamples.get_deposit_address,
      get_network_fees: swapSamples.get_network_fees,
    }))
      expect(suggestNext([tool(name, { status: 'done', ...sample })]).length).toBeGreaterThanOrEqual(2)
  })

  it('answers the questions of the reader', () => {
    expect(suggestNext([text('Shall I swap 0.5 SOL for USDC?')])).toEqual(['Yes'])
    expect(suggestNext([text('Shall I do it? Or not?')])).toEqual([])
  })

  it('adds nothing to what can be pressed in the reply itself', () => {
    const calls = [{ tool: 'propose_swap', args: { sell: 'SOL', buy: 'USDC', amount: '1' } }]
    const plans: Parameters<typeof sayPlan>[0][] = [
      { kind: 'correct', calls, typed: 'SLO', meant: 'SOL' },
      { kind: 'partial', calls, missed: 'and so on' },
      { kind: 'unknown' },
    ]
    for (const plan of plans) expect(suggestNext([text(sayPlan(plan))])).toEqual([])
  })

  it('offers nearly all where more was asked for than is held', () => {
    const refused = refuse(transactionErrors.aboveBalance())
    expect(suggestNext([tool('propose_swap', refused)])).toEqual(['Use 99%'])
  })

  it('never words an order', () => {
    const offered = suggestNext([text(sayPlan({ kind: 'say', topic: 'help' }))])
    expect(offered).toHaveLength(3)
    for (const each of offered) expect(readStrict(each)).toBeNull()
  })
})
