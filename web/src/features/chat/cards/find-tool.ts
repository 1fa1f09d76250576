import type { DrawnTool } from '../../../money/cards/define-tool-cards.ts'

/** Every capability brings its own tools with their cards; the chat knows none of them by name. */
const FOUND = import.meta.glob<readonly DrawnTool[]>('../../*/tool-cards.tsx', {
  eager: true,
  import: 'toolCards',
})

/** All that were found, so that a test sees one that is there twice. */
export const DRAWN_TOOLS: readonly DrawnTool[] = Object.values(FOUND).flat()
const BY_NAME = new Map(DRAWN_TOOLS.map((tool) => [tool.contract.name as string, tool]))

export function findTool(name: string): DrawnTool | undefined {
  return BY_NAME.get(name)
}
