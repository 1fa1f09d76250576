import type { ChainId } from '@windhover/core/chains/chain'
import type { Draw } from './draw.ts'

/** An order to the practice world, as `POST /control/faults` takes it; a rise of fees is our own doing at the node. */
export type FaultOrder = {
  readonly target: ChainId
  readonly kind: FaultKind
  readonly times: number
  readonly match: string
  /** Of a rise of fees: how long it lasts at most. */
  readonly delayMs?: number
  readonly amount?: number
}

export type FaultKind =
  | 'drop'
  | 'duplicate'
  | 'timeout-after-success'
  | 'expire'
  | 'delay'
  | 'reorder'
  | 'reorg'
  | 'server-error'
  | 'fee-rise'

const SEND: Readonly<Record<ChainId, string>> = {
  solana: 'sendTransaction',
  ethereum: 'eth_sendRawTransaction',
  bsc: 'eth_sendRawTransaction',
  hedera: 'eth_sendRawTransaction',
}
/** What an adapter asks to learn what has become of a transaction. */
const LOOK: Readonly<Record<ChainId, string>> = {
  solana: 'getSignatureStatuses',
  ethereum: 'eth_getTransactionReceipt',
  bsc: 'eth_getTransactionReceipt',
  hedera: 'eth_getTransactionReceipt',
}
/** Undoing a few blocks: what people call final lies deeper. */
export const REORG_DEPTH_MAX = 3
const SLOW_MS = [300, 2_500] as const
/** At most: it ends once better paid bytes have taken the place of those that it threw out. */
const RISE_MS = [15_000, 20_000] as const

type Recipe = (draw: Draw, chain: ChainId) => Omit<FaultOrder, 'target'>

const onSending =
  (kind: FaultKind): Recipe =>
  (draw, chain) => ({ kind, times: draw.whole(1, 2), match: SEND[chain] })
const slow =
  (kind: FaultKind): Recipe =>
  (draw, chain) => ({ kind, times: 1, match: SEND[chain], delayMs: draw.whole(...SLOW_MS) })

const RECIPES: Readonly<Record<FaultKind, Recipe>> = {
  drop: onSending('drop'),
  duplicate: onSending('duplicate'),
  'timeout-after-success': slow('timeout-after-success'),
  expire: onSending('expire'),
  delay: slow('delay'),
  reorder: onSending('reorder'),
  'server-error': (draw, chain) => ({ kind: 'server-error', times: draw.whole(1, 3), match: LOOK[chain] }),
  reorg: (draw, chain) => ({
    kind: 'reorg',
    times: 1,
    match: LOOK[chain],
    amount: draw.whole(1, REORG_DEPTH_MAX),
  }),
  'fee-rise': (draw) => ({ kind: 'fee-rise', times: 1, match: '', delayMs: draw.whole(...RISE_MS) }),
}
const EVERYWHERE: readonly FaultKind[] = [
  'drop',
  'duplicate',
  'timeout-after-success',
  'expire',
  'delay',
  'reorder',
  'server-error',
]
/** Neither the SVM nor Hedera's consensus has a way back, and neither asks for more from one block to the next. */
export const FAULTS_OF: Readonly<Record<ChainId, readonly FaultKind[]>> = {
  solana: EVERYWHERE,
  ethereum: [...EVERYWHERE, 'reorg', 'fee-rise'],
  bsc: [...EVERYWHERE, 'reorg', 'fee-rise'],
  hedera: EVERYWHERE,
}

/** As deep as it goes, at the next look at a transaction. */
export const orderReorg = (target: 'ethereum' | 'bsc'): FaultOrder => ({
  target,
  kind: 'reorg',
  times: 1,
  match: LOOK[target],
  amount: REORG_DEPTH_MAX,
})

/** Enough for every call of a short plan. */
const ALWAYS = 100

/** Whoever sends there waits for the answer. */
export const orderLateAnswers = (target: ChainId): FaultOrder => ({
  target,
  kind: 'delay',
  times: ALWAYS,
  match: SEND[target],
  delayMs: SLOW_MS[1],
})

/** Nobody there learns, for a while, what has become of a transaction. */
export const orderFailedReads = (target: ChainId): FaultOrder => ({
  target,
  kind: 'server-error',
  times: ALWAYS,
  match: LOOK[target],
})

/** In turn, each turn in another order: with enough of them, every kind strikes every chain. */
export function planFaults(
  draw: Draw,
  given: { count: number; chains: readonly ChainId[]; kinds?: readonly FaultKind[] | undefined },
): readonly FaultOrder[] {
  const offered = given.chains.flatMap((target) =>
    FAULTS_OF[target].filter((kind) => given.kinds?.includes(kind) ?? true).map((kind) => ({ target, kind })),
  )
  if (offered.length === 0) return []
  const turns: typeof offered = []
  while (turns.length < given.count) turns.push(...draw.shuffle(offered))
  return turns.slice(0, given.count).map(({ target, kind }) => ({ target, ...RECIPES[kind](draw, target) }))
}
