import type { ChatMessage, MessagePart, ToolPart } from '../message.ts'
import { sayResult } from '../replies/say-result.ts'
import { compactResult } from './compact-result.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { tellFacts } from './tell-facts.ts'

/** What the model gets to read of a conversation: enough to talk, little enough to pay for. */
export const HISTORY_TOKENS_MAX = 12_000
/** Names, ids and brackets around every part. */
const PART_TOKENS = 16
const LINE_CHARS_MAX = 200

/**
 * A conversation cut to what may be read of it: the newest messages whole; of older ones the answers of tools become one
 * line each; then the oldest are dropped, and a message of facts stands in their place. Calls stay with their answers,
 * and the question is never touched.
 */
export function fitMessages(
  messages: readonly ChatMessage[],
  budget = HISTORY_TOKENS_MAX,
): readonly ChatMessage[] {
  const askedAt = Math.max(
    0,
    messages.findLastIndex(({ role }) => role === 'user'),
  )
  const question = messages.slice(askedAt)
  let room = budget - costOf(question)
  const before = messages.slice(0, askedAt)
  const costs = before.map(costOfMessage)
  let spare = room - sum(costs)
  if (spare >= 0) return messages
  const shortened = before.map((message, at) => {
    if (spare >= 0) return message
    const short = shortenResults(message)
    spare += (costs[at] ?? 0) - costOfMessage(short)
    return short
  })
  if (spare >= 0) return [...shortened, ...question]
  const kept = dropOldest(shortened, room)
  room -= costOf(kept)
  const facts = tellFacts(before.slice(0, before.length - kept.length), (room - PART_TOKENS) * 3)
  return facts === null ? [...kept, ...question] : [facts, ...kept, ...question]
}

export function costOf(messages: readonly ChatMessage[]): number {
  return sum(messages.map(costOfMessage))
}

function costOfMessage({ role, content, parts }: ChatMessage): number {
  if (role === 'user') return estimateTokens(content) + PART_TOKENS
  return sum(parts.map(costOfPart))
}

function costOfPart(part: MessagePart): number {
  if (part.type === 'step-start') return 0
  if (part.type === 'text') return estimateTokens(part.text) + PART_TOKENS
  const told = JSON.stringify([part.args ?? {}, compactResult(part.result) ?? part.errorText ?? ''])
  return estimateTokens(told) + PART_TOKENS
}

/** Whole turns go, from a question to the next, with a share of the room left for the facts about them. */
function dropOldest(messages: readonly ChatMessage[], room: number): readonly ChatMessage[] {
  const forFacts = Math.floor(room / 4)
  let kept = messages
  while (kept.length > 0 && costOf(kept) > room - forFacts) {
    const next = kept.findIndex(({ role }, at) => at > 0 && role === 'user')
    kept = next === -1 ? [] : kept.slice(next)
  }
  return kept
}

function shortenResults(message: ChatMessage): ChatMessage {
  if (message.role === 'user') return message
  return { ...message, parts: message.parts.map((part) => (isAnswered(part) ? shorten(part) : part)) }
}

const isAnswered = (part: MessagePart): part is ToolPart =>
  part.type === 'tool-invocation' && part.state === 'result'

/** What was answered as one line; a card is told by its id, so that it can still be spoken of. */
function shorten(part: ToolPart): ToolPart {
  const line = sayResult(part.toolName, part.result).split('\n')[0]?.slice(0, LINE_CHARS_MAX) ?? ''
  const card = cardOf(part)
  const short = card === null ? line : `${line} Card ${card}.`
  const isShorter = short.length < JSON.stringify(compactResult(part.result) ?? '').length
  return isShorter ? { ...part, result: short } : part
}

function cardOf({ result }: ToolPart): string | null {
  const held = result as { readonly proposal?: { readonly proposalId?: unknown } } | null
  return typeof held?.proposal?.proposalId === 'string' ? held.proposal.proposalId : null
}

const sum = (costs: readonly number[]) => costs.reduce((all, cost) => all + cost, 0)
