import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  prefix?: ReactNode
  suffix?: ReactNode
  invalid?: boolean
  /** For addresses, keys and hashes. */
  mono?: boolean
  size?: 32 | 40
  ref?: Ref<HTMLInputElement>
}

export function Input({
  prefix,
  suffix,
  invalid = false,
  mono = false,
  size = 32,
  className,
  ref,
  ...rest
}: InputProps) {
  return (
    <span
      className={cx(
        'flex w-full min-w-0 items-center gap-2 rounded-sm border bg-inset px-2.5 text-3 hover-step',
        'has-[input:focus-visible]:border-transparent has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus',
        'has-[input:disabled]:border-transparent has-[input:disabled]:bg-hover max-md:h-11',
        size === 32 ? 'h-8' : 'h-10',
        invalid ? 'border-down' : 'border-line hover:border-line-strong',
        className,
      )}
    >
      {prefix}
      <input
        {...rest}
        ref={ref}
        aria-invalid={invalid || undefined}
        className={cx(
          'h-full min-w-0 flex-1 bg-transparent text-1 outline-none disabled:text-off max-md:text-touch',
          mono && 'mono',
        )}
      />
      {suffix !== undefined && suffix !== null && (
        <span className="flex flex-none items-center gap-1 text-caption">{suffix}</span>
      )}
    </span>
  )
}
