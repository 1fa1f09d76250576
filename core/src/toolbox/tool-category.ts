import { z } from 'zod'
import { TOOL_CATEGORY_IDS } from './categories.ts'

export const TOOL_CATEGORY_TYPES = ['trader', 'analyst'] as const
export type ToolCategoryType = (typeof TOOL_CATEGORY_TYPES)[number]

/** Names of pictures; how each is drawn is the screen's affair. */
export const CATEGORY_ICONS = [
  'shield',
  'target',
  'search',
  'moon',
  'vault',
  'bitcoin',
  'gauge',
  'grid',
  'bolt',
  'ring',
  'layers',
  'radar',
  'book',
] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]

/** Tokens of the design system for categories; up and down have colours of their own. */
export const CATEGORY_COLORS = ['data-1', 'data-2', 'data-3', 'data-4', 'data-5', 'data-6'] as const
export type CategoryColor = (typeof CATEGORY_COLORS)[number]

/** R1-180 */
export const toolCategory = z.object({
  id: z.enum(TOOL_CATEGORY_IDS),
  title: z.string().min(1),
  description: z.string().min(1),
  /** Prompts that can be copied; words in capitals are placeholders. */
  examples: z.array(z.string().min(1)).min(1),
  icon: z.enum(CATEGORY_ICONS),
  color: z.enum(CATEGORY_COLORS),
  type: z.enum(TOOL_CATEGORY_TYPES),
  /** A fact for the badge, never a barrier (R1-270). */
  premium: z.boolean().optional(),
})
export type ToolCategory = z.infer<typeof toolCategory>
