import type { ChainId } from '@windhover/core/chains/chain'
import { canSwap } from '@windhover/core/swaps/swap-form'
import { TRADE_LABELS, type TradeMode, tradeVerb } from '@windhover/core/swaps/trade-form'
import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { FeatureSlot } from '../../../lib/feature-slot.tsx'
import { useVaultKey } from '../../../lib/vault-keys/use-vault-key.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { TermsCheck } from '../card/terms-check.tsx'
import { tradeCopy } from './copy.ts'
import { TradeFacts } from './trade-facts.tsx'
import { TradePay } from './trade-pay.tsx'
import { TradeReceive } from './trade-receive.tsx'
import { type TradeState, useTrade } from './use-trade.ts'
import type { TradedToken } from './use-traded-token.ts'

/** Nothing of it is there before the press. */
const AfterPress = lazy(() => import('./after-press.tsx'))

type TradeFormProps = {
  readonly chain: ChainId
  readonly vault: VaultView
  readonly token: TradedToken
  readonly mode: TradeMode
  /** What the amount begins with. */
  readonly begunText: string
  readonly slippagePct: number | undefined
  readonly open: boolean
  readonly onClose: () => void
  readonly onBusy: (isBusy: boolean) => void
}

export function TradeForm({ onBusy, ...given }: TradeFormProps) {
  const trade = useTrade(given)
  const { chain, mode, token, tag, order, terms } = trade
  const key = useVaultKey(given.vault.tokenId)
  const reportBusy = useEffectEvent(onBusy)
  useEffect(() => reportBusy(order.isBusy), [order.isBusy])
  const label = TRADE_LABELS[tag](`${tradeVerb(mode)} ${token.symbol}`)
  return (
    <>
      <DialogBody>
        {key === null && <Note className="mb-3">{vaultKeyErrors.missing().message}</Note>}
        <TradePay trade={trade} />
        <TradeReceive trade={trade} />
        <QuoteProblem trade={trade} />
        {mode === 'buy' && <FeatureSlot name="tokenRisks" props={{ chain, token: token.address }} />}
        {trade.shown !== null && <TradeFacts trade={trade} quote={trade.shown} />}
        {terms.isShown && <TermsCheck terms={terms} provider="auto" />}
        <Suspense>
          <AfterPress trade={trade} />
        </Suspense>
      </DialogBody>
      <DialogFoot>
        <Button
          variant="primary"
          size={40}
          block
          loading={tag === 'swapping'}
          loadingLabel={label}
          disabled={!canSwap(tag) && tag !== 'swapping'}
          onClick={trade.press}
        >
          {label}
        </Button>
      </DialogFoot>
    </>
  )
}

/** R2-207 */
function QuoteProblem({ trade }: { readonly trade: TradeState }) {
  const { error, refresh } = trade.quote
  if (error === null) return null
  return (
    <div role="alert">
      <FieldError>
        <span>
          {error} <TextButton onClick={() => void refresh()}>{tradeCopy.retry}</TextButton>
        </span>
      </FieldError>
    </div>
  )
}
