import type { ChainId } from '@windhover/core/chains/chain'
import { type Draw, drawFrom } from './draw.ts'
import { type FaultKind, type FaultOrder, planFaults } from './plan-fault.ts'

export type Movement = 'native' | 'token' | 'wrap'

export type PlannedIntent = {
  readonly index: number
  /** Since the start of the round. */
  readonly atMs: number
  /** Which of the round's vaults pays. */
  readonly vault: number
  readonly chain: ChainId
  readonly movement: Movement
  /** Different for every intent of a round, so that an amount names its intent. */
  readonly amountRaw: bigint
}

export const VICTIMS = ['worker-1', 'worker-2', 'signer', 'api-1', 'api-2', 'restate', 'postgres'] as const
export type Victim = (typeof VICTIMS)[number]

export type MoneyPlan = {
  readonly seed: string
  readonly vaults: number
  readonly spanMs: number
  readonly intents: readonly PlannedIntent[]
  readonly kills: readonly { readonly atMs: number; readonly victim: Victim }[]
  readonly faults: readonly { readonly atMs: number; readonly order: FaultOrder }[]
}

export type PlanOptions = {
  readonly seed: string
  readonly intents: number
  readonly kills: number
  readonly faults: number
  readonly vaults: number
  readonly spanMs: number
  /** Only these; all four when left out. */
  readonly chains?: readonly [ChainId, ...ChainId[]]
  readonly victims?: readonly [Victim, ...Victim[]]
  readonly faultKinds?: readonly [FaultKind, ...FaultKind[]]
}

/** Smallest units. Small enough for hundreds of them out of one gift, large enough to open an account on Solana. */
const AMOUNTS: Readonly<Record<ChainId, Readonly<Record<Movement, bigint>>>> = {
  solana: { native: 1_000_000n, token: 10_000n, wrap: 2_000_000n },
  ethereum: { native: 10n ** 12n, token: 1_000n, wrap: 0n },
  bsc: { native: 10n ** 12n, token: 10n ** 13n, wrap: 0n },
  hedera: { native: 1_000_000n, token: 1_000n, wrap: 2_000_000n },
}
const MOVEMENTS: Readonly<Record<ChainId, readonly [Movement, ...Movement[]]>> = {
  solana: ['native', 'token', 'wrap'],
  ethereum: ['native', 'token'],
  bsc: ['native', 'token'],
  hedera: ['native', 'token', 'wrap'],
}
const ALL_CHAINS: readonly [ChainId, ...ChainId[]] = ['solana', 'ethereum', 'bsc', 'hedera']

/** Everything that will happen, from the seed alone: the same seed is the same plan. */
export function planMoney(options: PlanOptions): MoneyPlan {
  const { seed, vaults, spanMs, chains = ALL_CHAINS } = options
  const draw = drawFrom(seed)
  return {
    seed,
    vaults,
    spanMs,
    intents: times(draw, { count: options.intents, spanMs }).map((atMs, index) =>
      planIntent(draw, { index, atMs, vaults, chains }),
    ),
    kills: planKills(draw, {
      count: options.kills,
      spanMs,
      victims: options.victims ?? VICTIMS,
    }),
    faults: atTimes(
      times(draw, { count: options.faults, spanMs }),
      planFaults(draw, { count: options.faults, chains, kinds: options.faultKinds }),
    ),
  }
}

function atTimes(moments: readonly number[], orders: readonly FaultOrder[]): MoneyPlan['faults'] {
  return orders.flatMap((order, place) => {
    const atMs = moments[place]
    return atMs === undefined ? [] : [{ atMs, order }]
  })
}

function planIntent(
  draw: Draw,
  given: { index: number; atMs: number; vaults: number; chains: readonly [ChainId, ...ChainId[]] },
): PlannedIntent {
  const { index, atMs } = given
  const vault = draw.whole(0, given.vaults - 1)
  const chain = draw.pick(given.chains)
  const movement = draw.pick(MOVEMENTS[chain])
  return { index, atMs, vault, chain, movement, amountRaw: AMOUNTS[chain][movement] + BigInt(index) }
}

/** In turn, each turn in another order: nobody is killed again before it had a chance to live. */
function planKills(draw: Draw, given: Span & { victims: readonly Victim[] }): MoneyPlan['kills'] {
  const turns: Victim[] = []
  while (turns.length < given.count) turns.push(...draw.shuffle(given.victims))
  return times(draw, given).map((atMs, place) => ({ atMs, victim: turns[place] ?? 'worker-1' }))
}

type Span = { readonly count: number; readonly spanMs: number }

function times(draw: Draw, { count, spanMs }: Span): readonly number[] {
  return Array.from({ length: count }, () => draw.whole(0, spanMs)).toSorted((one, other) => one - other)
}
