import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import { kindOf } from '@windhover/core/transactions/intent'
import type { ProposedIntent } from '@windhover/core/transactions/proposal'
import { RiskList } from '../../../money/cards/risk-list.tsx'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { kindViewOf } from '../../../money/intents/intent-kind-view.ts'
import { Address } from '../../../ui/address.tsx'
import { Dialog, DialogBody } from '../../../ui/dialog.tsx'
import { FactRow } from '../../../ui/fact-row.tsx'
import { approvalCopy } from './approval-copy.ts'
import { splitRisks } from './split-risks.ts'

type DecodedDialogProps = {
  readonly intents: readonly ProposedIntent[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Each transaction as it was read back: every token and recipient by its whole address. */
export function DecodedDialog({ intents, open, onOpenChange }: DecodedDialogProps) {
  return (
    <Dialog title={approvalCopy.decodedTitle} width={600} open={open} onOpenChange={onOpenChange}>
      <DialogBody>
        <p className="mb-3 text-3">{approvalCopy.decodedHint}</p>
        {intents.map((shown) => (
          <section
            key={shown.intentHash}
            className="not-last:mb-4 not-last:border-b not-last:border-line-subtle not-last:pb-4"
          >
            <DecodedIntent shown={shown} />
          </section>
        ))}
      </DialogBody>
    </Dialog>
  )
}

function DecodedIntent({ shown }: { readonly shown: ProposedIntent }) {
  const { intent, intentHash, preview, tokens } = shown
  const { fields } = approvalCopy
  const { notes } = splitRisks(shown.risks)
  const venue = kindViewOf(intent).venue?.(intent)
  const recipient = kindOf(intent).recipient(intent)
  return (
    <>
      <dl>
        <FactRow label={fields.type}>{describeIntent({ intent, tokens })}</FactRow>
        <FactRow label={fields.chain}>{CHAINS[intent.chain].name}</FactRow>
        <FactRow label={fields.vault}>#{intent.vaultId}</FactRow>
        {venue !== undefined && <FactRow label={fields.venue}>{venue}</FactRow>}
        {recipient !== null && (
          <FactRow label={approvalCopy.to}>
            <span className="mono">{recipient}</span>
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
    </>
  )
}
