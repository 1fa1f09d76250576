import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type ChainLogoName = 'solana' | 'ethereum' | 'bsc' | 'hedera'

const ART: Record<ChainLogoName, ReactNode> = {
  solana: (
    <>
      <rect width="32" height="32" fill="#2a2147" />
      <path
        d="M11 12.5h12.5l-3 3H8zM8 17.5h12.5l3 3H11zM11 22.5h12.5l-3 3H8z"
        transform="translate(.2 -3)"
        fill="#8f6bff"
      />
      <path d="M8.2 14.5h12.5l3 3H11.2z" fill="#5ec8d8" />
      <path d="M11.2 9.5h12.5l-3 3H8.2z" fill="#3fe0b0" />
    </>
  ),
  ethereum: (
    <>
      <rect width="32" height="32" fill="#627eea" />
      <g fill="#fff">
        <path d="M16 6v7.4l6 2.7z" fillOpacity=".62" />
        <path d="m16 6-6 10.1 6-2.7z" />
        <path d="M16 21.3v4.7l6-8.4z" fillOpacity=".62" />
        <path d="M16 26v-4.7l-6-3.7z" />
        <path d="m16 20.1 6-4-6-2.7z" fillOpacity=".25" />
        <path d="m10 16.1 6 4v-6.7z" fillOpacity=".62" />
      </g>
    </>
  ),
  bsc: (
    <>
      <rect width="32" height="32" fill="#f0b90b" />
      <g fill="#1b1504">
        <path d="m16 7 5.2 5.2-2.4 2.4L16 11.8l-2.8 2.8-2.4-2.4z" />
        <path d="m16 25-5.2-5.2 2.4-2.4 2.8 2.8 2.8-2.8 2.4 2.4z" />
        <path d="M9.4 13.6 11.8 16l-2.4 2.4L7 16zM22.6 13.6 25 16l-2.4 2.4-2.4-2.4zM16 13.6l2.4 2.4-2.4 2.4-2.4-2.4z" />
      </g>
    </>
  ),
  hedera: (
    <>
      <rect width="32" height="32" fill="#3a4552" />
      <path
        d="M11.5 8.5v15M20.5 8.5v15M11.5 13.5h9M11.5 18.5h9"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
}

export interface ChainLogoProps {
  chain: ChainLogoName
  size?: number
  /** Only where no name stands beside it. */
  label?: string
  className?: string
}

export function ChainLogo({ chain, size = 32, label, className }: ChainLogoProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      className={cx('block flex-none rounded-full forced-color-adjust-none', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {ART[chain]}
    </svg>
  )
}
