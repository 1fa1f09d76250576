import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { defineTopic } from '../live/topic.ts'
import { vaultId } from '../vaults/contract.ts'
import { CATEGORY_CHARS_MAX, CONTENT_CHARS_MAX, MEMORIES_PER_PAGE, SEARCH_CHARS_MAX } from './constants.ts'
import { MEMORY_SOURCES } from './provenance.ts'

const id = z.uuid()

/** R1-174, and where it comes from. */
const memoryView = z.object({
  id,
  category: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** The same as `createdAt` until its text changes. */
  updatedAt: z.iso.datetime(),
  source: z.enum(MEMORY_SOURCES),
  isConfirmed: z.boolean(),
})
export type MemoryView = z.infer<typeof memoryView>

/** R1-175 */
const memoryPage = z.object({
  memories: z.array(memoryView),
  page: z.number(),
  hasMore: z.boolean(),
  total: z.number(),
})

/** R1-292: either may come; ours answers a failure with a status and the one error body of every route. */
const failure = z.object({ success: z.literal(false), error: z.string().optional() })
const answer = <Data extends z.ZodType>(data: Data) =>
  z.union([z.object({ success: z.literal(true), data }), failure])

// Empty ones pass here: what is missing is told in words a person can use.
const text = { category: z.string().max(CATEGORY_CHARS_MAX), content: z.string().max(CONTENT_CHARS_MAX) }

/** Told to every tab of the user. */
export const memoryChanged = defineTopic('memory-changed', z.object({ vaultId }))

export const memoryRoutes = {
  listMemories: defineRoute({
    method: 'GET',
    path: '/api/memory',
    summary: 'Memories of the vault, newest first; with a search the best match first',
    access: 'vault-key',
    vaultByKey: true,
    rate: 'read',
    query: z.object({
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      limit: z.coerce.number().int().min(1).max(50).default(MEMORIES_PER_PAGE),
      category: z.string().max(CATEGORY_CHARS_MAX).optional(),
      search: z.string().max(SEARCH_CHARS_MAX).optional(),
    }),
    response: answer(memoryPage),
  }),
  listCategories: defineRoute({
    method: 'GET',
    path: '/api/memory/categories',
    summary: 'Categories that memories of the vault have',
    access: 'vault-key',
    vaultByKey: true,
    rate: 'read',
    response: answer(z.array(z.string())),
  }),
  createMemory: defineRoute({
    method: 'POST',
    path: '/api/memory',
    summary: 'Remember something the person wrote',
    access: 'vault-key',
    vaultByKey: true,
    rate: 'write',
    body: z.object(text),
    response: answer(memoryView),
  }),
  updateMemory: defineRoute({
    method: 'PUT',
    path: '/api/memory',
    summary: 'Replace category and content; the person has then written it',
    access: 'vault-key',
    vaultByKey: true,
    rate: 'write',
    body: z.object({ id, ...text }),
    response: answer(memoryView),
  }),
  deleteMemory: defineRoute({
    method: 'DELETE',
    path: '/api/memory',
    summary: 'Forget a memory',
    access: 'vault-key',
    vaultByKey: true,
    rate: 'write',
    body: z.object({ id }),
    response: z.union([z.object({ success: z.literal(true) }), failure]),
  }),
  confirmMemory: defineRoute({
    method: 'POST',
    path: '/api/memory/confirm',
    summary: 'Keep what the agent proposed; from then on it may be used for trades',
    access: 'vault-key',
    vaultByKey: true,
    rate: 'write',
    body: z.object({ id }),
    response: answer(memoryView),
  }),
}
