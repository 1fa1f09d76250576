import type { ToolContract } from './tool-contract.ts'
import * as list from './tool-list.ts'
import type { AgentToolName } from './tool-names.ts'

type Listed = { readonly tools: Readonly<Record<string, ToolContract>>; readonly words: object }
const LISTED: readonly Listed[] = Object.values(list)

/** Every tool there is. */
export const AGENT_TOOLS: readonly ToolContract[] = LISTED.flatMap(({ tools }) => Object.values(tools))

/** What is said about the answers of each; every capability has words for all of its tools. */
export const TOOL_WORDS = Object.assign({}, ...LISTED.map(({ words }) => words)) as Readonly<
  Record<AgentToolName, (done: never) => string>
>
