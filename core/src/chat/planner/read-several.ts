import { isAboutMoney, movesMoney, onlyReads } from './about-money.ts'
import type { Plan, PlannedCall } from './plan.ts'
import { readChain, readChainAside } from './slots/read-chain.ts'
import { tokenOf } from './slots/read-token.ts'
import { pointTo } from './words/point-to.ts'
import type { Request, Word } from './words/word.ts'

const JOINTS_MAX = 6
const CALLS_MAX = 5
const JOINTS: ReadonlySet<string> = new Set(['and', 'then', 'also', 'plus', '&'])
const STOPS: ReadonlySet<string> = new Set(['.', ';', '?', '!', ',', '...'])

type Part = Pick<Request, 'words' | 'isQuestion'>
type ReadOne = (part: Part) => Plan | null

/** Several wishes in one message: each has to be understood, and at most one of them is about money. */
export function readSeveral({ words, isQuestion }: Part, readOne: ReadOne): Plan | null {
  const joints = words.flatMap((word, at) =>
    at > 0 && (JOINTS.has(word.lower) || STOPS.has(word.after)) ? [at] : [],
  )
  if (joints.length === 0 || joints.length > JOINTS_MAX) return null
  for (const at of joints) {
    const first = readOne({ words: words.slice(0, at), isQuestion: words[at]?.after === '?' })
    if (first === null || !isPlain(first)) continue
    let next = at
    while (JOINTS.has(words[next]?.lower ?? '')) next += 1
    const others = { words: words.slice(next), isQuestion }
    // 'Swap 1 SOL to BONK and WIF': a token alone behind an order belongs to the order.
    if (movesMoney(first) && others.words.length === 1 && tokenOf(others.words[0]) !== null) continue
    const joined = joinRest(first, readOne(others) ?? readSeveral(others, readOne))
    const plan = joined ?? sameElsewhere(first, others.words) ?? readPointing(first, others, readOne)
    if (plan !== null) return plan
  }
  return null
}

type Plain = Extract<Plan, { kind: 'call' | 'say' }>

/** What can stand beside something else: a question back cannot, nor an order for later. */
function isPlain(plan: Plan): plan is Plain {
  return plan.kind === 'call' || (plan.kind === 'say' && plan.topic !== 'cancelled')
}

function joinRest(first: Plain, rest: Plan | null): Plan | null {
  if (rest === null) return null
  if (first.kind === 'say') return rest
  if (!isPlain(rest)) return null
  if (rest.kind === 'say') return first
  const calls = [
    ...first.calls,
    ...rest.calls.filter((call) => !first.calls.some((said) => isSame(said, call))),
  ]
  return calls.length > CALLS_MAX || calls.filter(isAboutMoney).length > 1 ? null : { kind: 'call', calls }
}

/** 'What is RAY, who runs it' has one answer. An order said twice is not one order. */
function isSame(one: PlannedCall, other: PlannedCall): boolean {
  return !isAboutMoney(one) && JSON.stringify(one) === JSON.stringify(other)
}

/** 'Trending tokens on Solana and on BSC' asks the same of another chain. */
function sameElsewhere(first: Plain, words: readonly Word[]): Plan | null {
  const [named] = [...readChainAside(words, 0), ...readChain(words, 0)]
  if (named?.next !== words.length || !onlyReads(first)) return null
  if (first.calls.some(({ args }) => args.chain === undefined)) return null
  const others = first.calls.map(({ tool, args }) => ({ tool, args: { ...args, chain: named.value } }))
  return joinRest(first, { kind: 'call', calls: others })
}

/** 'BONK price and is it safe': 'it' is what was asked about before. An order never takes its token from there. */
function readPointing(first: Plain, { words, isQuestion }: Part, readOne: ReadOne): Plan | null {
  if (!onlyReads(first)) return null
  const [token, ...more] = new Set(first.calls.map(({ args }) => args.token ?? args.symbol))
  if (typeof token !== 'string' || more.length > 0) return null
  const pointed = pointTo(words, token)
  const rest = pointed === null ? null : readOne({ words: pointed, isQuestion })
  return rest !== null && onlyReads(rest) ? joinRest(first, rest) : null
}
