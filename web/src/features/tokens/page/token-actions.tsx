import type { TradeMode } from '@windhover/core/swaps/trade-form'
import type { TokenView } from '@windhover/core/tokens/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { askTokenStats } from '../../../lib/ask-token-stats.ts'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { Button } from '../../../ui/button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { pageCopy } from '../copy.ts'
import type { Position } from './use-position.ts'

type TokenActionsProps = {
  readonly token: TokenView
  /** Then nothing invites to buy it. */
  readonly isLookAlike: boolean
  readonly vault: VaultView | null
  readonly position: Position
}

/** The dialog of every Buy and Sell of the product, and the question that Info asks. */
export function TokenActions({ token, isLookAlike, vault, position }: TokenActionsProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  const size = phone ? 48 : 40
  const [mode, setMode] = useState<TradeMode | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const trade = (next: TradeMode) => {
    setMode(next)
    setIsOpen(true)
  }
  const whyNot = reasonAgainstTrade(token, vault)
  return (
    <div className="flex flex-none gap-2 @max-narrow/panel:w-full @max-narrow/panel:*:flex-1 max-md:*:flex-1">
      <Button
        size={size}
        icon={<MessageCircle size={16} aria-hidden="true" />}
        onClick={() => askTokenStats(token)}
      >
        {pageCopy.ask}
      </Button>
      <TradeButton
        label={pageCopy.sell}
        size={size}
        whyNot={whyNot ?? reasonAgainstSale(token, position)}
        onPress={() => trade('sell')}
      />
      <TradeButton
        label={pageCopy.buy}
        size={size}
        isMain={!isLookAlike}
        whyNot={whyNot}
        onPress={() => trade('buy')}
      />
      {mode !== null && vault !== null && (
        <FeatureSlot
          name="tradeDialog"
          props={{
            chain: token.chain,
            vault,
            token: token.address,
            mode,
            open: isOpen,
            onClose: () => setIsOpen(false),
          }}
        />
      )}
    </div>
  )
}

function reasonAgainstTrade({ chain }: TokenView, vault: VaultView | null): string | null {
  if (vault === null) return pageCopy.noVault
  return chain === 'hedera' && vault.hederaAccountId === null ? pageCopy.noHederaAccount : null
}

function reasonAgainstSale({ symbol }: TokenView, { heldRaw }: Position): string | null {
  if (heldRaw === null) return pageCopy.balanceUnknown
  return heldRaw === 0n ? pageCopy.holdNone(symbol) : null
}

type TradeButtonProps = {
  readonly label: string
  readonly size: 40 | 48
  readonly isMain?: boolean
  /** It stays reachable, so that the reason can be read. */
  readonly whyNot: string | null
  readonly onPress: () => void
}

function TradeButton({ label, size, isMain = false, whyNot, onPress }: TradeButtonProps) {
  const button = (
    <Button
      variant={isMain && whyNot === null ? 'primary' : 'default'}
      size={size}
      aria-haspopup="dialog"
      {...(whyNot === null ? {} : { 'aria-disabled': true, 'aria-description': whyNot })}
      className={isMain ? 'min-w-24 max-md:flex-[1.4]!' : 'min-w-21'}
      onClick={() => whyNot === null && onPress()}
    >
      {label}
    </Button>
  )
  return whyNot === null ? button : <Tooltip content={whyNot}>{button}</Tooltip>
}
