import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field-error.tsx'
import { Input, type InputProps } from './input.tsx'

export interface TextFieldProps extends Omit<InputProps, 'invalid'> {
  label: ReactNode
  /** Kept for assistive technology only, where a heading beside it says the same. */
  hideLabel?: boolean
  /** At the right end of the label line: "Max", a balance. */
  labelEnd?: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function TextField({
  label,
  hideLabel = false,
  labelEnd,
  hint,
  error,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hasError = Boolean(error)
  const describedBy = [hint && !hasError && `${inputId}-hint`, hasError && `${inputId}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={cx('min-w-0', className)}>
      <div
        className={cx(
          'mb-1.5 flex items-baseline justify-between gap-2 text-caption',
          hideLabel && !labelEnd && 'sr-only',
        )}
      >
        <label htmlFor={inputId} className={cx('text-3', hideLabel && 'sr-only')}>
          {label}
        </label>
        {labelEnd}
      </div>
      <Input {...rest} id={inputId} invalid={hasError} aria-describedby={describedBy || undefined} />
      {hint && !hasError && (
        <p id={`${inputId}-hint`} className="mt-1.5 text-caption text-3">
          {hint}
        </p>
      )}
      {hasError && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  )
}
