import type { ToolCategoryId } from './categories.ts'

/** What a new vault begins with: its own chains and what the product itself can tell. */
export const DEFAULT_TOOL_CATEGORIES: readonly ToolCategoryId[] = [
  'platform-features',
  'solana',
  'ethereum',
  'hedera',
]
