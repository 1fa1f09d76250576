import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { cleanText } from '@windhover/core/text/clean-text'
import { compactUsd } from '../../../lib/format-compact.ts'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import { shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { bnbCopy } from '../copy.ts'
import { Bonding } from '../parts/bonding.tsx'
import { CardActions } from '../parts/card-actions.tsx'
import { CardFacts } from '../parts/card-facts.tsx'
import { CardHead } from '../parts/card-head.tsx'
import { SocialLinks } from '../parts/social-links.tsx'
import type { OnBuy } from '../parts/use-on-buy.ts'

type BnbCardProps = {
  readonly token: DiscoveredToken
  /** True: only one label is shown, and pressing it again shows all. */
  readonly isFiltered: boolean
  readonly onLabel: (label: string | null) => void
  readonly onBuy: OnBuy
}

export function BnbCard({ token, isFiltered, onLabel, onBuy }: BnbCardProps) {
  const { launch } = token
  const label = launch?.label ?? null
  const facts = [
    { title: bnbCopy.marketCap, figure: compactUsd(token.marketCapUsd) },
    { title: bnbCopy.volume, figure: compactUsd(token.volumeUsd) },
    { title: bnbCopy.day, figure: <ChangeText value={token.changePct} /> },
  ]
  return (
    <Card
      as="li"
      className="relative flex min-w-0 flex-col gap-3 hover-step hover:border-line-strong hover:bg-hover"
    >
      <CardHead token={token} end={launch?.isGraduated && <Badge>{bnbCopy.graduated}</Badge>} />
      <Bonding token={token} />
      <CardFacts facts={facts} />
      <div className="relative mt-auto flex min-w-0 items-center gap-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
          {label !== null && (
            <LabelChip
              label={label}
              isPressed={isFiltered}
              onPress={() => onLabel(isFiltered ? null : label)}
            />
          )}
          <SocialLinks links={token.links} symbol={shownSymbol(token)} />
        </span>
        <CardActions token={token} onBuy={onBuy} />
      </div>
    </Card>
  )
}

type LabelChipProps = { readonly label: string; readonly isPressed: boolean; readonly onPress: () => void }

function LabelChip({ label, isPressed, onPress }: LabelChipProps) {
  const shown = cleanText(label, 24)
  return (
    <Chip
      size={24}
      pressed={isPressed}
      aria-label={bnbCopy.byLabel(shown)}
      onClick={onPress}
      className="min-w-0 shrink!"
    >
      <span className="truncate">{shown}</span>
    </Chip>
  )
}
