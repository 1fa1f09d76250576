/** Groups of tools that a person gives the agent or takes from it; the ids are the product's own and never change. */
export const TOOL_CATEGORY_IDS = [
  'required',
  'conditional-trading',
  'advanced-search',
  'lunarcrush',
  'defillama',
  'ordiscan',
  'coinglass',
  'platform-features',
  'solana',
  'hedera',
  'ethereum',
  'dappradar',
  'messari',
] as const
export type ToolCategoryId = (typeof TOOL_CATEGORY_IDS)[number]

/** R1-228: on whatever is selected. */
export const ALWAYS_ON: ToolCategoryId = 'required'

const KNOWN: ReadonlySet<string> = new Set(TOOL_CATEGORY_IDS)

export function isToolCategoryId(text: string): text is ToolCategoryId {
  return KNOWN.has(text)
}
