import { STARTER_PROMPTS } from '@windhover/core/chat/starter-prompts'
import MessageCircle from 'lucide-react/icons/message-circle'
import { askAgent } from '../../lib/ask-agent.ts'
import type { PaletteSource } from '../../lib/palette-source.ts'

/** The starter prompts, sent at once as from the empty chat. */
export const source: PaletteSource = {
  commands: () =>
    STARTER_PROMPTS.map(({ id, prompt }) => ({
      id: `prompt-${id}`,
      title: prompt,
      heading: 'Prompts',
      icon: MessageCircle,
      keywords: ['ask', 'agent', 'chat', 'prompt'],
      note: 'Ask the agent',
      enterDoes: 'ask the agent',
      run: () => askAgent(prompt),
    })),
}
