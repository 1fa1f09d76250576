import { STARTER_PROMPTS, type StarterPrompt } from '@windhover/core/chat/starter-prompts'
import Activity from 'lucide-react/icons/activity'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Gem from 'lucide-react/icons/gem'
import Newspaper from 'lucide-react/icons/newspaper'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { askAgent } from '../../../lib/ask-agent.ts'
import { CardButton } from '../../../ui/card.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { chatCopy } from '../copy.ts'

const ICON: Readonly<Record<StarterPrompt['id'], ReactNode>> = {
  market: <Activity size={18} />,
  trending: <TrendingUp size={18} />,
  news: <Newspaper size={18} />,
  'low-caps': <Gem size={18} />,
}

/** R1-054, G14: a press sends it at once; where nothing can be sent it does nothing. */
export function StarterCards({ mayAsk }: { readonly mayAsk: boolean }) {
  return (
    <ul aria-label={chatCopy.starters} className="grid grid-cols-2 gap-2 @max-narrow/chat:grid-cols-1">
      {STARTER_PROMPTS.map(({ id, prompt, hint }) => (
        <li key={id}>
          <CardButton
            className="flex! w-full items-center gap-3 py-3! pr-4! pl-3!"
            aria-disabled={!mayAsk || undefined}
            onClick={() => mayAsk && askAgent(prompt)}
          >
            <IconTile size={36}>{ICON[id]}</IconTile>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{prompt}</span>
              <span className="mt-0.5 block truncate text-caption text-3">{hint}</span>
            </span>
            <ChevronRight size={14} className="text-3" aria-hidden="true" />
          </CardButton>
        </li>
      ))}
    </ul>
  )
}
