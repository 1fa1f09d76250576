import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { type HTMLAttributes, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { PanelHostContext } from './panel-host.ts'

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** Spoken name of the region. */
  label?: string
}

/** A container for narrow-panel rules (`@max-narrow/panel:`) and the ground that a sheet rises on. */
export function Panel({ label, className, children, ...rest }: PanelProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  return (
    <section
      {...rest}
      ref={setHost}
      aria-label={label}
      className={cx(
        '@container/panel relative isolate flex h-full min-h-0 min-w-0 flex-col overflow-hidden bg-surface',
        className,
      )}
    >
      <PanelHostContext value={host}>{children}</PanelHostContext>
    </section>
  )
}

export interface PanelHeadProps {
  /** 16 px. */
  icon?: ReactNode
  title: ReactNode
  /** One line: vault, state, age. */
  context?: ReactNode
  /** Directly after the title: a segment for the network. */
  children?: ReactNode
  actions?: ReactNode
  onClose?: () => void
  closeLabel?: string
  onBack?: () => void
  backLabel?: string
  /** 48 beside the chat, 56 alone. */
  height?: 48 | 56
  level?: 'h1' | 'h2'
}

export function PanelHead(props: PanelHeadProps) {
  const {
    icon,
    title,
    context,
    children,
    actions,
    onClose,
    closeLabel = 'Close',
    onBack,
    backLabel = 'Back',
  } = props
  const { height = 56, level: Heading = 'h2' } = props
  return (
    <header
      className={cx(
        'flex flex-none items-center gap-2 border-b pr-3 pl-5 max-md:h-13 max-md:pr-1 max-md:pl-4 @max-narrow/panel:pl-4',
        height === 56 ? 'h-14' : 'h-12',
      )}
    >
      {onBack && (
        <IconButton label={backLabel} icon={<ArrowLeft size={16} />} onClick={onBack} className="-ml-2" />
      )}
      {icon && (
        <span aria-hidden="true" className="flex-none">
          {icon}
        </span>
      )}
      <Heading className="truncate text-title font-semibold">{title}</Heading>
      {context && (
        <span className="truncate pl-1 text-caption text-3 @max-narrow/panel:hidden">{context}</span>
      )}
      {children}
      <div className="ml-auto flex flex-none items-center gap-2">
        {actions}
        {onClose && (
          <IconButton
            label={closeLabel}
            icon={<X size={16} />}
            onClick={onClose}
            className="max-md:size-11"
          />
        )}
      </div>
    </header>
  )
}

export interface PanelBodyProps extends HTMLAttributes<HTMLDivElement> {
  /** Off for tables that run edge to edge. */
  padded?: boolean
}

export function PanelBody({ padded = true, className, ...rest }: PanelBodyProps) {
  return (
    <div
      {...rest}
      className={cx(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain',
        padded && 'p-5 max-md:p-4 @max-narrow/panel:p-4',
        className,
      )}
    />
  )
}
