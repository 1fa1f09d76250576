import { memoryTools } from '@windhover/core/memory/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { MemoriesCard, MemoryNoteCard } from './tool-cards/memory-cards.tsx'

export const toolCards = defineToolCards(memoryTools, {
  recall_memories: MemoriesCard,
  propose_memory: MemoryNoteCard,
})
