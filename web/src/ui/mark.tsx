import { cx } from './cx.ts'

const FULL_CUT = {
  viewBox: '0 0 24 24',
  bird: 'M12 2.2c.9 0 1.5.6 1.7 1.5 1.6.5 3 .1 4.6-1.1 3.2 2.3 4.9 6 5.3 10.8-2.2-3.3-5.7-4.6-9.7-3.1l1.2 7.3c-2 .8-4.2.8-6.2 0l1.2-7.3C6.1 8.8 2.6 10.1.4 13.4.8 8.6 2.5 4.9 5.7 2.6c1.6 1.2 3 1.6 4.6 1.1.2-.9.8-1.5 1.7-1.5Z',
  dot: { cx: 12, cy: 21.5, r: 1.9 },
}
const SMALL_CUT = {
  viewBox: '0 0 16 16',
  bird: 'M8 .6c1 0 1.7.7 1.8 1.7C12.7 1.9 15.4 4.4 16 10.1 14.5 7.6 12.5 6.6 10 6.9L10.5 11H5.5L6 6.9C3.5 6.6 1.5 7.6 0 10.1.6 4.4 3.3 1.9 6.2 2.3 6.3 1.3 7 .6 8 .6Z',
  dot: { cx: 8, cy: 14, r: 2 },
}
const LARGEST_SMALL_CUT = 20

export interface MarkProps {
  size?: number
  /** `quiet` is the agent's mark in the thread. */
  tone?: 'strong' | 'quiet'
  /** Set only where no name stands beside it. */
  label?: string
  className?: string
}

export function Mark({ size = 24, tone = 'strong', label, className }: MarkProps) {
  const cut = size <= LARGEST_SMALL_CUT ? SMALL_CUT : FULL_CUT
  return (
    <svg
      width={size}
      height={size}
      viewBox={cut.viewBox}
      className={cx('block flex-none', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={cut.bird} className={tone === 'quiet' ? 'fill-2' : 'fill-1'} />
      <circle {...cut.dot} className="fill-accent" />
    </svg>
  )
}
