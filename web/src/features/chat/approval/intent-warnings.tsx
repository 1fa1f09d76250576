import { kindOf } from '@windhover/core/transactions/intent'
import type { ProposedIntent } from '@windhover/core/transactions/proposal'
import { RiskList } from '../../../money/cards/risk-list.tsx'
import { recipientCopy } from '../../../money/recipient-copy.ts'
import { needsComparing, RecipientWarnings } from '../../../money/recipient-warnings.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ProvenanceList } from './provenance-list.tsx'
import { splitRisks } from './split-risks.ts'

/** The address that has to be compared letter by letter before this may be approved. */
export function addressToCompare({ intent, preview }: ProposedIntent): string | null {
  return needsComparing(preview) ? kindOf(intent).recipient(intent) : null
}

type IntentWarningsProps = {
  readonly shown: ProposedIntent
  /** Which addresses were compared: a tick does not count for the one that takes its place. */
  readonly compared: readonly string[]
  readonly onCompare: (address: string, isCompared: boolean) => void
}

/** What to look at twice, and what did not come from the person. */
export function IntentWarnings({ shown, compared, onCompare }: IntentWarningsProps) {
  const { intent, preview } = shown
  const recipient = kindOf(intent).recipient(intent)
  const doubtful = addressToCompare(shown)
  return (
    <>
      {recipient !== null && (
        <RecipientWarnings
          chain={intent.chain}
          warnings={preview.warnings}
          address={recipient}
          paidOn={() => null}
        />
      )}
      {doubtful !== null && (
        <Checkbox
          checked={compared.includes(doubtful)}
          onCheckedChange={(isTicked) => onCompare(doubtful, isTicked)}
          label={recipientCopy.compared}
        />
      )}
      <RiskList risks={splitRisks(shown.risks).warnings} />
      <ProvenanceList view={shown} />
    </>
  )
}
