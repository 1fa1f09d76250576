import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { ExplorerLink } from '../../../lib/orders/explorer-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { approvalCopy } from './approval-copy.ts'

const ICON: Readonly<Record<'check' | 'clock' | 'cross' | 'warning', ReactNode>> = {
  check: <Check size={16} aria-hidden="true" className="mt-0.5 text-up" />,
  clock: <Clock size={16} aria-hidden="true" className="mt-0.5 text-2" />,
  cross: <X size={16} aria-hidden="true" className="mt-0.5 text-2" />,
  warning: <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 text-down" />,
}

type ResultRowProps = {
  readonly icon: keyof typeof ICON
  readonly tone?: 'default' | 'down'
  readonly title: string
  readonly line: string
  readonly link?: ExplorerLink | null
  readonly act?: { readonly label: string; readonly isBusy: boolean; readonly onPress: () => void }
}

/** After the decision a card is one row. */
export function ResultRow({ icon, tone = 'default', title, line, link = null, act }: ResultRowProps) {
  return (
    <Card
      as="section"
      aria-label={title}
      padded={false}
      tone={tone}
      className="flex items-start gap-3 px-4 py-3"
    >
      {ICON[icon]}
      <div role="status" className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-caption wrap-anywhere text-2">{line}</p>
      </div>
      {link !== null && (
        <TextLink href={link.href} external className="self-center text-caption whitespace-nowrap">
          {link.label}
        </TextLink>
      )}
      {act && (
        <Button
          loading={act.isBusy}
          loadingLabel={approvalCopy.updating}
          onClick={act.onPress}
          className="self-center max-md:h-11"
        >
          {act.label}
        </Button>
      )}
    </Card>
  )
}
