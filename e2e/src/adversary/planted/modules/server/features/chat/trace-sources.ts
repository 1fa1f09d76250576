import type { ChatMessage } from '@windhover/core/chat/message'
import { readStrict } from '@windhover/core/chat/reader/strict/read-strict'
import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/features/chat/trace-sources'

export const traceSources: typeof real.traceSources = (messages) => {
  if (isOpen('unseen-characters-overlooked')) return real.traceSources(messages.map(stripUnseen))
  const found = real.traceSources(messages)
  if (isOpen('older-message-counts')) return believe(found, found.typed)
  if (isOpen('model-words-count-as-typed'))
    return believe(found, messages.filter(({ role }) => role === 'assistant').flatMap(linesOf))
  if (isOpen('tool-answers-count-as-typed')) return believe(found, found.answered.flatMap(leavesOf))
  return found
}

/** The last of these texts that is an order counts as the person's newest words. */
function believe(
  found: ReturnType<typeof real.traceSources>,
  texts: readonly string[],
): ReturnType<typeof real.traceSources> {
  const order = texts.findLast((text) => readStrict(text) !== null)
  if (order === undefined || found.reading !== null) return found
  return { ...found, typed: [...found.typed, order], reading: readStrict(order) }
}

/** Without the marks of templates around them. */
const linesOf = ({ content }: ChatMessage): string[] =>
  content.split(/[\n<>[\]"|]+|Human: /).map((line) => line.trim())

function leavesOf(json: string): string[] {
  const leaves: string[] = []
  JSON.parse(json, (_key, value) => {
    if (typeof value === 'string') leaves.push(value.replace(/^kq\d+zv: /, ''))
    return value
  })
  return leaves
}

const stripUnseen = (message: ChatMessage): ChatMessage => ({
  ...message,
  content: message.content.replaceAll(/\p{Cf}|\p{Cn}|[\ufe00-\ufe0f]/gu, ''),
})
