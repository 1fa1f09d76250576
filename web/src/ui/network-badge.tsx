import type { ReactNode } from 'react'
import type { ChainLogoName } from './chain-logo.tsx'
import { cx } from './cx.ts'
import bsc from './marks/networks/bsc.svg?no-inline'
import ethereum from './marks/networks/ethereum.svg?no-inline'
import hedera from './marks/networks/hedera.svg?no-inline'
import solana from './marks/networks/solana.svg?no-inline'

const NETWORK: Record<ChainLogoName, string> = { solana, ethereum, bsc, hedera }

const RING = {
  canvas: 'ring-canvas',
  surface: 'ring-surface',
  raised: 'ring-raised',
  popover: 'ring-popover',
}
export type BadgeGround = keyof typeof RING

export interface NetworkBadgeProps {
  chain: ChainLogoName
  label: string
  /** Of the mark it sits on. */
  markSize: number
  /** What lies below: the ring around the badge takes its colour. */
  ground: BadgeGround
  children: ReactNode
}

/** A mark with its network at the bottom right. */
export function NetworkBadge({ chain, label, markSize, ground, children }: NetworkBadgeProps) {
  const size = badgeSize(markSize)
  return (
    <span className="relative inline-flex flex-none">
      {children}
      <img
        src={NETWORK[chain]}
        alt={label}
        width={size}
        height={size}
        className={cx('absolute -right-1 -bottom-[3px] rounded-full ring-2', RING[ground])}
      />
    </span>
  )
}

export function badgeSize(markSize: number): number {
  if (markSize >= 32) return 16
  return markSize >= 28 ? 14 : 12
}
