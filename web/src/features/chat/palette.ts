import { STARTER_PROMPTS } from '@windhover/core/chat/starter-prompts'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { askAgent } from '../../lib/ask-agent.ts'
import type { PaletteCommand, PaletteSource } from '../../lib/palette-source.ts'
import { conversationCopy } from './conversations/conversation-copy.ts'
import { askForSearch } from './conversations/search-request.ts'

const SEARCH: PaletteCommand = {
  id: 'search-conversations',
  title: conversationCopy.search,
  heading: 'Commands',
  icon: MessagesSquare,
  keywords: ['find', 'chat', 'history', 'pinned'],
  enterDoes: 'search your conversations',
  run: askForSearch,
}

/** The search through conversations, and the starter prompts, sent at once as from the empty chat. */
export const source: PaletteSource = {
  commands: ({ vaultId }) => [
    ...(vaultId === null ? [] : [SEARCH]),
    ...STARTER_PROMPTS.map(({ id, prompt }) => ({
      id: `prompt-${id}`,
      title: prompt,
      heading: 'Prompts',
      icon: MessageCircle,
      keywords: ['ask', 'agent', 'chat', 'prompt'],
      note: 'Ask the agent',
      enterDoes: 'ask the agent',
      run: () => askAgent(prompt),
    })),
  ],
}
