import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { type ReactNode, useState } from 'react'
import type { TradeDialogProps } from '../../lib/feature.ts'
import { FeatureSlot } from '../../lib/feature-slot.tsx'
import { useSelectedVault } from '../../lib/selected-vault.ts'
import { useVaultKey } from '../../lib/vault-keys/use-vault-key.ts'
import { toast } from '../../ui/toast-store.ts'
import { tokenRowsCopy } from './copy.ts'

type Bought = { readonly chain: ChainId; readonly address: string }
type Begun = Pick<TradeDialogProps, 'amountText' | 'slippagePct'>

export type Buying = {
  readonly canBuy: (chain: ChainId) => boolean
  readonly buy: (token: Bought, begun?: Begun) => void
  readonly isOpen: boolean
  readonly dialog: ReactNode
}

/** Whether the vault can pay on a chain at all. */
function hasWallet(vault: VaultView | null, chain: ChainId): vault is VaultView {
  if (vault === null) return false
  return chain === 'hedera' ? vault.hederaAccountId !== null : true
}

/** Opens the dialog that every Buy of the product opens; without wallet or key it says so and asks nobody (R1-240). */
export function useBuy(): Buying {
  const { vault } = useSelectedVault()
  const key = useVaultKey(vault?.tokenId ?? null)
  const [bought, setBought] = useState<(Bought & Begun) | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const canBuy = (chain: ChainId) => hasWallet(vault, chain) && key !== null && key !== undefined
  return {
    canBuy,
    isOpen,
    buy: ({ chain, address }, begun = {}) => {
      if (!canBuy(chain)) {
        toast.error({ title: tokenRowsCopy.notConnected })
        return
      }
      setBought({ chain, address, ...begun })
      setIsOpen(true)
    },
    dialog: bought !== null && vault !== null && (
      <FeatureSlot
        name="tradeDialog"
        props={{
          ...withoutAddress(bought),
          vault,
          token: bought.address,
          mode: 'buy',
          open: isOpen,
          onClose: () => setIsOpen(false),
        }}
      />
    ),
  }
}

function withoutAddress({ address, ...rest }: Bought & Begun) {
  return rest
}
