import { SAMPLE_TIME as at, type ToolSamples } from '../../testing/sample-tool-answers.ts'
import type { memoryTools } from '../tools.ts'

const memory = { id: '1', category: 'general', content: 'Prefers USDC', isConfirmed: false, createdAt: at }

export const memorySamples: ToolSamples<typeof memoryTools> = {
  recall_memories: { memories: [memory], total: 1 },
  propose_memory: { memory },
}
