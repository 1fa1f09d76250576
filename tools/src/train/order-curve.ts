import { orderSigns } from '@windhover/core/chat/reader/order-sureness'
import { isOrder } from '@windhover/core/chat/reader/plan'
import { readClosely } from '@windhover/core/chat/reader/read-several'
import { readStrict } from '@windhover/core/chat/reader/strict/read-strict'
import { splitWords } from '@windhover/core/chat/reader/words/split-words'
import { packLearned, unpackLearned } from '@windhover/server/adapters/ai-agent/pack-learned'
import { asExpectation } from '../eval/as-expectation.ts'
import { learnedLines, type SetOf } from '../eval/read-sets.ts'
import { isExpected } from '../eval/same-reading.ts'
import type { RequestLine } from '../eval/set-line.ts'
import { type Fit, fitLogistic, likelihood } from './fit-logistic.ts'
import { learn } from './learn.ts'

const FOLDS = 4
const THRESHOLDS = [0, 0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]

type Order = { readonly writer: string; readonly signs: readonly number[]; readonly isRight: boolean }

/**
 * What asking back costs and saves: orders by writers that nothing was learned from, and how likely each is right by what
 * was learned of the others. What is printed first is what `order-sureness.ts` holds.
 */
export function orderCurve(sets: readonly SetOf<RequestLine>[]): readonly string[] {
  const own = sets.filter(({ isHeldOut }) => !isHeldOut)
  const heldOut = sets.filter(({ isHeldOut }) => isHeldOut)
  const orders = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const others = own.filter((_, at) => at % FOLDS !== fold)
    const learned = unpackLearned(packLearned(learn(learnedLines([...heldOut, ...others]), [])))
    return own.filter((_, at) => at % FOLDS === fold).flatMap((set) => readOrders(learned, set))
  })
  const { bias, weights } = fitLogistic(orders)
  const all = [bias, ...weights].map((figure) => figure.toFixed(2)).join(' ')
  return [`bias and weights: ${all}`, ...tableOf(orders.map((order) => judge(order, orders)))]
}

function readOrders(learned: Parameters<typeof readClosely>[0], set: SetOf<RequestLine>): readonly Order[] {
  return set.lines.flatMap((line) => {
    const close = readStrict(line.text) === null ? readClosely(learned, splitWords(line.text)) : null
    if (close?.plan.kind !== 'call' || !close.plan.calls.some(isOrder)) return []
    const isRight = isExpected(asExpectation(close.plan), line)
    return [{ writer: set.name, signs: orderSigns(close), isRight }]
  })
}

type Judged = { readonly sureness: number; readonly isRight: boolean }
const fits = new Map<string, Fit>()

/** By what was learned of the other writers. */
function judge({ writer, signs, isRight }: Order, orders: readonly Order[]): Judged {
  const fit = fits.get(writer) ?? fitLogistic(orders.filter((order) => order.writer !== writer))
  fits.set(writer, fit)
  return { sureness: likelihood(fit, signs), isRight }
}

function tableOf(judged: readonly Judged[]): readonly string[] {
  const right = judged.filter(({ isRight }) => isRight).length
  return [
    '| Asked below | Wrong acts | Right orders asked | Of all right ones |',
    '| --- | --- | --- | --- |',
    ...THRESHOLDS.map((threshold) => {
      const acts = judged.filter(({ sureness, isRight }) => !isRight && sureness >= threshold).length
      const asked = judged.filter(({ sureness, isRight }) => isRight && sureness < threshold).length
      return `| ${threshold} | ${acts} | ${asked} | ${((100 * asked) / right).toFixed(1)} % |`
    }),
  ]
}
