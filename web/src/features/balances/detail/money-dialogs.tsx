import type { ChainId } from '@windhover/core/chains/chain'
import type { TradeMode } from '@windhover/core/swaps/trade-form'
import type { VaultView } from '@windhover/core/vaults/contract'
import { useState } from 'react'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'

type MoneyDialog = 'send' | 'wrap' | 'trade'
type Trade = { readonly token: string; readonly mode: TradeMode }

/** Which dialog is open and for which token. The code of a dialog is loaded when it is first opened. */
export function useMoneyDialogs() {
  const [open, setOpen] = useState<MoneyDialog | null>(null)
  const [asked, setAsked] = useState<ReadonlySet<MoneyDialog>>(new Set())
  /** Kept when the dialog closes, so that it does not change while it fades out. */
  const [token, setToken] = useState<string>()
  const [trade, setTrade] = useState<Trade>()
  const show = (dialog: MoneyDialog) => {
    setOpen(dialog)
    setAsked((before) => new Set([...before, dialog]))
  }
  return {
    open,
    asked,
    token,
    trade,
    /** Without a token the dialog begins with the coin of the chain. */
    showSend: (chosen?: string) => {
      setToken(chosen)
      show('send')
    },
    showWrap: () => show('wrap'),
    showTrade: (chosen: string, mode: TradeMode) => {
      setTrade({ token: chosen, mode })
      show('trade')
    },
    close: () => setOpen(null),
  }
}
type MoneyDialogsState = ReturnType<typeof useMoneyDialogs>

type MoneyDialogsProps = {
  readonly chain: ChainId
  readonly vault: VaultView
  readonly dialogs: MoneyDialogsState
}

export function MoneyDialogs({ chain, vault, dialogs }: MoneyDialogsProps) {
  const { open, asked, token, trade, close } = dialogs
  const chosen = token === undefined ? {} : { token }
  return (
    <>
      {asked.has('send') && (
        <FeatureSlot
          name="sendDialog"
          props={{ chain, vault, ...chosen, open: open === 'send', onClose: close }}
        />
      )}
      {asked.has('wrap') && (chain === 'solana' || chain === 'hedera') && (
        <FeatureSlot name="wrapDialog" props={{ chain, vault, open: open === 'wrap', onClose: close }} />
      )}
      {trade !== undefined && (
        <FeatureSlot
          name="tradeDialog"
          props={{ chain, vault, ...trade, open: open === 'trade', onClose: close }}
        />
      )}
    </>
  )
}
