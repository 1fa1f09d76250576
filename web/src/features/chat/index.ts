import { STARTER_PROMPTS } from '@windhover/core/chat/starter-prompts'
import { askAgent } from '../../lib/ask-agent.ts'
import { defineWebFeature } from '../../lib/feature.ts'
import { paletteCopy } from './palette-copy.ts'

export const feature = defineWebFeature({
  name: 'chat',
  slots: { chatPanel: () => import('./components/chat-panel.tsx') },
  commands: () =>
    STARTER_PROMPTS.map(({ id, prompt }) => ({
      id: `prompt-${id}`,
      title: prompt,
      group: paletteCopy.group,
      keywords: ['ask', 'agent', 'chat', 'prompt'],
      note: paletteCopy.note,
      enterDoes: paletteCopy.enterDoes,
      run: () => askAgent(prompt),
    })),
})
