import { plainText } from '../../text/quote-text.ts'
import { AGENT_TOOLS, TOOL_WORDS } from '../../toolbox/agent-tools.ts'
import type { AgentToolName } from '../../toolbox/tool-names.ts'

const UNREADABLE = 'This tool’s answer could not be read, so I left it out.'
const REASON_CHARS = 300

type Answer =
  | { readonly status: 'done' }
  | { readonly status: 'ask'; readonly question: string }
  | { readonly status: 'refused'; readonly reason: string }

/** The words for what a tool answered, in markdown, for a reader who also sees its card. */
export function sayResult(tool: string, output: unknown): string {
  const read = AGENT_TOOLS.find(({ name }) => name === tool)?.output.safeParse(output)
  if (read?.success !== true) return UNREADABLE
  const answer = read.data as Answer
  if (answer.status === 'ask') return plainText(answer.question, REASON_CHARS)
  if (answer.status === 'refused') return plainText(answer.reason, REASON_CHARS)
  // The contract of this very tool has just read the answer, which the record cannot know.
  return (TOOL_WORDS[tool as AgentToolName] as (done: Answer) => string)(answer)
}
