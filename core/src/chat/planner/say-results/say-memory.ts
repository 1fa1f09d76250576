import { quoteText } from './quote-text.ts'
import { countOf } from './show-figures.ts'
import type { Say } from './tool-done.ts'

export const sayMemories: Say<'recall_memories'> = ({ memories, total }) => {
  const [first] = memories
  if (first === undefined) return 'I have no note of that.'
  const waiting = memories.filter(({ isConfirmed }) => !isConfirmed).length
  const open =
    waiting > 0 ? ` ${countOf(waiting, 'note still waits', 'notes still wait')} for you to keep it.` : ''
  return memories.length === 1
    ? `I have one note: ${quoteText(first.content, 200)}.${open}`
    : `I have ${countOf(Math.max(total, memories.length), 'note')}; the latest is ${quoteText(first.content, 160)}.${open}`
}

export const sayMemoryProposal: Say<'propose_memory'> = ({ memory }) =>
  memory.isConfirmed
    ? `I will remember ${quoteText(memory.content, 200)}.`
    : `I noted ${quoteText(memory.content, 200)}. It counts once you keep it.`
