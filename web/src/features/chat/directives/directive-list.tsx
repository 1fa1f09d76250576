import { DIRECTIVES, type Directive } from '@windhover/core/chat/directives'
import Captions from 'lucide-react/icons/captions'
import Gauge from 'lucide-react/icons/gauge'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TrendingDown from 'lucide-react/icons/trending-down'
import { type ReactNode, useRef } from 'react'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { useScrollFocus } from '../../../ui/use-scroll-focus.ts'

const ICON: Readonly<Record<Directive['id'], ReactNode>> = {
  approve: <Captions size={16} />,
  card: <ShieldCheck size={16} />,
  limits: <Gauge size={16} />,
  outside: <MessageSquareText size={16} />,
  losses: <TrendingDown size={16} />,
}

/** D14: the rules, one line each. Only a very small screen has to scroll them. */
export function DirectiveList() {
  const list = useRef<HTMLUListElement>(null)
  useScrollFocus(list)
  return (
    <ul ref={list} className="min-h-0 overflow-y-auto px-5 pb-1 -outline-offset-2">
      {DIRECTIVES.map(({ id, title, text }) => (
        <li key={id} className="flex items-start gap-3.5 border-b py-3 last:border-b-0">
          <IconTile>{ICON[id]}</IconTile>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{title}</span>
            <span className="block text-2">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
