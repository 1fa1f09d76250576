import type { ChainId } from '@windhover/core/chains/chain'
import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { lazy, Suspense } from 'react'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { Note } from '../../../ui/note.tsx'
import { cardCopy } from '../copy.ts'
import { type SwapCardState, useSwapCard } from '../use-swap-card.ts'
import { BuySide } from './buy-side.tsx'
import { CardHead } from './card-head.tsx'
import { FlipButton } from './flip-button.tsx'
import { LowHbar } from './low-hbar.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { SellSide } from './sell-side.tsx'
import { SwapDock } from './swap-dock.tsx'
import { TermsCheck } from './terms-check.tsx'

/** Nothing of these is there before an amount is: they come behind the form. */
const SwapSummary = lazy(() => import('./swap-summary.tsx'))
const AfterPress = lazy(() => import('./after-press.tsx'))

type SwapCardProps = { readonly chain: ChainId; readonly vault: VaultView | null }

export function SwapCard({ chain, vault }: SwapCardProps) {
  const card = useSwapCard(chain, vault)
  const { fields, order } = card
  const { buy } = fields.pair
  return (
    <section
      aria-label={cardCopy.titles[chain]}
      className="flex flex-1 flex-col px-5 pt-4 max-md:px-4 @max-narrow/panel:px-4"
    >
      <CardHead card={card} />
      {(chain === 'ethereum' || chain === 'bsc') && <ProviderChoice chain={chain} card={card} />}
      <CardNotes card={card} />
      <SellSide card={card} />
      <FlipButton onFlip={card.flip} disabled={vault === null} />
      <BuySide card={card} />
      <div className="mt-2 empty:hidden">
        {buy !== null && <FeatureSlot name="tokenRisks" props={{ chain, token: buy.address }} />}
      </div>
      {card.terms.isShown && <TermsCheck terms={card.terms} provider={fields.provider} />}
      <Suspense>
        {!order.isSwapping && <SwapSummary card={card} />}
        <AfterPress card={card} />
      </Suspense>
      <SwapDock card={card} />
    </section>
  )
}

function CardNotes({ card }: { readonly card: SwapCardState }) {
  const key = useVaultKey(card.vault?.tokenId ?? null)
  return (
    <>
      {card.vault === null && <Note className="mb-3">{cardCopy.noVault}</Note>}
      {card.vault !== null && key === null && (
        <Note className="mb-3">{vaultKeyErrors.missing().message}</Note>
      )}
      {card.chain === 'hedera' && <LowHbar nativeRaw={card.tokens.balanceOf('native')} />}
    </>
  )
}
