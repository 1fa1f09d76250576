import { VOLUME_TIMES } from '@windhover/core/watchlist/constants'
import { ALERT_KINDS, ALERT_REPEATS, type AlertRepeat } from '@windhover/core/watchlist/contract'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatChange } from '../../../lib/format-price.ts'
import { Chip } from '../../../ui/chip.tsx'
import { ChoiceMenu } from '../../../ui/choice-menu.tsx'
import { cx } from '../../../ui/cx.ts'
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from '../../../ui/dropdown-menu.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Side, VolumeTimes } from '../alert-draft.ts'
import { alertCopy } from '../copy.ts'
import type { AlertForm } from '../use-alert-form.ts'

const SIDES: readonly Side[] = ['above', 'below']

/** Kind, condition and value of a new alert, and how often it is told. */
export function AlertFields({ form }: { readonly form: AlertForm }) {
  const { draft, change } = form
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <Segment
        stretch
        label={alertCopy.kind}
        value={draft.kind}
        onValueChange={(kind) => change({ kind })}
        options={ALERT_KINDS.map((value) => ({ value, label: alertCopy.kinds[value] }))}
      />
      <Condition form={form} />
      {draft.kind !== 'graduation' && (
        <div className="flex items-center justify-between gap-3">
          <span className="text-caption text-3">{aboutOf[draft.kind]}</span>
          <HowOften value={draft.repeat} onChange={(repeat) => change({ repeat })} />
        </div>
      )}
    </div>
  )
}

const aboutOf = { price: null, volume: alertCopy.volumeAbout, whale: alertCopy.whaleAbout }

function Condition({ form }: { readonly form: AlertForm }) {
  const { draft, change, problem } = form
  switch (draft.kind) {
    case 'price':
      return (
        <div className={cx('grid gap-2', !form.hasLongPrice && 'grid-cols-2')}>
          <ChoiceMenu
            className="flex"
            label={alertCopy.condition}
            value={draft.side}
            onChoose={(side) => change({ side })}
            options={SIDES.map((value) => ({ value, label: alertCopy.sides[value] }))}
          />
          <TextField
            hideLabel
            label={alertCopy.price}
            inputMode="decimal"
            autoComplete="off"
            prefix="$"
            value={draft.priceText ?? ''}
            aria-invalid={problem !== null || undefined}
            suffix={
              form.distancePct !== null && <span className="num">{formatChange(form.distancePct)}</span>
            }
            onChange={(event) => change({ priceText: event.target.value })}
            data-autofocus
          />
        </div>
      )
    case 'volume':
      return (
        <ChoiceMenu
          className="flex w-full"
          label={alertCopy.condition}
          value={String(draft.times)}
          onChoose={(times) => change({ times: Number(times) as VolumeTimes })}
          options={VOLUME_TIMES.map((times) => ({ value: String(times), label: alertCopy.times[times] }))}
        />
      )
    case 'whale':
      return (
        <TextField
          hideLabel
          label={alertCopy.value}
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          value={draft.valueText}
          aria-invalid={problem !== null || undefined}
          onChange={(event) => change({ valueText: event.target.value })}
        />
      )
    case 'graduation':
      return <p className="py-1.5 text-caption text-3">{alertCopy.graduationAbout}</p>
  }
}

type HowOftenProps = { readonly value: AlertRepeat; readonly onChange: (repeat: AlertRepeat) => void }

function HowOften({ value, onChange }: HowOftenProps) {
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Chip aria-label={`${alertCopy.howOften}: ${alertCopy.repeats[value]}`}>
          {alertCopy.repeats[value]}
          <ChevronDown size={12} aria-hidden="true" />
        </Chip>
      }
    >
      <MenuRadioGroup
        label={alertCopy.howOften}
        value={value}
        onValueChange={(next) => onChange(next as AlertRepeat)}
      >
        {ALERT_REPEATS.map((repeat) => (
          <MenuRadioItem
            key={repeat}
            value={repeat}
            {...(repeat === 'hourly' ? { description: alertCopy.repeatHints.hourly } : {})}
          >
            {alertCopy.repeats[repeat]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  )
}
