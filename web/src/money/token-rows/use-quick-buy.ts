import type { ChainId } from '@windhover/core/chains/chain'
import { presetAmounts } from '@windhover/core/swaps/preset-amounts'
import { useState } from 'react'
import { useSelectedVault } from '../../lib/selected-vault.ts'
import { useVaultSettings } from '../../lib/settings.ts'
import { useBuy } from './use-buy.tsx'

const SOL_DECIMALS = 9

type Token = { readonly chain: ChainId; readonly address: string }

/** G40: Buy opens the dialog filled with the preset that is chosen; with Disable Quick Buy on there is no Buy. */
export function useQuickBuy() {
  const { vault } = useSelectedVault()
  const { buyPresets, trenchesSlippage, showQuickBuy } = useVaultSettings(vault?.tokenId ?? null)
  const [preset] = buyPresets.trenches
  const amounts = presetAmounts(preset, SOL_DECIMALS)
  const [wanted, choose] = useState<string | null>(null)
  const chosen = amounts.find((amount) => amount === wanted) ?? amounts[1] ?? amounts[0] ?? ''
  const { buy, isOpen, dialog } = useBuy()
  return {
    isOffered: showQuickBuy,
    amounts,
    chosen,
    choose,
    isOpen,
    dialog,
    buy: (token: Token) => {
      // The presets are amounts of SOL: elsewhere the dialog has those of its own coin.
      const begun = token.chain === 'solana' ? { amountText: chosen, slippagePct: trenchesSlippage } : {}
      buy(token, begun)
    },
  }
}

export type QuickBuy = ReturnType<typeof useQuickBuy>
