import type { VaultView } from '@windhover/core/vaults/contract'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { Button } from '../../../ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { overviewCopy } from '../copy.ts'

const NETWORK_COUNT = 3

type DepositPopoverProps = {
  readonly vault: VaultView
  /** At the bottom of a phone: as wide as the screen, opening upwards. */
  readonly docked?: boolean
}

export function DepositPopover({ vault, docked = false }: DepositPopoverProps) {
  return (
    <Popover>
      <PopoverTrigger>
        <Button
          size={docked ? 48 : 28}
          block={docked}
          icon={<ArrowDownToLine size={15} aria-hidden="true" />}
        >
          {overviewCopy.deposit}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        label={overviewCopy.deposit}
        // From the button's left edge it is pushed back to the panel's: over the allocation, clear of the total.
        align="start"
        side={docked ? 'top' : 'bottom'}
        className={docked ? 'w-(--anchor-width)' : 'w-85'}
      >
        <div className="px-4 pt-3">
          <h3 className="font-semibold">{overviewCopy.deposit}</h3>
          <p className="text-caption text-3">{overviewCopy.depositHint}</p>
        </div>
        <div className="@container/deposit">
          <FeatureSlot
            name="depositAddresses"
            props={{ vault }}
            fallback={<SkeletonRows rows={NETWORK_COUNT} rowHeight={64} className="px-4" />}
          />
        </div>
      </PopoverContent>
    </Popover>
  )
}
