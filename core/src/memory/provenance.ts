/**
 * Where a memory comes from:
 * - user: written or edited by the person in the panel
 * - chat: remembered by the agent, and kept by the person
 * - inferred: proposed by the agent; nobody has agreed yet
 */
export const MEMORY_SOURCES = ['user', 'chat', 'inferred'] as const
export type MemorySource = (typeof MEMORY_SOURCES)[number]

/** What 'Keep it' makes of a memory; one that was agreed to stays what it is. */
export const keptSource = (source: MemorySource): MemorySource => (source === 'inferred' ? 'chat' : source)
