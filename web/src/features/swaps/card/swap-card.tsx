import type { ChainId } from '@windhover/core/chains/chain'
import { swapErrors } from '@windhover/core/swaps/errors'
import { SWAP_LABELS } from '@windhover/core/swaps/swap-form'
import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { cardCopy } from '../copy.ts'
import { OrderProgress } from '../parts/order-progress.tsx'
import { PriceMoved } from '../parts/price-moved.tsx'
import { type SwapCardState, useSwapCard } from '../use-swap-card.ts'
import { BuySide } from './buy-side.tsx'
import { CardHead } from './card-head.tsx'
import { FlipButton } from './flip-button.tsx'
import { LowHbar } from './low-hbar.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { SellSide } from './sell-side.tsx'
import { TermsCheck } from './terms-check.tsx'

type SwapCardProps = { readonly chain: ChainId; readonly vault: VaultView | null }

export function SwapCard({ chain, vault }: SwapCardProps) {
  const card = useSwapCard(chain, vault)
  const { tag, quote, fields } = card
  const { buy } = fields.pair
  const isBusy = tag === 'quoting' || tag === 'swapping'
  return (
    <section
      aria-label={cardCopy.titles[chain]}
      className="flex flex-1 flex-col p-5 max-md:px-4 max-md:pb-0 @max-narrow/panel:px-4"
    >
      <CardHead chain={chain} slippagePct={card.slippagePct} />
      {(chain === 'ethereum' || chain === 'bsc') && <ProviderChoice chain={chain} card={card} />}
      <CardNotes card={card} />
      <SellSide card={card} />
      <FlipButton onFlip={card.flip} disabled={vault === null} />
      <BuySide card={card} />
      <div className="mt-2 empty:hidden">
        {buy !== null && <FeatureSlot name="tokenRisks" props={{ chain, token: buy.address }} />}
      </div>
      {card.terms.isShown && <TermsCheck terms={card.terms} provider={fields.provider} />}
      <div
        className={
          'mt-4 max-md:sticky max-md:bottom-0 max-md:order-last max-md:mt-auto max-md:bg-surface max-md:pt-3 max-md:pb-7'
        }
      >
        <Button
          variant="primary"
          size={48}
          block
          loading={isBusy}
          loadingLabel={SWAP_LABELS[tag]}
          disabled={tag !== 'ready' && !isBusy}
          onClick={card.press}
        >
          {SWAP_LABELS[tag]}
        </Button>
      </div>
      {tag === 'offline' && (
        <p className="mt-3 text-center text-caption text-balance text-3">{cardCopy.amountStays}</p>
      )}
      <Problem card={card} />
      {card.isAsking && card.fields.pair.buy !== null && card.quote.state !== 'failed' && (
        <PriceMoved
          now={card.quote.quote}
          symbol={card.fields.pair.buy.symbol}
          onAccept={card.accept}
          onDismiss={card.keepWaiting}
        />
      )}
      {/* A price that moved is asked about instead. */}
      {(!card.isAsking || card.order.submission.phase === 'unanswered') && (
        <OrderProgress order={card.order} ground="bg-raised" />
      )}
      {quote.last !== null && <QuoteFacts card={card} quote={quote.last} />}
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

/** Why there is no quote, or what was left out. */
function Problem({ card }: { readonly card: SwapCardState }) {
  const text = problemOf(card)
  if (text === null) return null
  return (
    <div role="alert" className="mt-1">
      <FieldError>
        <span>
          {text}{' '}
          {card.tag === 'quote-error' && (
            <TextButton onClick={() => void card.quote.refresh()}>{cardCopy.retryQuote}</TextButton>
          )}
        </span>
      </FieldError>
    </div>
  )
}

function problemOf({ tag, quote, pressedWithout }: SwapCardState): string | null {
  if (tag === 'same-token') return swapErrors.sameToken().message
  if (pressedWithout) return swapErrors.missingParameters().message
  return quote.error
}
