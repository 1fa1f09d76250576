import { AURA } from '@windhover/core/leaderboard/aura'
import type { OwnLeaderboardRow } from '@windhover/core/leaderboard/contract'
import Info from 'lucide-react/icons/info'
import { closeCover } from '../../../lib/cover.ts'
import { openSetting } from '../../../lib/open-setting.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { IconButton, type IconButtonSize } from '../../../ui/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { leaderboardCopy } from '../copy.ts'

const PARTS = [
  ['prompts', AURA.prompt.points],
  ['trades', AURA.trade.points],
  ['tradedReferrals', AURA.tradedReferral.points],
] as const

type AboutAuraProps = { readonly own: OwnLeaderboardRow | null; readonly size: IconButtonSize }

/** D15: the formula in words, and what it makes of one's own vault. */
export function AboutAura({ own, size }: AboutAuraProps) {
  return (
    <Popover>
      <PopoverTrigger>
        <IconButton label={leaderboardCopy.about} icon={<Info size={16} aria-hidden="true" />} size={size} />
      </PopoverTrigger>
      <PopoverContent
        label={leaderboardCopy.about}
        align="end"
        className="w-[min(340px,calc(100vw-24px))] px-4 py-3"
      >
        <h3 className="font-semibold">{leaderboardCopy.auraTitle}</h3>
        <p className="mt-1 text-2">{leaderboardCopy.auraWords}</p>
        <p className="mt-2 text-caption text-3">{leaderboardCopy.pnlWords}</p>
        {own !== null && <OwnAura own={own} />}
      </PopoverContent>
    </Popover>
  )
}

function OwnAura({ own }: { readonly own: OwnLeaderboardRow }) {
  const phone = useMediaQuery(PHONE_QUERY)
  return (
    <div className="mt-3 border-t pt-3">
      <h3 className="mb-1 font-semibold">{leaderboardCopy.ownTitle}</h3>
      <dl>
        {PARTS.map(([name, points]) => (
          <FactRow key={name} label={leaderboardCopy.parts[name]}>
            {leaderboardCopy.times(own[name], points)}
          </FactRow>
        ))}
        <FactRow label={leaderboardCopy.sum}>{leaderboardCopy.figure(own.aura)}</FactRow>
      </dl>
      <p className="mt-2 text-caption text-3">
        {leaderboardCopy.shows[own.shows]}{' '}
        <TextButton
          onClick={() => {
            // There the leaderboard would lie over Settings.
            if (phone) closeCover()
            openSetting(leaderboardCopy.setting)
          }}
        >
          {leaderboardCopy.change}
        </TextButton>
      </p>
    </div>
  )
}
