import { collectReply, contentOf } from '@windhover/core/chat/collect-parts'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerOpenCalls, joinReply, readReply, retellParts } from './continue-reply.ts'

const BEGUN: readonly ReplyChunk[] = [
  { type: 'start', messageId: 'm' },
  { type: 'start-step' },
  { type: 'tool-input-available', toolCallId: 'c', toolName: 'get_token_price', input: { token: 'SOL' } },
  { type: 'tool-output-available', toolCallId: 'c', output: { priceUsd: 1 } },
  { type: 'finish-step' },
  { type: 'start-step' },
  { type: 'text-start', id: 'a' },
  { type: 'text-delta', id: 'a', delta: 'One dol' },
]
/** As an agent goes on: it knows nothing of the step and the text that were open. */
const REST: readonly ReplyChunk[] = [
  { type: 'start-step' },
  { type: 'text-start', id: 'b' },
  { type: 'text-delta', id: 'b', delta: 'lar.' },
  { type: 'text-end', id: 'b' },
  { type: 'finish-step' },
]

async function* stream(chunks: readonly ReplyChunk[]) {
  yield* chunks
}
const all = async (chunks: AsyncIterable<ReplyChunk>) => {
  const seen: ReplyChunk[] = []
  for await (const chunk of chunks) seen.push(chunk)
  return seen
}

describe('going on with a reply', () => {
  it('joins the rest of a text to its beginning', async () => {
    const begun = collectReply(BEGUN)
    const whole = collectReply(await all(joinReply(begun, stream(REST))), begun)
    expect(contentOf(whole.parts)).toBe('One dollar.')
    expect(whole.parts.filter(({ type }) => type === 'step-start')).toHaveLength(2)
    expect(whole.openText).toBeNull()
  })

  it('begins a new step where the last one was over', async () => {
    const begun = collectReply(BEGUN.slice(0, 5))
    const whole = collectReply(await all(joinReply(begun, stream(REST))), begun)
    expect(whole.parts.map(({ type }) => type)).toEqual([
      'step-start',
      'tool-invocation',
      'step-start',
      'text',
    ])
  })

  it('ends an open text where something else comes instead', async () => {
    const begun = collectReply(BEGUN)
    const call: ReplyChunk = { type: 'tool-input-available', toolCallId: 'd', toolName: 'x', input: {} }
    const chunks = await all(joinReply(begun, stream([{ type: 'start-step' }, call])))
    expect(chunks).toEqual([{ type: 'text-end', id: 'a' }, call])
  })

  it('makes calls again that nobody answered, and only those', async () => {
    const tool = { name: 'get_token_price', description: '', input: z.object({}), run: async () => 'again' }
    const open = collectReply(BEGUN.slice(0, 3))
    const { signal } = new AbortController()
    expect(await all(answerOpenCalls(open, [tool], signal))).toEqual([
      { type: 'tool-output-available', toolCallId: 'c', output: 'again' },
    ])
    expect(await all(answerOpenCalls(collectReply(BEGUN), [tool], signal))).toEqual([])
    expect(await all(answerOpenCalls(open, [], signal))).toEqual([
      { type: 'tool-output-error', toolCallId: 'c', errorText: 'The call broke off.' },
    ])
  })

  it('tells parts again so that they come to the same', () => {
    const { parts } = collectReply([...BEGUN, { type: 'text-end', id: 'a' }])
    expect(collectReply(retellParts(parts)).parts).toEqual(parts)
  })

  it('reads a log of events', () => {
    expect(readReply(BEGUN.map((chunk) => JSON.stringify(chunk)))).toEqual(collectReply(BEGUN))
  })
})
