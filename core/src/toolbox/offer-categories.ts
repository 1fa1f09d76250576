import { TOOL_CATEGORIES } from './category-list.ts'
import type { CategoryState, OfferedCategory } from './contract.ts'
import type { ToolPlace } from './select-tools.ts'
import type { ToolCategory } from './tool-category.ts'

/** `known` are the tools of the product, `offered` those whose sources this deployment can read. */
export function offerCategories(tools: {
  readonly known: readonly ToolPlace[]
  readonly offered: readonly ToolPlace[]
}): readonly OfferedCategory[] {
  return TOOL_CATEGORIES.map((category) => {
    const has = (list: readonly ToolPlace[]) =>
      list.some(({ categories }) => categories.includes(category.id))
    const state = has(tools.offered) ? 'ready' : has(tools.known) ? 'not-connected' : 'later'
    return { ...category, state, reason: REASONS[state](category) }
  })
}

const REASONS: Readonly<Record<CategoryState, (category: ToolCategory) => string | null>> = {
  ready: () => null,
  later: () => 'No tools yet: they come with conditional orders.',
  'not-connected': ({ title }) => `${title} is not connected in this deployment.`,
}
