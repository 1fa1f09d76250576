import type { ChainId } from '@windhover/core/chains/chain'
import type { AppId } from '@windhover/core/workspace/app-ids'
import { useEffect, useRef } from 'react'
import { openApp } from '../../../lib/open-app.ts'
import { Segment } from '../../../ui/segment.tsx'
import { cardCopy, panelCopy } from '../copy.ts'

export const SWAP_APPS: Readonly<Record<ChainId, AppId>> = {
  solana: 'swap-solana',
  ethereum: 'swap-ethereum',
  bsc: 'swap-bsc',
  hedera: 'swap-hedera',
}
const CHAIN_IDS = ['solana', 'ethereum', 'bsc', 'hedera'] as const

/** Which of the two drawn choices was used last: the panel of the next network gives the focus back to it. */
let usedPlace: string | null = null

type NetworkTabsProps = {
  readonly chain: ChainId
  /** Drawn in the head where there is room, else above the card. */
  readonly place: 'head' | 'body'
  readonly className: string
}

/** Another network is another app of the address. */
export function NetworkTabs({ chain, place, className }: NetworkTabsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (usedPlace !== place) return
    // After the workspace has put the focus on the new panel's heading.
    const timer = setTimeout(() => {
      usedPlace = null
      box.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    })
    return () => clearTimeout(timer)
  }, [place])
  return (
    <div ref={box} className={className}>
      <Segment
        label={panelCopy.networks}
        value={chain}
        onValueChange={(next) => {
          usedPlace = place
          openApp(SWAP_APPS[next])
        }}
        options={CHAIN_IDS.map((value) => ({ value, label: cardCopy.titles[value] }))}
        stretch={place === 'body'}
      />
    </div>
  )
}
