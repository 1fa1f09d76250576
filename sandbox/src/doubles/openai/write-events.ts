import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, callId, countTokens } from './write-answer.ts'

const PACE_MS = 5
const PIECE_CHARS = 12
const HANG_MS = 120_000

/** The answer in pieces, as events; what is cut ends without its last ones. */
export async function* writeEvents(answer: Answer): AsyncGenerator<string> {
  const { id, created, turn, request } = answer
  const chunk = (choices: readonly unknown[], more: object = {}) =>
    `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model: request.model, choices, ...more })}\n\n`
  const delta = (words: object, finish: string | null = null) =>
    chunk([{ index: 0, delta: words, logprobs: null, finish_reason: finish }])

  yield delta({ role: 'assistant', content: turn.kind === 'call' ? null : '' })
  if (turn.kind === 'call') {
    for (const [index, use] of turn.calls.entries()) {
      const head = {
        index,
        id: callId(id, index),
        type: 'function',
        function: { name: use.name, arguments: '' },
      }
      yield delta({ tool_calls: [head] })
      for (const piece of cutUp(use.argumentsText)) {
        await sleep(PACE_MS)
        yield delta({ tool_calls: [{ index, function: { arguments: piece } }] })
      }
    }
  } else if (turn.kind !== 'refuse') {
    const words = turn.kind === 'cut' ? turn.text.slice(0, turn.text.length / 2) : turn.text
    for (const piece of cutUp(words)) {
      await sleep(PACE_MS)
      yield delta({ content: piece })
    }
  }
  if (turn.kind === 'hang') await sleep(HANG_MS, undefined, { ref: false })
  if (turn.kind === 'cut' || turn.kind === 'hang') throw new Error('the line is cut')
  yield delta({}, turn.kind === 'call' ? 'tool_calls' : 'stop')
  if (request.stream_options?.include_usage === true)
    yield chunk([], { usage: countTokens({ turn, request }) })
  yield 'data: [DONE]\n\n'
}

function cutUp(text: string): readonly string[] {
  return text.match(new RegExp(`[^]{1,${PIECE_CHARS}}`, 'g')) ?? []
}
