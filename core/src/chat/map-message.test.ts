import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STREAMED_TOOL_STATES, textOf, toChatMessage, toolNameOf, toStreamedMessage } from './map-message.ts'
import { type ChatMessage, chatMessage, IMAGE_TYPES, type MessagePart, TOOL_STATES } from './message.ts'

const json = fc.jsonValue()
const text: fc.Arbitrary<MessagePart> = fc.record({ type: fc.constant('text' as const), text: fc.string() })
const step: fc.Arbitrary<MessagePart> = fc.constant({ type: 'step-start' as const })
const tool: fc.Arbitrary<MessagePart> = fc.record(
  {
    type: fc.constant('tool-invocation' as const),
    toolName: fc.stringMatching(/^[a-z]{1,10}_[a-z]{1,10}$/),
    toolCallId: fc.string({ minLength: 1, maxLength: 20 }),
    state: fc.constantFrom(...TOOL_STATES),
    args: json,
    result: json,
    errorText: fc.string(),
  },
  { requiredKeys: ['type', 'toolName', 'toolCallId', 'state', 'args'] },
)
const attachment = fc.record({
  type: fc.constant('image' as const),
  contentType: fc.constantFrom(...IMAGE_TYPES),
  url: fc.webUrl(),
})
const message: fc.Arbitrary<ChatMessage> = fc
  .record(
    {
      id: fc.uuid(),
      role: fc.constantFrom('user' as const, 'assistant' as const),
      parts: fc.array(fc.oneof(text, step, tool), { maxLength: 6 }),
      experimental_attachments: fc.array(attachment, { maxLength: 3 }),
      createdAt: fc
        .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      requestId: fc.uuid(),
      feedback: fc.constantFrom('positive' as const, 'negative' as const, null),
      ending: fc.constantFrom('stopped' as const, 'failed' as const, 'out-of-breath' as const),
    },
    { requiredKeys: ['id', 'role', 'parts', 'experimental_attachments'] },
  )
  .map((made) => ({ ...made, content: textOf(made.parts) }))

describe('messages in both shapes', () => {
  it('R1-160 comes back the same from the shape that browsers stream in', () => {
    fc.assert(
      fc.property(message, (given) => {
        expect(toChatMessage(toStreamedMessage(given))).toEqual(given)
      }),
    )
  })

  it('R1-159 always has the fields of the entity', () => {
    fc.assert(
      fc.property(message, (given) => {
        const back = toChatMessage(toStreamedMessage(given))
        expect(chatMessage.safeParse(back).success).toBe(true)
        expect(Object.keys(back)).toEqual(
          expect.arrayContaining(['id', 'role', 'content', 'parts', 'experimental_attachments']),
        )
      }),
    )
  })

  it('R1-161 keeps pictures as attachments, in their order, and no other file', () => {
    const streamed = {
      id: 'a',
      role: 'user',
      parts: [
        { type: 'file', mediaType: 'image/png', url: '/api/files/one.png' },
        { type: 'file', mediaType: 'application/pdf', url: '/api/files/two.pdf' },
        { type: 'file', mediaType: 'image/webp', url: '/api/files/three.webp' },
      ],
    }
    expect(toChatMessage(streamed).experimental_attachments).toEqual([
      { type: 'image', contentType: 'image/png', url: '/api/files/one.png' },
      { type: 'image', contentType: 'image/webp', url: '/api/files/three.webp' },
    ])
  })

  it('gives plain words a part, so that they are shown', () => {
    const plain: ChatMessage = {
      id: 'a',
      role: 'user',
      content: 'hello',
      parts: [],
      experimental_attachments: [],
    }
    expect(toStreamedMessage(plain).parts).toEqual([{ type: 'text', text: 'hello' }])
    expect(toChatMessage(toStreamedMessage(plain)).content).toBe('hello')
  })

  it('leaves out what ours has no word for and reads tools that are named in a field', () => {
    const parts = [
      { type: 'reasoning', text: 'hm' },
      { type: 'dynamic-tool', toolName: 'get_news', toolCallId: '1', state: 'output-available', output: [] },
    ]
    const read = toChatMessage({ id: 'a', role: 'assistant', parts })
    expect(read.parts).toEqual([
      {
        type: 'tool-invocation',
        toolName: 'get_news',
        toolCallId: '1',
        state: 'result',
        args: undefined,
        result: [],
      },
    ])
    expect(read.content).toBe('')
  })

  it('has one word of ours for each state of a streamed tool', () => {
    const states = STREAMED_TOOL_STATES.map(
      (state) =>
        toChatMessage({
          id: 'a',
          role: 'assistant',
          parts: [{ type: 'tool-get_news', toolCallId: '1', state } as { type: string }],
        }).parts[0],
    )
    expect(states.map((part) => part?.type === 'tool-invocation' && part.state)).toEqual([...TOOL_STATES])
    expect(toolNameOf({ type: 'text' })).toBeNull()
  })
})
