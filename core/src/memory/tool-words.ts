import { countOf } from '../money/show-figures.ts'
import { quoteText } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import { memoryTools } from './tools.ts'

type Words = ToolWords<typeof memoryTools>

const sayMemories: Words['recall_memories'] = ({ memories, total }) => {
  const [first] = memories
  if (first === undefined) return 'I have nothing saved about that.'
  const waiting = memories.filter(({ isConfirmed }) => !isConfirmed).length
  const open =
    waiting > 0 ? ` ${countOf(waiting, 'note still waits', 'notes still wait')} for you to keep it.` : ''
  return memories.length === 1
    ? `I have one note: ${quoteText(first.content, 200)}.${open}`
    : `I have ${countOf(Math.max(total, memories.length), 'note')}; the latest is ${quoteText(first.content, 160)}.${open}`
}

const sayMemoryProposal: Words['propose_memory'] = ({ memory }) =>
  memory.isConfirmed
    ? `I will remember ${quoteText(memory.content, 200)}.`
    : `I noted ${quoteText(memory.content, 200)}. I will use it once you keep it.`

export const memoryToolWords = defineToolWords(memoryTools, {
  recall_memories: sayMemories,
  propose_memory: sayMemoryProposal,
})
