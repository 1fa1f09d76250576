import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { PickedToken } from '../../../lib/feature.ts'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { cardCopy } from '../copy.ts'

type TokenButtonProps = {
  /** 'Token to sell', before what is chosen. */
  readonly label: string
  readonly chain: ChainId
  readonly vault: VaultView | null
  readonly token: PickedToken | null
  readonly disabled: boolean
  readonly onPick: (token: PickedToken | null) => void
}

/** Opens the picker. Its code comes with the first press, and stays so that it can close in its own time. */
export function TokenButton({ label, chain, vault, token, disabled, onPick }: TokenButtonProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={`${label}: ${token?.symbol ?? cardCopy.select}`}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
        className="flex h-9 max-w-[55%] flex-none items-center gap-2 rounded-full border bg-raised pr-2.5 pl-1.5 font-semibold hover-step enabled-hover:bg-hover enabled-active:bg-active disabled:border-transparent disabled:bg-hover disabled:text-off max-md:h-11 max-md:pr-3 max-md:pl-2"
      >
        {token === null ? (
          <span className="pl-1.5 whitespace-nowrap">{cardCopy.select}</span>
        ) : (
          <>
            <TokenMark token={token} size={24} />
            <span className="min-w-0 truncate">{token.symbol}</span>
          </>
        )}
        <ChevronDown size={14} aria-hidden="true" className="flex-none text-3" />
      </button>
      {asked && (
        <FeatureSlot
          name="tokenPicker"
          props={{ chain, vault, open, selected: token, onPick, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
