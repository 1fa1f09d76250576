import type { ChainId } from '@windhover/core/chains/chain'
import { useState } from 'react'
import type { PickedToken } from '../../../lib/feature.ts'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { useSelectedVault } from '../../../lib/selected-vault.ts'

type AddTokenProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPick: (token: PickedToken) => void
}

/** The picker of every network. Its code comes when it is opened first. */
export function AddToken({ open, onClose, onPick }: AddTokenProps) {
  const { vault } = useSelectedVault()
  const [chain, setChain] = useState<ChainId>('solana')
  const [asked, setAsked] = useState(false)
  if (open && !asked) setAsked(true)
  if (!asked) return null
  return (
    <FeatureSlot
      name="tokenPicker"
      props={{
        chain,
        vault,
        open,
        selected: null,
        onPick: (token) => token !== null && onPick(token),
        onChain: setChain,
        onClose,
      }}
    />
  )
}
