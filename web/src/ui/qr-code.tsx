import { useMemo } from 'react'
import { cx } from './cx.ts'
import { qrModules } from './qr-modules.ts'

export interface QrCodeProps {
  /** What a scanner reads. */
  value: string
  /** Spoken instead of the picture. */
  label: string
  size?: number
  className?: string
}

/** Dark on white in both themes: many scanners read nothing else. */
export function QrCode({ value, label, size = 148, className }: QrCodeProps) {
  const { size: modules, path } = useMemo(() => qrModules(value), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className={cx('flex-none rounded-sm forced-color-adjust-none', className)}
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
