import { HEAT_MAP_SPANS } from '@windhover/core/heat-map/contract'
import { SECTORS } from '@windhover/core/heat-map/sectors'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from '../../../ui/dropdown-menu.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { heatMapCopy } from '../copy.ts'
import type { MapChoice } from '../map-choice.ts'

const ALL = 'all'
const SIZES = ['market-cap', 'volume'] as const

type MapControlsProps = { readonly choice: MapChoice; readonly onChange: (choice: MapChoice) => void }

export function MapControls({ choice, onChange }: MapControlsProps) {
  const sectors = [{ id: ALL, title: heatMapCopy.allSectors }, ...SECTORS]
  const shown = choice.sector ?? ALL
  return (
    <div className="flex flex-none flex-wrap items-center gap-2">
      <Segment
        label={heatMapCopy.span}
        value={choice.span}
        onValueChange={(span) => onChange({ ...choice, span })}
        options={HEAT_MAP_SPANS.map((span) => ({ value: span, label: span }))}
      />
      <Choice name={heatMapCopy.size} value={heatMapCopy.sizes[choice.size]}>
        <MenuRadioGroup
          value={choice.size}
          onValueChange={(size) => onChange({ ...choice, size: size as MapChoice['size'] })}
        >
          {SIZES.map((size) => (
            <MenuRadioItem key={size} value={size}>
              {heatMapCopy.sizes[size]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Choice>
      <Choice name={heatMapCopy.sector} value={sectors.find(({ id }) => id === shown)?.title ?? ''}>
        <MenuRadioGroup
          value={shown}
          onValueChange={(id) =>
            onChange({ ...choice, sector: id === ALL ? null : (id as MapChoice['sector']) })
          }
        >
          {sectors.map(({ id, title }) => (
            <MenuRadioItem key={id} value={id}>
              {title}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Choice>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside it is one */}
      <label className="ml-auto flex items-center gap-2 text-caption text-2">
        {heatMapCopy.onlyMine}
        <Switch
          size="sm"
          label={heatMapCopy.onlyMine}
          checked={choice.onlyMine}
          onCheckedChange={(onlyMine) => onChange({ ...choice, onlyMine })}
        />
      </label>
    </div>
  )
}

function Choice({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <DropdownMenu
      trigger={
        <Button size={28}>
          <span className="text-3">{name}</span> {value}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    >
      {children}
    </DropdownMenu>
  )
}
