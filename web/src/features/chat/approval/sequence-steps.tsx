import { kindOf } from '@windhover/core/transactions/intent'
import { mergeFees } from '@windhover/core/transactions/merge-fees'
import type { ProposalView, ProposedIntent } from '@windhover/core/transactions/proposal'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import { formatUsd } from '../../../lib/format-usd.ts'
import { GroupedAddress } from '../../../money/grouped-address.tsx'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { FactRow } from '../../../ui/fact-row.tsx'
import { approvalCopy } from './approval-copy.ts'
import { type Leg, readLegs } from './read-legs.ts'

/** Several intents on one card, in the order in which they run, and what all of them cost together. */
export function SequenceSteps({ intents }: Pick<ProposalView, 'intents'>) {
  const fees = sumUsd(intents.map(feesUsd))
  const maxLoss = sumUsd(intents.map((shown) => shown.maxLoss?.totalUsd ?? null))
  return (
    <>
      <ol className="px-4 py-1">
        {intents.map((shown, index) => (
          <Step
            key={shown.intentHash}
            shown={shown}
            number={index + 1}
            isLast={index === intents.length - 1}
          />
        ))}
      </ol>
      <dl className="grid grid-cols-2 gap-x-8 border-t px-4 py-2 empty:hidden @max-narrow/chat:grid-cols-1">
        {fees !== null && <FactRow label={approvalCopy.feesTotal}>{formatUsd(fees)}</FactRow>}
        {maxLoss !== null && (
          <FactRow label={approvalCopy.maxLossOfAll}>
            <span className="font-semibold">{formatUsd(maxLoss)}</span>
          </FactRow>
        )}
      </dl>
      <p className="mb-3 flex items-center gap-2 border-y px-4 py-2 text-caption text-2">
        <Info size={14} aria-hidden="true" className="shrink-0 text-3" />
        {approvalCopy.ifOneFails}
      </p>
    </>
  )
}

type StepProps = { readonly shown: ProposedIntent; readonly number: number; readonly isLast: boolean }

function Step({ shown, number, isLast }: StepProps) {
  const { intent, tokens, preview } = shown
  const isSimulated = preview.succeeds && preview.isPromised !== true
  const recipient = kindOf(intent).recipient(intent)
  return (
    <li className="relative flex gap-3 py-2.5">
      {!isLast && (
        <span aria-hidden="true" className="absolute top-8 bottom-[-10px] left-[11px] w-px bg-line" />
      )}
      <span
        aria-hidden="true"
        className="num z-1 grid size-6 shrink-0 place-items-center rounded-full border bg-inset text-caption font-semibold"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="text-2">{describeIntent({ intent, tokens })}</p>
          <p className="inline-flex items-center gap-1 text-caption text-3">
            {isSimulated ? <Check size={12} aria-hidden="true" /> : <Clock size={12} aria-hidden="true" />}
            {isSimulated ? approvalCopy.simulated : approvalCopy.onItsTurn}
          </p>
        </div>
        <StepLegs shown={shown} />
        {recipient !== null && (
          <p className="mt-1 text-caption text-3">
            {approvalCopy.to} <GroupedAddress address={recipient} className="text-2" />
          </p>
        )}
        <StepFacts shown={shown} />
      </div>
    </li>
  )
}

function StepLegs({ shown }: { readonly shown: ProposedIntent }) {
  const [out, back] = readLegs(shown)
  const { chain } = shown.intent
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      {out && <StepLeg leg={out} chain={chain} />}
      {out && back && <ArrowRight size={14} aria-hidden="true" className="text-3" />}
      {back && <StepLeg leg={back} chain={chain} isLeast={back.label === approvalCopy.receiveAtLeast} />}
    </div>
  )
}

type StepLegProps = {
  readonly leg: Leg
  readonly chain: ProposedIntent['intent']['chain']
  readonly isLeast?: boolean
}

function StepLeg({ leg, chain, isLeast = false }: StepLegProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <TokenMark token={{ ...leg.token, chain }} size={20} />
      {isLeast && <span className="text-caption text-3">{approvalCopy.atLeast}</span>}
      <span className="num text-[15px] font-semibold wrap-anywhere">{leg.amount}</span>
      {leg.usd !== null && <span className="num text-caption text-3">{formatUsd(leg.usd)}</span>}
    </span>
  )
}

function StepFacts({ shown }: { readonly shown: ProposedIntent }) {
  const fees = feesUsd(shown)
  const impact = shown.swap?.priceImpactPct ?? null
  const facts = [
    impact === null ? null : { label: approvalCopy.priceImpact, value: `${impact.toFixed(2)}%` },
    fees === null ? null : { label: approvalCopy.feesOfStep, value: formatUsd(fees) },
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-caption text-3">
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label} <span className="num text-2">{value}</span>
        </span>
      ))}
    </p>
  )
}

/** Null where one of them has no price, or where nothing was simulated and no venue named any. */
function feesUsd({ preview, swap }: ProposedIntent): number | null {
  const fees = mergeFees(preview.succeeds ? preview.fees : [], swap?.fees ?? [])
  return fees.length === 0 ? null : sumUsd(fees.map(({ amountUsd }) => amountUsd))
}

function sumUsd(all: readonly (number | null)[]): number | null {
  return all.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0)
}
