import { ALWAYS_ON, TOOL_CATEGORY_IDS } from './categories.ts'
import type { ToolContract } from './tool-contract.ts'

export type ToolPlace = Pick<ToolContract, 'name' | 'categories' | 'cue'>

/**
 * The tools that selected categories bring along, each once, whatever the order of the selection: those that are
 * always on first, so that they stay where somebody takes only the first of them.
 */
export function selectTools<Tool extends ToolPlace>(
  selected: readonly string[],
  tools: readonly Tool[],
): readonly Tool[] {
  const wanted = new Set<string>([ALWAYS_ON, ...selected])
  const picked = TOOL_CATEGORY_IDS.filter((id) => wanted.has(id)).flatMap((id) =>
    tools.filter(({ categories }) => categories.includes(id)),
  )
  const byName = new Map(picked.map((tool) => [tool.name, tool]))
  return [...byName.values()]
}
