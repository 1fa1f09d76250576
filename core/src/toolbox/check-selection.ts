import { isToolCategoryId } from './categories.ts'
import { TOOLS_MAX } from './constants.ts'
import { countTools } from './count-tools.ts'
import type { ToolPlace } from './select-tools.ts'

export type SelectionProblem = 'too-many-tools' | 'unknown-category'

/**
 * R1-332, G19. Only what is switched on can be refused: a selection that became too large because the product grew
 * can still be made smaller, and what an older version stored does not block every other change.
 */
export function checkSelection(change: {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly tools: readonly ToolPlace[]
}): SelectionProblem | null {
  const { before, after, tools } = change
  const added = after.filter((id) => !before.includes(id))
  if (added.some((id) => !isToolCategoryId(id))) return 'unknown-category'
  const count = countTools(after, tools)
  return count > TOOLS_MAX && count > countTools(before, tools) ? 'too-many-tools' : null
}
