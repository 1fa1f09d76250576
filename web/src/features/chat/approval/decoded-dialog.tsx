import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import type { ProposalView } from '@windhover/core/transactions/proposal'
import { Address } from '../../../ui/address.tsx'
import { Dialog, DialogBody } from '../../../ui/dialog.tsx'
import { FactRow } from '../../../ui/fact-row.tsx'
import { RiskList } from '../cards/risk-list.tsx'
import { approvalCopy } from './approval-copy.ts'
import { describeIntent } from './describe-intent.ts'
import { splitRisks } from './split-risks.ts'

type DecodedDialogProps = {
  readonly view: ProposalView
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The transaction as it was read back: every token and recipient by its whole address. */
export function DecodedDialog({ view, open, onOpenChange }: DecodedDialogProps) {
  const { intent, intentHash, preview, tokens } = view
  const { fields } = approvalCopy
  const { notes } = splitRisks(view.risks)
  return (
    <Dialog title={approvalCopy.decodedTitle} width={600} open={open} onOpenChange={onOpenChange}>
      <DialogBody>
        <p className="mb-3 text-3">{approvalCopy.decodedHint}</p>
        <dl>
          <FactRow label={fields.type}>{describeIntent({ intent, tokens })}</FactRow>
          <FactRow label={fields.chain}>{CHAINS[intent.chain].name}</FactRow>
          <FactRow label={fields.vault}>#{intent.vaultId}</FactRow>
          {intent.type === 'swap' && <FactRow label={fields.venue}>{intent.venue}</FactRow>}
          {intent.type === 'transfer' && (
            <FactRow label={approvalCopy.to}>
              <span className="mono">{intent.to}</span>
            </FactRow>
          )}
          {tokens.map(({ address, symbol }) => (
            <FactRow key={address} label={symbol}>
              <span className="mono">{address}</span>
            </FactRow>
          ))}
          <FactRow label={fields.hash}>
            <Address value={intentHash} head={10} tail={10} copy copyLabel="Copy intent hash" />
          </FactRow>
        </dl>
        {notes.length > 0 && (
          <>
            <h3 className="mt-4 mb-1.5 text-caption font-medium text-3">{approvalCopy.notes}</h3>
            <RiskList risks={notes} />
          </>
        )}
        {preview.succeeds && (
          <>
            <h3 className="mt-4 mb-1 text-caption font-medium text-3">{approvalCopy.changes}</h3>
            <dl>
              {preview.changes.map(({ token, symbol, decimals, amountRaw }) => (
                <FactRow key={token} label={symbol ?? token}>
                  {amountRaw.startsWith('-') ? '' : '+'}
                  {showAmount(BigInt(amountRaw), decimals).replace('-', '−')}
                </FactRow>
              ))}
            </dl>
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}
