import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { Button, type ButtonSize } from './button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { type CopyInput, useCopy } from './use-copy.ts'

export interface CopyButtonProps extends CopyInput {
  label?: string
  copiedLabel?: string
  /** What is copied, for assistive technology: "Copy Solana address". */
  accessibleLabel?: string
  /** Only the icon, with the label as tooltip. */
  iconOnly?: boolean
  size?: ButtonSize
  className?: string
}

export function CopyButton(props: CopyButtonProps) {
  const {
    label = 'Copy',
    copiedLabel = 'Copied',
    accessibleLabel,
    iconOnly = false,
    size = 28,
    className,
  } = props
  const { copied, copy } = useCopy(props)
  const name = copied ? copiedLabel : (accessibleLabel ?? label)
  const icon = copied ? (
    <Check size={14} className="stroke-[2.2]" aria-hidden="true" />
  ) : (
    <Copy size={14} aria-hidden="true" />
  )
  return (
    <>
      {iconOnly ? (
        <IconButton
          size={24}
          label={name}
          icon={icon}
          onClick={copy}
          className={cx(copied && 'text-up', className)}
        />
      ) : (
        <Button
          size={size}
          icon={icon}
          aria-label={name}
          onClick={copy}
          className={cx(copied && 'border-up-line! bg-up-soft! text-up!', className)}
        >
          {copied ? copiedLabel : label}
        </Button>
      )}
      <span role="status" className="sr-only">
        {copied && copiedLabel}
      </span>
    </>
  )
}
