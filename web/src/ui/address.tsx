import { CopyButton } from './copy-button.tsx'
import { cx } from './cx.ts'
import { shortenAddress } from './shorten-address.ts'
import { Tooltip } from './tooltip.tsx'

export interface AddressProps {
  value: string
  head?: number
  tail?: number
  /** Adds the button that copies the full value. */
  copy?: boolean
  copyLabel?: string
  onCopied?: () => void
  onFailed?: (cause: unknown) => void
  className?: string
}

export function Address({
  value,
  head = 6,
  tail = 8,
  copy = false,
  copyLabel = 'Copy address',
  className,
  ...callbacks
}: AddressProps) {
  const short = shortenAddress(value, { head, tail })
  const text = (
    <span className="mono" {...(short === value ? {} : { 'aria-label': value, role: 'img' })}>
      {short}
    </span>
  )
  return (
    <span className={cx('inline-flex min-w-0 items-center gap-1 text-caption text-2', className)}>
      {short === value ? (
        text
      ) : (
        <Tooltip content={value} mono side="top">
          {text}
        </Tooltip>
      )}
      {copy && <CopyButton iconOnly value={value} label={copyLabel} {...callbacks} />}
    </span>
  )
}
