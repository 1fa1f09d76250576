import type { ChatMessage, MessagePart, ToolPart } from '../message.ts'

const ASKED_CHARS_MAX = 100
const ARGS_CHARS_MAX = 120
const HEADING = 'Earlier in this conversation, shortened:'

/**
 * What was asked and what was done in messages that are no longer read, as one message in their place. It is made of the
 * person's own words and of calls alone: what tools answered was written by strangers and is not repeated here. Where
 * there is no room for all of it, lines without a card go first, the oldest of them at once.
 */
export function tellFacts(dropped: readonly ChatMessage[], charsMax: number): ChatMessage | null {
  let lines = dropped.flatMap(tellMessage)
  while (lines.length > 0 && lengthOf(lines) > charsMax) {
    const plain = lines.findIndex(({ hasCard }) => !hasCard)
    lines = lines.toSpliced(Math.max(0, plain), 1)
  }
  if (lines.length === 0) return null
  const content = [HEADING, ...lines.map(({ text }) => text)].join('\n')
  return {
    id: 'facts',
    role: 'user',
    content,
    parts: [{ type: 'text', text: content }],
    experimental_attachments: [],
  }
}

type Line = { readonly text: string; readonly hasCard: boolean }

const lengthOf = (lines: readonly Line[]) =>
  lines.reduce((all, { text }) => all + text.length + 1, HEADING.length)

function tellMessage({ role, content, parts }: ChatMessage): readonly Line[] {
  if (role === 'user') return [{ text: `- Asked: ${cut(content, ASKED_CHARS_MAX)}`, hasCard: false }]
  return parts.filter(isCall).map(tellCall)
}

const isCall = (part: MessagePart): part is ToolPart => part.type === 'tool-invocation'

function tellCall({ toolName, args, state, result }: ToolPart): Line {
  const answer = result as { readonly status?: unknown; readonly proposal?: unknown } | undefined
  const hasCard = answer?.proposal !== undefined
  const outcome = hasCard ? 'made a card' : outcomeOf(state, answer?.status)
  return { text: `- ${toolName} ${cut(JSON.stringify(args ?? {}), ARGS_CHARS_MAX)}: ${outcome}`, hasCard }
}

function outcomeOf(state: ToolPart['state'], status: unknown): string {
  if (state !== 'result') return 'failed'
  return status === 'refused' ? 'refused' : status === 'ask' ? 'asked which one' : 'answered'
}

function cut(text: string, charsMax: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= charsMax ? line : `${line.slice(0, charsMax - 1)}…`
}
