import { describe, expect, it } from 'vitest'
import { collectReply, contentOf, NOTHING_YET } from './collect-parts.ts'
import { chatErrors } from './errors.ts'
import { chatMessage } from './message.ts'
import type { ReplyChunk } from './reply-chunk.ts'

const REPLY: readonly ReplyChunk[] = [
  { type: 'start', messageId: 'm1' },
  { type: 'start-step' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Look' },
  { type: 'text-delta', id: 't', delta: 'ing.' },
  { type: 'text-end', id: 't' },
  { type: 'tool-input-start', toolCallId: 'c1', toolName: 'get_token_price' },
  { type: 'tool-input-available', toolCallId: 'c1', toolName: 'get_token_price', input: { token: 'SOL' } },
  { type: 'tool-output-available', toolCallId: 'c1', output: { priceUsd: 1 } },
  { type: 'finish-step' },
  { type: 'start-step' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'One dollar.' },
  { type: 'text-end', id: 't' },
  { type: 'finish-step' },
  { type: 'finish' },
]

describe('a reply put together from its pieces', () => {
  it('R1-160 has text, step-start and tool-invocation parts', () => {
    const { parts, ending, messageId } = collectReply(REPLY)
    expect(messageId).toBe('m1')
    expect(ending).toBe('finished')
    expect(parts).toEqual([
      { type: 'step-start' },
      { type: 'text', text: 'Looking.' },
      {
        type: 'tool-invocation',
        toolCallId: 'c1',
        toolName: 'get_token_price',
        state: 'result',
        args: { token: 'SOL' },
        result: { priceUsd: 1 },
      },
      { type: 'step-start' },
      { type: 'text', text: 'One dollar.' },
    ])
    expect(contentOf(parts)).toBe('Looking.\n\nOne dollar.')
  })

  it('R1-159 fits into a message', () => {
    const { parts } = collectReply(REPLY)
    const message = {
      id: 'm1',
      role: 'assistant',
      content: contentOf(parts),
      parts,
      experimental_attachments: [],
    }
    expect(chatMessage.parse(message)).toEqual(message)
  })

  it('is the same in one go and cut anywhere', () => {
    const whole = collectReply(REPLY)
    for (let cut = 0; cut <= REPLY.length; cut += 1) {
      const begun = collectReply(REPLY.slice(0, cut))
      expect(collectReply(REPLY.slice(cut), begun)).toEqual(whole)
    }
  })

  it.each<[string, readonly ReplyChunk[], object]>([
    [
      'a call that was written wrongly',
      [{ type: 'tool-input-error', toolCallId: 'c', toolName: 'x', input: 'y', errorText: 'No.' }],
      { state: 'error', args: 'y', errorText: 'No.' },
    ],
    [
      'a call that failed',
      [
        { type: 'tool-input-available', toolCallId: 'c', toolName: 'x', input: {} },
        { type: 'tool-output-error', toolCallId: 'c', errorText: 'No.' },
      ],
      { state: 'error', args: {}, errorText: 'No.' },
    ],
    [
      'a call that is still being written',
      [{ type: 'tool-input-start', toolCallId: 'c', toolName: 'x' }],
      { state: 'partial-call', args: null },
    ],
  ])('keeps %s', (_, chunks, expected) => {
    expect(collectReply(chunks).parts).toMatchObject([expected])
  })

  it.each<[ReplyChunk, string]>([
    [{ type: 'abort' }, 'stopped'],
    [{ type: 'error', code: chatErrors.modelFailed.code, errorText: 'I ran out of breath!' }, 'failed'],
    [{ type: 'error', code: chatErrors.outOfBreath.code, errorText: 'So much to say.' }, 'out-of-breath'],
  ])('knows how it ended: %o', (chunk, ending) => {
    expect(collectReply([chunk])).toEqual({ ...NOTHING_YET, ending })
  })
})
