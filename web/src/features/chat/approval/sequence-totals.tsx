import type { ProposalView } from '@windhover/core/transactions/proposal'
import { type StepTotals, sumSteps, type TokenAmount } from '@windhover/core/transactions/sum-steps'
import { formatUsd } from '../../../lib/format-usd.ts'
import { amountOf } from '../../../money/intents/token-facts.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { approvalCopy } from './approval-copy.ts'
import { namedByChanges, readLegs } from './read-legs.ts'

/** What leaves, what stays, what it costs: of all steps together. */
export function SequenceTotals({ view }: { readonly view: ProposalView }) {
  const { sends, endsWith, paysOthers, after, fees, loss } = sumSteps(view)
  return (
    <div className="grid grid-cols-2 gap-x-8 border-t px-4 py-2.5 @max-narrow/chat:grid-cols-1">
      <dl>
        <Amounts label={approvalCopy.send} amounts={sends} view={view} isPriced />
        <Amounts label={approvalCopy.endWith} amounts={endsWith} view={view} isPriced />
        <Amounts label={approvalCopy.after} amounts={after} view={view} />
      </dl>
      <dl>
        <Amounts label={approvalCopy.paidToOthers} amounts={paysOthers} view={view} isPriced isStrong />
        <FactRow label={approvalCopy.feesTotal}>{feesText(fees)}</FactRow>
        {loss !== null && (
          <FactRow label={approvalCopy.maxLossOf(loss.count)}>
            <span className="font-semibold">{formatUsd(loss.usd)}</span>
            {loss.percent !== null && <span className="text-3"> {loss.percent.toFixed(2)}%</span>}
          </FactRow>
        )}
      </dl>
    </div>
  )
}

/** A step that is simulated on its turn has a fee that nobody knows yet. */
function feesText(fees: StepTotals['fees']): string {
  if (fees === null) return approvalCopy.unknown
  const usd = formatUsd(fees.usd) ?? approvalCopy.unknown
  return fees.isAll ? usd : `${approvalCopy.atLeast} ${usd}`
}

type AmountsProps = {
  readonly label: string
  readonly amounts: readonly TokenAmount[]
  readonly view: ProposalView
  readonly isPriced?: boolean
  readonly isStrong?: boolean
}

function Amounts({ label, amounts, view, isPriced = false, isStrong = false }: AmountsProps) {
  if (amounts.length === 0) return null
  return (
    <FactRow label={label}>
      {amounts.map((amount, place) => {
        const text = nameAmount(view, amount)
        const usd = isPriced ? usdOf(view, text) : null
        return (
          <span key={`${amount.chain}:${amount.token}`}>
            {place > 0 && <span className="text-3"> · </span>}
            <span className={isStrong ? 'font-semibold' : undefined}>{text}</span>
            {usd !== null && <span className="text-3"> {formatUsd(usd)}</span>}
          </span>
        )
      })}
    </FactRow>
  )
}

function nameAmount({ intents }: ProposalView, { chain, token, amountRaw }: TokenAmount): string {
  const ofChain = intents.filter(({ intent }) => intent.chain === chain)
  const [first] = ofChain
  if (first === undefined) return ''
  const tokens = ofChain.flatMap((shown) => namedByChanges(shown).tokens)
  return amountOf({ intent: first.intent, tokens }, { token, amountRaw })
}

/** Where a step moves exactly this much, at the price that it shows. */
function usdOf({ intents }: ProposalView, amount: string): number | null {
  return intents.flatMap(readLegs).find((leg) => leg.amount === amount)?.usd ?? null
}
