import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'

const remembered = z.object({
  id: z.string(),
  category: z.string(),
  content: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
})

export const memoryTools = {
  recallMemories: defineTool({
    name: 'recall_memories',
    categories: ['required'],
    effect: 'read',
    description: 'What the person asked to be remembered',
    progress: 'Checking memory',
    input: z.object({
      search: z.string().trim().max(200).optional(),
      category: z.string().trim().max(40).optional(),
    }),
    output: answerOr({ memories: z.array(remembered), total: z.number().int() }),
  }),
  proposeMemory: defineTool({
    name: 'propose_memory',
    categories: ['required'],
    effect: 'propose',
    description: 'Notes something the person asked to be remembered',
    progress: 'Saving a note',
    input: z.object({
      category: z.string().trim().min(1).max(40).default('general'),
      content: z.string().trim().min(1).max(2_000).describe('The fact in one sentence'),
    }),
    output: answerOr({ memory: remembered }),
  }),
}
