import { selectTools, type ToolPlace } from './select-tools.ts'

/** What the agent is given; a tool of two categories counts once. */
export function countTools(selected: readonly string[], tools: readonly ToolPlace[]): number {
  return selectTools(selected, tools).length
}
