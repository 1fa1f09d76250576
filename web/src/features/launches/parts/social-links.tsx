import AtSign from 'lucide-react/icons/at-sign'
import Globe from 'lucide-react/icons/globe'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { secureDomainOf } from '../../../lib/domain-of.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { launchCopy } from '../copy.ts'

export type Links = {
  readonly website: string | null
  readonly twitter: string | null
  readonly telegram: string | null
  readonly discord: string | null
}

const ICONS = { website: Globe, twitter: AtSign, telegram: Send, discord: MessagesSquare }
const PLACES = ['website', 'twitter', 'telegram', 'discord'] as const

/** Whoever made the token wrote them: only safe addresses of the web become links, and each says where it leads. */
export function SocialLinks({ links, symbol }: { readonly links: Links; readonly symbol: string }) {
  const shown = PLACES.filter((place) => secureDomainOf(links[place] ?? '') !== null)
  if (shown.length === 0) return <span className="text-3">{launchCopy.unknown}</span>
  return (
    <span className="inline-flex flex-wrap justify-end gap-1 max-md:gap-0 @max-narrow/panel:gap-0">
      {shown.map((place) => {
        const Icon = ICONS[place]
        return (
          <OutsideLink
            key={place}
            href={links[place] ?? ''}
            label={launchCopy.link(launchCopy.links[place], symbol)}
            icon={<Icon size={14} aria-hidden="true" />}
          />
        )
      })}
    </span>
  )
}

type OutsideLinkProps = { readonly href: string; readonly label: string; readonly icon: ReactNode }

/** Leaves the product: in a tab of its own that learns nothing of this one. */
export function OutsideLink({ href, label, icon }: OutsideLinkProps) {
  return (
    <Tooltip content={secureDomainOf(href)}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={label}
        className="touch-target relative inline-grid size-7 flex-none place-items-center rounded-sm max-md:size-6 @max-narrow/panel:size-6 text-2 hover-step hover:bg-hover hover:text-1"
      >
        {icon}
      </a>
    </Tooltip>
  )
}
