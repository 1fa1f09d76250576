import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type { ButtonSize, ButtonVariant } from './button-classes.ts'

interface ButtonLookProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  iconEnd?: ReactNode
  block?: boolean
}

export interface ButtonProps extends ButtonLookProps, ButtonHTMLAttributes<HTMLButtonElement> {
  href?: never
  loading?: boolean | undefined
  /** The word beside the spinner: "Swapping...". Without it the label stays. */
  loadingLabel?: string
  ref?: Ref<HTMLButtonElement>
}

export interface ButtonLinkProps extends ButtonLookProps, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** With `href` it is a link that looks like a button; otherwise a button of type `button`. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  return props.href === undefined ? <PlainButton {...props} /> : <LinkButton {...props} />
}

function LinkButton({
  variant = 'default',
  size = 32,
  icon,
  iconEnd,
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(buttonClasses({ variant, size, block: block ?? false }), className)}>
      {icon}
      {children}
      {iconEnd}
    </a>
  )
}

function PlainButton(props: ButtonProps) {
  const {
    variant = 'default',
    size = 32,
    icon,
    iconEnd,
    block = false,
    loading = false,
    loadingLabel,
  } = props
  const { className, children, onClick, ...rest } = omitLook(props)

  const swallowWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={swallowWhileLoading}
      // Not `disabled`: a button that loses focus while it works throws keyboard users to the top of the page.
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      className={cx(buttonClasses({ variant, size, loading, block }), className)}
    >
      {loading ? (
        <LoadingContent rest={children}>{loadingLabel ?? children}</LoadingContent>
      ) : (
        <>
          {icon}
          {children}
          {iconEnd}
        </>
      )}
    </button>
  )
}

/** The resting label stays in the same cell, unseen: the button never gets narrower while it works. */
function LoadingContent({ rest, children }: { rest: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-grid items-center justify-items-center *:col-start-1 *:row-start-1">
      <span className="invisible">{rest}</span>
      <span className="inline-flex items-center gap-1.5">
        <Spinner />
        {children}
      </span>
    </span>
  )
}

function omitLook(props: ButtonProps) {
  const { variant, size, icon, iconEnd, block, loading, loadingLabel, href, ...rest } = props
  return rest
}
