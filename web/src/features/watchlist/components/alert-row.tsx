import type { AlertKind, AlertRule, AlertView } from '@windhover/core/watchlist/contract'
import { sayRepeat, sayRule } from '@windhover/core/watchlist/say-alert'
import Activity from 'lucide-react/icons/activity'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Trash2 from 'lucide-react/icons/trash-2'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { FeatureIcon } from '../../../lib/feature.ts'
import { formatChange } from '../../../lib/format-price.ts'
import { formatClock, formatDay } from '../../../lib/format-when.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { distancePct } from '../alert-draft.ts'
import { useRemoveAlert, useSwitchAlert } from '../api/alerts.ts'
import { alertCopy } from '../copy.ts'
import { Whale } from './whale.tsx'

const ICONS: Readonly<Record<AlertKind, FeatureIcon>> = {
  price: TrendingUp,
  volume: Activity,
  whale: Whale,
  graduation: GraduationCap,
}

export function AlertTile({ rule }: { readonly rule: AlertRule }) {
  const Icon = rule.kind === 'price' && rule.side === 'below' ? TrendingDown : ICONS[rule.kind]
  return (
    <IconTile size={28} className="in-data-[layer=dialog]:bg-active">
      <Icon size={14} />
    </IconTile>
  )
}

type AlertRowProps = {
  readonly alert: AlertView
  readonly nowUsd: number | null
  /** The row goes: whoever stood on it has to stand somewhere else. */
  readonly onRemove: () => void
}

/** What has to happen as a sentence, how far it is or when it was told last, on or off. */
export function AlertRow({ alert, nowUsd, onRemove }: AlertRowProps) {
  const change = useSwitchAlert()
  const remove = useRemoveAlert()
  const sentence = sayRule(alert.rule)
  const isOn = change.isPending ? change.variables.isOn : alert.isOn
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line-subtle py-1 max-md:min-h-14">
      <AlertTile rule={alert.rule} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{sentence}</span>
        <span className="num text-caption text-3">{describe(alert, nowUsd)}</span>
      </span>
      <Switch
        size="sm"
        label={sentence}
        checked={isOn}
        onCheckedChange={(next) => !change.isPending && change.mutate({ id: alert.id, isOn: next })}
      />
      <IconButton
        size={28}
        label={alertCopy.delete(sentence)}
        icon={<Trash2 size={14} aria-hidden="true" />}
        className="ml-2 max-md:ml-3"
        disabled={remove.isPending}
        onClick={() => remove.mutate(alert.id, { onSuccess: onRemove })}
      />
    </li>
  )
}

function describe({ rule, repeat, lastFiredAt }: AlertView, nowUsd: number | null): string {
  const isFar = rule.kind === 'price' && nowUsd !== null && nowUsd > 0
  const distance = isFar ? [alertCopy.away(formatChange(distancePct(rule.priceUsd, nowUsd)))] : []
  const last = lastFiredAt === null ? sayRepeat(repeat) : alertCopy.lastTold(whenOf(lastFiredAt))
  return [...distance, last].join(', ')
}

/** '13 May, 09:20' */
export const whenOf = (iso: string): string => `${formatDay(iso)}, ${formatClock(iso)}`
