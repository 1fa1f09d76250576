import type { ChainId } from '@windhover/core/chains/chain'
import { MAJOR_MINTS } from '@windhover/core/prices/major-mints'
import type { PriceTick } from '@windhover/core/prices/price-tick'
import { decimalText } from './decimal-text.ts'
import type { WitnessSource } from './price-source.ts'
import { namesOf } from './token-names.ts'

/** What the sources say of a token together. */
export type Agreement =
  | {
      readonly kind: 'price'
      readonly usdLow: string
      readonly usdHigh: string
      readonly sources: readonly string[]
      readonly atMs: number
    }
  | {
      readonly kind: 'price-unknown'
      readonly usdHighest: string | null
      readonly sources: readonly string[]
      readonly atMs: number
    }

const SOURCES_MIN = 2
const BPS = 10_000
const ANSWER_WITHIN_MS = 2_500

type Heard = { readonly tick: PriceTick; readonly source: string }

/**
 * A price where two sources know one and all that do lie within the bound. That nobody can be sure is said only where
 * every source has answered, and never of coins and majors: whoever could silence a source, or leave its word out, would
 * have them counted as worthless otherwise. Null: nothing can be said.
 */
export async function agreePrice(
  sources: readonly WitnessSource[],
  of: { readonly chain: ChainId; readonly token: string },
  options: { readonly spreadMaxBps: number; readonly now: () => number },
): Promise<Agreement | null> {
  const { chain, token } = of
  const asked = sources.filter((source) => source.chains.includes(chain))
  const answers = await Promise.allSettled(asked.map((source) => inTime(source.read(chain, token))))
  const heard = answers.flatMap((answer, index): Heard[] => {
    const source = asked[index]?.name
    if (answer.status !== 'fulfilled' || answer.value === null || source === undefined) return []
    return [{ tick: answer.value, source }]
  })
  const prices = heard.map(({ tick }) => tick.priceUsd)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const names = heard.map(({ source }) => source)
  if (heard.length >= SOURCES_MIN && (high - low) * BPS <= high * options.spreadMaxBps) {
    const atMs = Math.min(...heard.map(({ tick }) => tick.observedAtMs))
    return { kind: 'price', usdLow: decimalText(low), usdHigh: decimalText(high), sources: names, atMs }
  }
  const isComplete = answers.every(({ status }) => status === 'fulfilled')
  if (!isComplete || isMajor(chain, token)) return null
  const usdHighest = heard.length === 0 ? null : decimalText(high)
  return { kind: 'price-unknown', usdHighest, sources: names, atMs: options.now() }
}

/** Who takes longer has no say this time: a payment does not wait for the slowest where two others agree. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

function isMajor(chain: ChainId, token: string): boolean {
  const [name = token] = namesOf(chain, token)
  return name === 'native' || (chain === 'solana' && MAJOR_MINTS.some((mint) => mint === name))
}
