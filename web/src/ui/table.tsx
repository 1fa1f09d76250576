import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ComponentProps, HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface TableProps extends ComponentProps<'table'> {
  /** Spoken name. */
  label: string
  /** 56 with two lines, 48 dense, 44 with one line, 36 nested. */
  rowHeight?: 36 | 44 | 48 | 56
}

const ROW = { 36: '[--row:36px]', 44: '[--row:44px]', 48: '[--row:48px]', 56: '[--row:56px]' }

export function Table({ label, rowHeight = 56, className, children, ...rest }: TableProps) {
  return (
    <table {...rest} className={cx('num w-full border-collapse', ROW[rowHeight], className)}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      {children}
    </table>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

/** Takes the place of rows that are out of sight and not drawn. */
export function TableGap({ px }: { px: number }) {
  if (px === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true">
      <td className="border-b border-line-subtle" style={{ height: px }} />
    </tr>
  )
}

export function TableRow({ className, ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...rest} className={cx('hover-step hover:bg-hover', className)} />
}

const CELL =
  'px-2 whitespace-nowrap first:pl-5 last:pr-5 @max-narrow/panel:px-1 @max-narrow/panel:first:pl-4 @max-narrow/panel:last:pr-3 max-md:first:pl-4 max-md:last:pr-4'

export type SortDirection = 'ascending' | 'descending' | 'none'

export interface ThProps extends Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align' | 'aria-sort'> {
  align?: 'start' | 'end'
  /** Given: the column can be sorted. */
  sort?: SortDirection
  onSort?: () => void
}

export function Th({ align = 'start', sort, onSort, className, children, ...rest }: ThProps) {
  const sorted = sort === 'ascending' || sort === 'descending'
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sort}
      className={cx(
        CELL,
        'h-8 border-b text-micro font-medium',
        sorted ? 'text-1' : 'text-3',
        align === 'end' ? 'text-right' : 'text-left',
        className,
      )}
    >
      {sort ? (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex items-center gap-[3px] font-medium hover-step hover:text-1"
        >
          {children}
          {sorted && <Arrow size={11} aria-hidden="true" className="stroke-[2]" />}
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export interface TdProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align'> {
  align?: 'start' | 'end'
  /** The second line of the cell. */
  sub?: ReactNode
}

export function Td({ align = 'start', sub, className, children, ...rest }: TdProps) {
  return (
    <td
      {...rest}
      className={cx(
        CELL,
        'h-(--row) border-b border-line-subtle',
        align === 'end' && 'text-right',
        className,
      )}
    >
      {children}
      {sub && <span className="block text-caption text-3">{sub}</span>}
    </td>
  )
}
