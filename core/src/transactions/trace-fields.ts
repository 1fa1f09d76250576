import type { ChainId } from '../chains/chain.ts'
import type { PlannedCall } from '../chat/reader/plan.ts'
import { PROVENANCES, type Provenance } from './proposal.ts'
import { isSameCall, type MadeCall } from './same-call.ts'
import { isAmountWritten } from './written-amount.ts'
import { isChainNamed, isChainWritten, isWordWritten } from './written-text.ts'

/** Whose words stand behind a call of a tool. */
export type FieldSources = {
  /** What the person wrote in this conversation, newest last. */
  readonly typed: readonly string[]
  /** What the strict grammar makes of the newest of them, and of nothing else; null where it stands back. */
  readonly reading: PlannedCall | null
  /** What tools answered, as text. */
  readonly answered: readonly string[]
}

export const MONEY_FIELDS = [
  'recipient',
  'token',
  'sellToken',
  'buyToken',
  'amount',
  'chain',
  'slippage',
] as const
export type MoneyField = (typeof MONEY_FIELDS)[number]

/** What a field says, in every spelling that means exactly this and nothing else. */
export type FieldClaim = { readonly field: MoneyField; readonly label: string } & (
  | { readonly kind: 'token'; readonly spellings: readonly string[] }
  | { readonly kind: 'recipient'; readonly text: string }
  | { readonly kind: 'amount'; readonly text: string }
  /** Where the call named none, it follows from other fields and is as good as the weakest of them. */
  | { readonly kind: 'chain'; readonly chain: ChainId; readonly follows: readonly MoneyField[] | null }
  /** Its own figure only where the person wrote it; else what was set for the vault. */
  | { readonly kind: 'slippage'; readonly isTyped: boolean }
)

export type TracedField = { readonly field: MoneyField; readonly label: string; readonly from: Provenance }

const OWN: ReadonlySet<Provenance> = new Set(['typed', 'picked', 'setting', 'follows'])

/**
 * Where every money field of a call came from. What the model says of it counts for nothing: a token or chain has to be
 * written by the person somewhere in the conversation, an amount or a recipient in the very message that we ourselves
 * read as this call.
 */
export function traceFields(
  sources: FieldSources,
  call: MadeCall,
  claims: readonly FieldClaim[],
): readonly TracedField[] {
  const own = new Map<MoneyField, Provenance>()
  for (const claim of claims) if (!followsOthers(claim)) own.set(claim.field, traceOne(sources, call, claim))
  return claims.map((claim) => {
    const { field, label } = claim
    const from = own.get(field) ?? traceChain(sources, claim, own)
    return { field, label, from }
  })
}

const followsOthers = (claim: FieldClaim) => claim.kind === 'chain' && claim.follows !== null

function traceOne(sources: FieldSources, call: MadeCall, claim: FieldClaim): Provenance {
  const { typed, answered } = sources
  switch (claim.kind) {
    case 'token': {
      const isIn = (text: string) => claim.spellings.some((spelling) => isWordWritten(text, spelling))
      return pick(typed.some(isIn), answered.some(isIn))
    }
    case 'recipient':
      return traceExactly(sources, call, (text) => isWordWritten(text, claim.text))
    case 'amount':
      return traceExactly(sources, call, (text) => isAmountWritten(text, claim.text))
    case 'chain':
      return traceChain(sources, claim, new Map())
    case 'slippage':
      return claim.isTyped ? 'typed' : 'setting'
  }
}

/** Typed where the strict grammar reads this very call; written where it stands in the newest message for whatever reason. */
function traceExactly(
  { typed, reading, answered }: FieldSources,
  call: MadeCall,
  isIn: (text: string) => boolean,
): Provenance {
  const isWritten = isIn(typed.at(-1) ?? '')
  if (isWritten) return reading !== null && isSameCall(reading, call) ? 'typed' : 'written'
  return pick(false, answered.some(isIn))
}

const pick = (isTyped: boolean, isTold: boolean): Provenance =>
  isTyped ? 'typed' : isTold ? 'tool' : 'model'

function traceChain(
  { typed, answered }: FieldSources,
  claim: FieldClaim,
  known: ReadonlyMap<MoneyField, Provenance>,
): Provenance {
  if (claim.kind !== 'chain') return 'model'
  const { chain, follows } = claim
  if (typed.some((text) => isChainNamed(text, chain))) return 'typed'
  if (typed.some((text) => isChainWritten(text, chain))) return 'follows'
  if (follows !== null) return weakest(['follows', ...follows.map((field) => known.get(field) ?? 'model')])
  return pick(
    false,
    answered.some((text) => isChainWritten(text, chain)),
  )
}

function weakest(all: readonly Provenance[]): Provenance {
  return PROVENANCES[Math.max(...all.map((each) => PROVENANCES.indexOf(each)))] ?? 'model'
}

/** Nothing that the person did not write, pick or set may go without a card. */
export function isAllOwn(fields: readonly Pick<TracedField, 'from'>[]): boolean {
  return fields.length > 0 && fields.every(({ from }) => OWN.has(from))
}
