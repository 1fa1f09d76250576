import type { Plan } from './plan.ts'
import type { Reading } from './read-request.ts'
import type { Piece } from './slots/piece.ts'
import { setOf } from './words/set-of.ts'

/** A message as it was read, with what tells how surely. */
export type Close = {
  readonly plan: Plan
  /** Of each of its parts. */
  readonly readings: readonly Reading[]
}

/** Below this it is asked whether an order is meant. Both by `npm run train -- --curve`, from writers that were not learned from. */
export const ORDER_SURE = 0.75
const BIAS = 0.84
const WEIGHTS: readonly number[] = [0.36, -0.83, -0.17, -0.24, -1.33]

/** How likely it is that an order was given exactly so, from 0 to 1. */
export function orderSureness(close: Close): number {
  const signs = orderSigns(close)
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (signs[at] ?? 0), BIAS)
  return 1 / (1 + Math.exp(-sum))
}

/** What tells a sure order from another: how surely its tool and its parts were chosen, what was left over, what is told. */
export function orderSigns({ readings }: Close): readonly number[] {
  const pieces = readings.flatMap((reading) =>
    reading.pieces.map((piece, at) => ({ piece, ...(reading.tags[at] ?? UNTAGGED) })),
  )
  const narrow = pieces.reduce((sum, { margin }) => sum + Math.max(0, WIDE - margin), 0)
  const said = pieces.filter(({ piece }) => piece.value.type !== 'word')
  return [
    logit(Math.min(...readings.map(({ sureness }) => sureness))),
    Math.sqrt(narrow),
    said.filter(({ piece, tag }) => tag === 'O' && isPlain(piece)).length,
    Math.max(0, said.length - PARTS * readings.length),
    pieces.some(({ piece }) => TELLING.has(piece.lower)) ? 1 : 0,
  ]
}

/** Words of stories, doubts, conditions and refusals, and of sharing out. */
const TELLING = setOf(
  `if unless until whether when once might may maybe perhaps almost nearly would've should've could've wish supposed suppose imagine pretend
  hypothetically example later tomorrow tonight noon yesterday ago last was were did had been bought sold sent swapped traded paid got regret
  said says say saying told tells thinks thought heard rumor rumour read wants wanted everyone everybody nobody someone somebody he she they his
  her their friend guy no not never don't dont didn't didnt won't wont wouldn't wouldnt shouldn't shouldnt can't cant isn't stop forget cancel
  kidding joking joke " “ each evenly equally split between both other rest remaining either or instead
  si nunca jamás dijo dice ayer ne pas jamais dit hier wenn falls nicht nie sagt sagte gesagt gestern hätte se não nao disse ontem non mai detto
  ieri eğer eger değil degil dedi dün jika kalau jangan bilang kemarin если не никогда сказал говорит вчера`,
)

const UNTAGGED = { tag: 'O', margin: Number.POSITIVE_INFINITY }
const WIDE = 3
/** An amount and two coins, or a coin and whom it goes to. */
const PARTS = 3

/** No word that is only taken for a coin. */
const isPlain = ({ value }: Piece) => (value.type === 'coin' ? value.isSure : value.type !== 'vague')

function logit(share: number): number {
  const kept = Math.min(0.9999, Math.max(0.0001, share))
  return Math.log(kept / (1 - kept))
}
