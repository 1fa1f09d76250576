import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { TOOL_CATEGORY_IDS } from './categories.ts'
import { toolCategory } from './tool-category.ts'

/**
 * Whether a category has tools here:
 * - ready: it has
 * - later: the product has none yet; it can be selected all the same, and holds once they come
 * - not-connected: this deployment has no access to the source
 */
export const CATEGORY_STATES = ['ready', 'later', 'not-connected'] as const
export type CategoryState = (typeof CATEGORY_STATES)[number]

export const offeredCategory = toolCategory.extend({
  state: z.enum(CATEGORY_STATES),
  /** Why it has no tools, in words for people. */
  reason: z.string().nullable(),
})
export type OfferedCategory = z.infer<typeof offeredCategory>

const offeredTool = z.object({
  name: z.templateLiteral([z.string(), '_', z.string()]),
  categories: z.array(z.enum(TOOL_CATEGORY_IDS)),
})

export const toolboxView = z.object({
  /** By title. */
  categories: z.array(offeredCategory),
  /** What this deployment gives the agent from the start; a tool may stand in several categories. */
  tools: z.array(offeredTool),
})
export type ToolboxView = z.infer<typeof toolboxView>

export const toolboxRoutes = {
  getToolbox: defineRoute({
    method: 'GET',
    path: '/api/toolbox',
    summary: 'Categories of tools and the tools this deployment has',
    access: 'session',
    rate: 'read',
    response: toolboxView,
  }),
}
