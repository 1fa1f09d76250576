import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { cx } from './cx.ts'

const LOOK =
  'text-2 underline decoration-line-strong underline-offset-3 hover-step hover:text-1 hover:decoration-current'

export type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; external?: boolean }

export function TextLink({ external = false, className, children, ...rest }: TextLinkProps) {
  const target = external ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a {...target} {...rest} className={cx(LOOK, className)}>
      {children}
    </a>
  )
}

/** For an act that reads like a link inside a sentence. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(LOOK, 'disabled:text-off disabled:no-underline', className)}
    />
  )
}
