import {
  asProceeds,
  completeBefore,
  fillFromBehind,
  type Kept,
  pointBack,
  takeOver,
} from './complete-parts.ts'
import { findCuts } from './find-cuts.ts'
import type { Learned } from './learned/learned.ts'
import { type Close, ORDER_SURE, orderSureness } from './order-sureness.ts'
import { isOrder, type Plan, type PlannedCall } from './plan.ts'
import { type Reading, readRequest } from './read-request.ts'
import { correctSpelling } from './slots/correct-spelling.ts'
import { setOf } from './words/set-of.ts'
import { splitAt, textOfWords } from './words/split-parts.ts'
import type { Request } from './words/word.ts'

const STEPS_MAX = 5
/** Below this, a part is rather something that was missed. */
const SURE = 0.55

/** The last messages of those who write now: with every new one the last six are read again. */
const recent = new Map<string, { readonly plan: Plan; readonly learned: Learned }>()
const RECENT_MAX = 256

/** A message that may hold several requests. */
export function readSeveral(learned: Learned, request: Request): Plan {
  const key = `${request.isQuestion} ${request.text}`
  const known = recent.get(key)
  if (known?.learned === learned) return known.plan
  const close = readClosely(learned, request)
  const { plan: read } = close
  const isUnsure = read.kind === 'call' && read.calls.some(isOrder) && orderSureness(close) < ORDER_SURE
  const plan: Plan = isUnsure ? { kind: 'unsure', calls: read.calls } : read
  if (recent.size >= RECENT_MAX) recent.clear()
  recent.set(key, { plan, learned })
  return plan
}

/** What a message comes to, however surely. */
export function readClosely(learned: Learned, request: Request): Close {
  const parts = splitAt(request, findCuts(learned, request))
  const several = parts.length < 2 ? null : readParts(learned, parts)
  if (several !== null) return several
  const reading = readRequest(learned, request)
  return { plan: reading.plan, readings: [reading] }
}

const callsOf = (plan: Kept) => (plan.kind === 'ask' ? [plan.begun] : plan.calls)
const isOrderPlan = (plan: Kept) => callsOf(plan).some(isOrder)
const lastCall = (kept: readonly Kept[]): PlannedCall | undefined => kept.flatMap(callsOf).at(-1)

/** The same tool once more, for nothing in particular: 'liquidations of BTC and order flowers for the losers'. */
function isEmptyRepeat(plan: Kept, kept: readonly Kept[]): boolean {
  const [call] = callsOf(plan)
  if (call === undefined || Object.keys(call.args).length > 0) return false
  return kept.flatMap(callsOf).some(({ tool }) => tool === call.tool)
}

const isCourtesy = (plan: Plan) => plan.kind === 'say' && ['greeting', 'thanks'].includes(plan.topic)

function readParts(learned: Learned, requests: readonly Request[]): Close | null {
  const readings: Reading[] = []
  const kept: Kept[] = []
  let missed = ''
  let verb: Request['words'] = []
  for (const request of requests) {
    const before = lastCall(kept)
    const reading = readWithVerb(learned, pointBack(request, before), verb)
    const { plan, sureness } = reading
    if ((plan.kind === 'call' || plan.kind === 'ask') && sureness > SURE && !isEmptyRepeat(plan, kept)) {
      if (plan.kind === 'ask') kept.push(...completeBefore(kept.splice(-1), plan.begun))
      const told = plan.kind === 'ask' ? takeOver(plan, lastCall(kept)) : plan
      kept.push(asProceeds(told, request, before))
      verb = request.words.slice(0, 1).filter(({ kind }) => kind === 'word')
    } else if (missed === '' && !isCourtesy(plan) && !isFiller(request)) missed = textOfWords(request)
    if (!isFiller(request)) readings.push(reading)
  }
  const calls = fillFromBehind(kept)
  // Two orders are never one: what is missing is asked for.
  if (calls === null && kept.filter(isOrderPlan).length > 1)
    return { plan: kept.find(({ kind }) => kind === 'ask') ?? { kind: 'unknown' }, readings }
  if (calls === null || calls.length === 0) return null
  const plan = join(calls)
  if (plan === null) return null
  if (missed !== '') return { plan: { kind: 'partial', calls: plan.calls, missed }, readings }
  return { plan: correctSpelling(plan), readings }
}

const FILLERS = setOf('uh um uhm erm hmm ok okay well so please pls plz thanks thx ty lol btw now')
const isFiller = ({ words }: Request) => words.every(({ lower }) => FILLERS.has(lower))

/** 'Buy BONK with 1 SOL and WIF with 2 SOL': what lacks its verb has the one before it. */
function readWithVerb(learned: Learned, request: Request, verb: Request['words']): Reading {
  const plain = readRequest(learned, request)
  if (verb.length === 0 || (plain.sureness > 0.8 && plain.plan.kind === 'call')) return plain
  const led = readRequest(learned, { ...request, words: [...verb, ...request.words] })
  return led.plan.kind === 'call' && (plain.plan.kind !== 'call' || led.sureness > plain.sureness)
    ? led
    : plain
}

/** Several orders are one sequence; an order beside questions stands where it was said. */
function join(calls: readonly PlannedCall[]): Extract<Plan, { kind: 'call' }> | null {
  const orders = calls.filter(isOrder)
  const others = calls.filter((call, at) => !isOrder(call) && !isSaid(calls.slice(0, at), call))
  if (orders.length > STEPS_MAX || others.length > STEPS_MAX) return null
  if (orders.length < 2)
    return { kind: 'call', calls: calls.filter((call) => isOrder(call) || others.includes(call)) }
  return { kind: 'call', calls: [{ tool: 'propose_sequence', args: { steps: orders } }, ...others] }
}

const isSaid = (earlier: readonly PlannedCall[], call: PlannedCall) =>
  earlier.some((each) => JSON.stringify(each) === JSON.stringify(call))
