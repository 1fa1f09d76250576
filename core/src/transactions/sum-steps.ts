import type { ChainId } from '../chains/chain.ts'
import { isSameToken } from '../swaps/counterpart.ts'
import { kindOf } from './intent.ts'
import { mergeFees } from './merge-fees.ts'
import type { ProposalView, ProposedIntent } from './proposal.ts'

export type TokenAmount = { readonly chain: ChainId; readonly token: string; readonly amountRaw: bigint }

/** What all steps of a card come to. What one step brings and a later one spends is in none of the sums. */
export type StepTotals = {
  readonly sends: readonly TokenAmount[]
  /** By the least that every step promises. */
  readonly endsWith: readonly TokenAmount[]
  /** Part of what is sent, or of what a step brought. */
  readonly paysOthers: readonly TokenAmount[]
  /** Of what is sent or comes, where the balance of now is known. */
  readonly after: readonly TokenAmount[]
  /** What is known of them; `isAll` is false where a step is simulated only on its turn. Null where one has no price. */
  readonly fees: { readonly usd: number; readonly isAll: boolean } | null
  /** Of the swaps at their worst price, and its share of what they give. Null: not known, or no swap. */
  readonly loss: { readonly count: number; readonly usd: number; readonly percent: number | null } | null
}

export function sumSteps({ intents, held }: Pick<ProposalView, 'intents' | 'held'>): StepTotals {
  const nets = sumTokens(intents.flatMap(leastFlows))
  const moved = nets.filter(({ amountRaw }) => amountRaw !== 0n)
  return {
    sends: moved.filter(({ amountRaw }) => amountRaw < 0n).map(flip),
    endsWith: moved.filter(({ amountRaw }) => amountRaw > 0n),
    paysOthers: sumTokens(intents.flatMap(payments)),
    after: balancesAfter({ moved, intents, held }),
    fees: sumFees(intents),
    loss: sumLosses(intents),
  }
}

const flip = (each: TokenAmount) => ({ ...each, amountRaw: -each.amountRaw })
const isSame = (one: Omit<TokenAmount, 'amountRaw'>, other: Omit<TokenAmount, 'amountRaw'>) =>
  one.chain === other.chain && isSameToken(one.token, other.token)

/** In the order in which they first move. */
function sumTokens(all: readonly TokenAmount[]): readonly TokenAmount[] {
  const sums: TokenAmount[] = []
  for (const next of all) {
    const at = sums.findIndex((sum) => isSame(sum, next))
    const sum = sums[at]
    if (sum === undefined) sums.push(next)
    else sums[at] = { ...sum, amountRaw: sum.amountRaw + next.amountRaw }
  }
  return sums
}

/** By the intent's own figures; by the simulation's where it leaves them to the chain. */
function leastFlows(shown: ProposedIntent): readonly TokenAmount[] {
  const { intent } = shown
  const kind = kindOf(intent)
  const [outflows, inflows] = [kind.outflows(intent), kind.inflows(intent)]
  if ([...outflows, ...inflows].some(({ amountRaw }) => amountRaw === null)) return expectedFlows(shown)
  const { chain } = intent
  return [
    ...outflows.map(({ token, amountRaw }) => ({ chain, token, amountRaw: -(amountRaw ?? 0n) })),
    ...inflows.map(({ token, leastRaw }) => ({ chain, token, amountRaw: leastRaw ?? 0n })),
  ]
}

function expectedFlows({ intent: { chain }, preview }: ProposedIntent): readonly TokenAmount[] {
  if (!preview.succeeds) return []
  return preview.changes.map(({ token, amountRaw }) => ({ chain, token, amountRaw: BigInt(amountRaw) }))
}

function payments({ intent }: ProposedIntent): readonly TokenAmount[] {
  const kind = kindOf(intent)
  if (kind.recipient(intent) === null) return []
  return kind
    .outflows(intent)
    .flatMap(({ token, amountRaw }) =>
      amountRaw === null ? [] : [{ chain: intent.chain, token, amountRaw }],
    )
}

function feesOf({ preview, swap }: ProposedIntent) {
  return mergeFees(preview.succeeds ? preview.fees : [], swap?.fees ?? [])
}

function balancesAfter(given: {
  readonly moved: readonly TokenAmount[]
  readonly intents: readonly ProposedIntent[]
  readonly held: ProposalView['held']
}): readonly TokenAmount[] {
  const changes = given.intents.flatMap((shown) => [
    ...expectedFlows(shown),
    ...(shown.preview.succeeds ? shown.preview.fees : []).map(({ token, amountRaw }) => ({
      ...{ chain: shown.intent.chain, token, amountRaw: -BigInt(amountRaw) },
    })),
  ])
  return given.moved.flatMap(({ chain, token }) => {
    const now = given.held.find((each) => isSame(each, { chain, token }))?.amountRaw ?? null
    if (now === null) return []
    const amountRaw = changes
      .filter((change) => isSame(change, { chain, token }))
      .reduce((sum, change) => sum + change.amountRaw, BigInt(now))
    return [{ chain, token, amountRaw: amountRaw < 0n ? 0n : amountRaw }]
  })
}

function sumFees(intents: readonly ProposedIntent[]): StepTotals['fees'] {
  const usd = sumKnown(intents.flatMap(feesOf).map(({ amountUsd }) => amountUsd))
  const isAll = intents.every(({ preview }) => preview.succeeds && preview.isPromised !== true)
  return usd === null ? null : { usd, isAll }
}

function sumLosses(intents: readonly ProposedIntent[]): StepTotals['loss'] {
  const swaps = intents.filter(({ swap }) => swap !== null)
  const usd = sumKnown(swaps.map(({ maxLoss }) => maxLoss?.totalUsd ?? null))
  if (swaps.length === 0 || usd === null) return null
  const givenUsd = sumKnown(swaps.map(({ swap }) => swap?.sellUsd ?? null))
  const percent = givenUsd === null || givenUsd <= 0 ? null : (usd / givenUsd) * 100
  return { count: swaps.length, usd, percent }
}

/** Null as soon as one part has no price: a sum with a gap would look like less. */
function sumKnown(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}
