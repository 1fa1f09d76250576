import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { toast } from './toast-store.ts'
import { useCopy } from './use-copy.ts'

export interface CopyLineProps {
  text: string
  /** Spoken name of the button. */
  label: string
  /** Toast and, for a moment, a word in place of the button's icon. */
  copiedToast: string
  copiedLabel?: string
  failedToast: string
  className?: string
}

const TOAST_MS = 2_000

/** One line of words that are meant to be taken along. */
export function CopyLine(props: CopyLineProps) {
  const { text, label, copiedToast, copiedLabel = 'Copied', failedToast, className } = props
  const { copied, copy } = useCopy({
    value: text,
    onCopied: () => toast.success({ title: copiedToast, durationMs: TOAST_MS }),
    onFailed: () => toast.error({ title: failedToast }),
  })
  return (
    <div className={cx('flex items-start gap-3', className)}>
      <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
      {copied && (
        <span aria-hidden="true" className="text-caption leading-5 text-up">
          {copiedLabel}
        </span>
      )}
      <IconButton
        size={24}
        label={label}
        // The words stand beside it.
        tooltip={false}
        icon={
          copied ? (
            <Check size={13} className="stroke-[2.2]" aria-hidden="true" />
          ) : (
            <Copy size={13} aria-hidden="true" />
          )
        }
        onClick={() => void copy()}
        className={cx('-my-0.5 flex-none', copied && 'text-up!')}
      />
    </div>
  )
}
