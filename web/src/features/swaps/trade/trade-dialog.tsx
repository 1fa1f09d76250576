import { TRADE_MODES, type TradeMode, tradedToken, tradeTitle } from '@windhover/core/swaps/trade-form'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import type { TradeDialogProps } from '../../../lib/feature.ts'
import { Dialog, DialogBody } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Segment } from '../../../ui/segment.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { tradeCopy } from './copy.ts'
import { TradeForm } from './trade-form.tsx'
import { useTradedToken } from './use-traded-token.ts'

const SKELETON_ROWS = 3
const SKELETON_HEIGHT = 64

/** Another vault, token or side is another dialog: nothing typed for one must reach the other. */
export default function TradeDialog(props: TradeDialogProps) {
  const { chain, vault, token, mode, amountText } = props
  return <TradeDialogOf key={[chain, vault.tokenId, token, mode, amountText].join(':')} {...props} />
}

function TradeDialogOf(props: TradeDialogProps) {
  const { chain, vault, token: address, mode: begun, amountText = '', slippagePct, open, onClose } = props
  const [mode, setMode] = useState<TradeMode>(begun)
  const { token, isFailed, error, retry } = useTradedToken(chain, vault, tradedToken(chain, address))
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={token === null ? tradeCopy.mode[mode] : tradeTitle(mode, token.symbol)}
    >
      <div className="flex-none px-5 pb-3">
        <Segment
          stretch
          label={tradeCopy.modes}
          value={mode}
          onValueChange={setMode}
          options={TRADE_MODES.map((value) => ({ value, label: tradeCopy.mode[value], disabled: isBusy }))}
        />
      </div>
      {token !== null && (
        <TradeForm
          // What was typed on one side is an amount of another token on the other.
          key={mode}
          {...{ chain, vault, token, mode, slippagePct, open, onClose }}
          begunText={mode === 'buy' ? amountText : ''}
          onBusy={setBusy}
        />
      )}
      {token === null && (
        <DialogBody>
          {isFailed ? (
            <ErrorState message={errorText(error, tradeCopy.tokenFailed)} onRetry={retry} />
          ) : (
            <SkeletonRows rows={SKELETON_ROWS} rowHeight={SKELETON_HEIGHT} label={tradeCopy.loading} />
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}
