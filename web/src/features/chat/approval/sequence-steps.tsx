import { kindOf } from '@windhover/core/transactions/intent'
import { mergeFees } from '@windhover/core/transactions/merge-fees'
import type { ProposalView, ProposedIntent } from '@windhover/core/transactions/proposal'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { formatUsd } from '../../../lib/format-usd.ts'
import { hopsOf } from '../../../money/cards/route-text.tsx'
import { GroupedAddress } from '../../../money/grouped-address.tsx'
import { describeIntent } from '../../../money/intents/describe-intent.ts'
import { kindViewOf } from '../../../money/intents/intent-kind-view.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { approvalCopy } from './approval-copy.ts'
import { type Leg, readLegs } from './read-legs.ts'
import { SequenceTotals } from './sequence-totals.tsx'

/** Several intents on one card, in the order in which they run, and what all of them come to. */
export function SequenceSteps({ view }: { readonly view: ProposalView }) {
  const { intents } = view
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
      <SequenceTotals view={view} />
      <p className="mb-3 flex items-center gap-2 border-y bg-inset px-4 py-2 text-caption text-2">
        <Info size={14} aria-hidden="true" className="shrink-0 text-3" />
        {approvalCopy.ifOneFails}
      </p>
    </>
  )
}

type StepProps = { readonly shown: ProposedIntent; readonly number: number; readonly isLast: boolean }

function Step({ shown, number, isLast }: StepProps) {
  const { intent, tokens } = shown
  const recipient = kindOf(intent).recipient(intent)
  return (
    <li className="relative flex gap-3.5 py-3 not-last:border-b not-last:border-line-subtle">
      {!isLast && (
        <span aria-hidden="true" className="absolute top-9 -bottom-3 left-[11px] w-px bg-line-strong" />
      )}
      <span
        aria-hidden="true"
        className="num z-1 grid size-6 shrink-0 place-items-center rounded-full bg-active text-caption font-semibold"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="min-w-0 wrap-anywhere text-2">{describeIntent({ intent, tokens })}</p>
          <StepChecks shown={shown} />
        </div>
        <StepLegs shown={shown} />
        {recipient !== null && (
          <p className="text-caption text-3">
            {approvalCopy.to} <GroupedAddress address={recipient} className="text-2" />
          </p>
        )}
        <StepFacts shown={shown} />
      </div>
    </li>
  )
}

/** What was checked of this step alone. */
function StepChecks({ shown: { preview } }: { readonly shown: ProposedIntent }) {
  const isSimulated = preview.succeeds && preview.isPromised !== true
  const tick = <Check size={12} aria-hidden="true" className="text-up" />
  return (
    <p className="inline-flex flex-none flex-wrap gap-x-2.5 text-caption text-3">
      <StepCheck icon={tick}>{approvalCopy.decoded}</StepCheck>
      {isSimulated ? (
        <StepCheck icon={tick}>{approvalCopy.simulated}</StepCheck>
      ) : (
        <StepCheck icon={<Clock size={12} aria-hidden="true" />}>{approvalCopy.onItsTurn}</StepCheck>
      )}
    </p>
  )
}

function StepCheck({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {icon}
      {children}
    </span>
  )
}

function StepLegs({ shown }: { readonly shown: ProposedIntent }) {
  const [out, back] = readLegs(shown)
  const { chain } = shown.intent
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
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
      <span className="num text-title font-semibold wrap-anywhere">{leg.amount}</span>
      {leg.usd !== null && <span className="num text-caption text-3">{formatUsd(leg.usd)}</span>}
    </span>
  )
}

function StepFacts({ shown }: { readonly shown: ProposedIntent }) {
  const impact = shown.swap?.priceImpactPct ?? null
  const facts = [
    { label: approvalCopy.route, value: routeOf(shown) },
    { label: approvalCopy.priceImpact, value: impact === null ? null : `${impact.toFixed(2)}%` },
    { label: approvalCopy.feesOfStep, value: formatUsd(feesUsd(shown)) },
  ].filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-caption text-3">
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label} <span className="num text-2">{value}</span>
        </span>
      ))}
    </p>
  )
}

/** 'Jupiter, 2 hops' */
function routeOf({ intent, swap }: ProposedIntent): string | null {
  const venue = kindViewOf(intent).venue?.(intent)
  const hops = hopsOf(swap?.route ?? []).length - 1
  if (venue === undefined) return null
  return hops < 1 ? venue : `${venue}, ${hops === 1 ? approvalCopy.direct : approvalCopy.hops(hops)}`
}

/** Null where one of them has no price, or where nothing was simulated and no venue named any. */
function feesUsd({ preview, swap }: ProposedIntent): number | null {
  const fees = mergeFees(preview.succeeds ? preview.fees : [], swap?.fees ?? [])
  if (fees.length === 0) return null
  return fees.reduce<number | null>(
    (sum, { amountUsd }) => (sum === null || amountUsd === null ? null : sum + amountUsd),
    0,
  )
}
