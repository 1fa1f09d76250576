import { cx } from '../ui/cx.ts'
import { groupAddress } from './group-address.ts'

type GroupedAddressProps = {
  readonly address: string
  /** Where it is compared with another one, groups that differ stand out; else the ends, which people know it by. */
  readonly other?: string
  readonly className?: string
}

/** A whole address, six groups of four to a line, as people compare them. */
export function GroupedAddress({ address, other, className }: GroupedAddressProps) {
  const groups = groupAddress(address, other ?? address)
  const lastAt = groups.at(-1)?.at
  return (
    <span className={cx('mono grid grid-cols-[repeat(6,max-content)] gap-x-2', className)}>
      {groups.map(({ at, text, differs }) => (
        <span
          key={at}
          className={cx(
            differs && 'font-semibold underline underline-offset-3',
            other === undefined && (at === 0 || at === lastAt) && 'font-semibold text-1',
          )}
        >
          {text}
        </span>
      ))}
    </span>
  )
}
