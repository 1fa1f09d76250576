import type { MessagePart } from '@windhover/core/chat/message'
import { EXAMPLE_QUESTIONS } from '@windhover/core/chat/replies/examples'
import { parseFallback } from '@windhover/core/chat/replies/fallback'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { findTool } from '../cards/find-tool.ts'

const SUGGESTED_MAX = 3
/** Questions of the reader that a plain yes answers. */
const ASKS = /^Shall I [^\n?]{3,400}\?$/
const USE_NEARLY_ALL = 'Use 99%'
const YES = 'Yes'

/** What fits a reply as the next thing to say, at most three; each is sent as the person's own words. */
export function suggestNext(parts: readonly MessagePart[]): readonly string[] {
  const answers = parts.flatMap((part) => (part.type === 'tool-invocation' ? [part] : []))
  const said = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
  if (answers.length === 0) return suggestAfterWords(said)
  const found = answers.flatMap(({ toolName, result }) => {
    const tool = findTool(toolName)
    const read = tool?.contract.output.safeParse(result)
    if (tool === undefined || read?.success !== true) return []
    const answer = read.data as { readonly status: string; readonly code?: string }
    if (answer.code === transactionErrors.aboveBalance.code) return [USE_NEARLY_ALL]
    return answer.status === 'done' ? tool.next(answer as never) : []
  })
  return [...new Set(found)].slice(0, SUGGESTED_MAX)
}

function suggestAfterWords(said: string): readonly string[] {
  if (ASKS.test(said.trim())) return [YES]
  if (parseFallback(said) !== null) return []
  return EXAMPLE_QUESTIONS.some((question) => said.includes(`- ${question}`)) ? EXAMPLE_QUESTIONS : []
}
