import type { TrenchesWindow } from '@windhover/core/discovery/contract'
import { describeSafeAndRising } from '@windhover/core/discovery/safe-and-rising'
import Info from 'lucide-react/icons/info'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { trenchesCopy } from '../copy.ts'

type SafeChipProps = {
  readonly window: TrenchesWindow
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** An order of its own; how it is counted stands beside it. */
export function SafeChip({ window, isOn, onChange }: SafeChipProps) {
  return (
    <span className="flex flex-none items-center">
      <Chip
        pressed={isOn}
        icon={<ShieldCheck size={13} aria-hidden="true" />}
        onClick={() => onChange(!isOn)}
      >
        {trenchesCopy.safe}
      </Chip>
      <Popover>
        <PopoverTrigger>
          <IconButton
            size={28}
            label={trenchesCopy.safeHow}
            icon={<Info size={14} aria-hidden="true" />}
            tooltip={false}
          />
        </PopoverTrigger>
        <PopoverContent label={trenchesCopy.safeHow} className="w-80 px-4 py-3 text-caption text-2">
          {describeSafeAndRising(window)}
        </PopoverContent>
      </Popover>
    </span>
  )
}
