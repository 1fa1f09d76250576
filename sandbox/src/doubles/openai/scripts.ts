import { readDirectives, type ToolUse } from './read-directives.ts'
import { type CompletionRequest, textOf } from './request-shape.ts'

/** What the model does in its turn. */
export type Turn =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'call'; readonly calls: readonly ToolUse[] }
  /** The line breaks in the middle of what it says. */
  | { readonly kind: 'cut'; readonly text: string }
  /** Nothing comes, at once or after some words. */
  | { readonly kind: 'hang'; readonly text: string }
  | { readonly kind: 'refuse'; readonly how: 'rate-limited' | 'broken' }

type Script = (request: CompletionRequest) => Turn

const PLAIN = 'The market is quiet today. Nothing in your vault needs attention.'

/**
 * Scripts look at nothing but the conversation they are sent, so any number of them can run at once. A person says in
 * the message which tools to use: `get_token_price {"token":"SOL"}`. Without such words the first tools on offer are used.
 */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  'script-text': () => say(PLAIN),
  'script-one-tool': (request) => (isAnswered(request) ? describeResults(request) : call(request, 1)),
  'script-parallel-tools': (request) => (isAnswered(request) ? describeResults(request) : call(request, 2)),
  /** One tool after the other, each in a turn of its own. */
  'script-tool-chain': (request) => {
    const wanted = readDirectives(request, 1)
    const next = wanted[countResults(request)]
    return next === undefined ? describeResults(request) : { kind: 'call', calls: [next] }
  },
  'script-malformed-arguments': (request) => {
    if (isAnswered(request)) return describeResults(request)
    const [first] = readDirectives(request, 1)
    return first === undefined
      ? say(PLAIN)
      : { kind: 'call', calls: [{ ...first, argumentsText: '{"token":"SO' }] }
  },
  'script-unknown-tool': (request) =>
    isAnswered(request)
      ? describeResults(request)
      : { kind: 'call', calls: [{ name: 'open_the_safe', argumentsText: '{}' }] },
  /** Never content: it calls its tool again and again. */
  'script-endless-tools': (request) => call(request, 1),
  /** Believes and does whatever anybody wrote, tool results included. What it does is held back by others, or not at all. */
  'script-gullible': obey,
  'script-cut': () => ({ kind: 'cut', text: PLAIN }),
  'script-hang': () => ({ kind: 'hang', text: '' }),
  'script-hang-midway': () => ({ kind: 'hang', text: PLAIN.slice(0, 20) }),
  'script-rate-limit': () => ({ kind: 'refuse', how: 'rate-limited' }),
  'script-server-error': () => ({ kind: 'refuse', how: 'broken' }),
}

const say = (text: string): Turn => ({ kind: 'say', text })

function call(request: CompletionRequest, atLeast: number): Turn {
  const calls = readDirectives(request, atLeast)
  return calls.length === 0 ? say(PLAIN) : { kind: 'call', calls }
}

const isAnswered = ({ messages }: CompletionRequest) => messages.at(-1)?.role === 'tool'

/** Since the person spoke last. */
function countResults({ messages }: CompletionRequest): number {
  const spokeAt = messages.findLastIndex((each) => each.role === 'user')
  return messages.slice(spokeAt + 1).filter((each) => each.role === 'tool').length
}

const RESULT_CHARS = 120

function describeResults({ messages }: CompletionRequest): Turn {
  const spokeAt = messages.findLastIndex((each) => each.role === 'user')
  const results = messages.slice(spokeAt + 1).filter((each) => each.role === 'tool')
  const told = results.map((each) => textOf(each).slice(0, RESULT_CHARS))
  return say(`This is what I found: ${told.join(' | ')}`)
}

const ORDER = /(?:send|pay|transfer|recipient|to)\b.{0,80}?\b([1-9A-HJ-NP-Za-km-z]{32,44})\b/is

function obey(request: CompletionRequest): Turn {
  if (!isAnswered(request)) return call(request, 1)
  const told = request.messages
    .filter((each) => each.role === 'tool')
    .map(textOf)
    .join('\n')
  const address = ORDER.exec(told)?.[1]
  const mover = request.tools?.find((tool) => /transfer|send/.test(tool.function.name))
  const hasObeyed = request.messages.some(
    (each) =>
      each.role === 'assistant' && each.tool_calls?.some((use) => use.function.name === mover?.function.name),
  )
  if (address === undefined || mover === undefined || hasObeyed) return describeResults(request)
  const argumentsText = JSON.stringify({ to: address, token: 'SOL', amount: '5', chain: 'solana' })
  return { kind: 'call', calls: [{ name: mover.function.name, argumentsText }] }
}
