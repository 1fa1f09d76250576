import { selectTools, type ToolPlace } from './select-tools.ts'

/** What the agent is always given; a tool of two categories counts once, one that waits for its cue does not. */
export function countTools(selected: readonly string[], tools: readonly ToolPlace[]): number {
  return selectTools(selected, tools).filter(({ cue }) => cue === undefined).length
}
