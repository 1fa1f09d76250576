import { CONTENT_CHARS_MAX } from '@windhover/core/memory/constants'
import { useId } from 'react'
import { cx } from '../../../ui/cx.ts'
import { memoryCopy } from '../copy.ts'

/** Counting begins where it starts to matter. */
const COUNT_FROM = CONTENT_CHARS_MAX * 0.8

type ContentFieldProps = {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly hint: string
  readonly invalid: boolean
  readonly problemId: string
  readonly autoFocus: boolean
}

export function ContentField(props: ContentFieldProps) {
  const { value, onValueChange, hint, invalid, problemId, autoFocus } = props
  const id = useId()
  const isOver = value.length > CONTENT_CHARS_MAX
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-2 text-caption text-3">
        <label htmlFor={id}>{memoryCopy.content}</label>
        {value.length >= COUNT_FROM && (
          <span className={cx('num', isOver && 'text-down')}>{memoryCopy.charsLeft(value.length)}</span>
        )}
      </div>
      <textarea
        id={id}
        {...(autoFocus ? { 'data-autofocus': '' } : {})}
        rows={4}
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={[`${id}-hint`, invalid && problemId].filter(Boolean).join(' ')}
        onChange={(event) => onValueChange(event.target.value)}
        className={cx(
          'block h-23 w-full resize-none rounded-sm border bg-inset px-2.5 py-2 text-1 hover-step max-md:text-touch',
          'focus-visible:border-transparent focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
          invalid ? 'border-down' : 'border-line hover:border-line-strong',
        )}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-caption text-3">
        {hint}
      </p>
    </div>
  )
}
