import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { IconButton } from '../../../ui/icon-button.tsx'
import { cardCopy } from '../copy.ts'

type FlipButtonProps = { readonly onFlip: () => void; readonly disabled: boolean }

/** Sits on the seam of the two sides. */
export function FlipButton({ onFlip, disabled }: FlipButtonProps) {
  return (
    <div className="relative z-1 mx-auto -my-3.5 grid place-items-center rounded-md bg-surface p-0.5 max-md:-my-5">
      <IconButton
        variant="default"
        label={cardCopy.flip}
        icon={<ArrowDownUp size={16} aria-hidden="true" />}
        onClick={onFlip}
        disabled={disabled}
        className="max-md:size-11"
      />
    </div>
  )
}
