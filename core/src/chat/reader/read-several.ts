import { jointFeatures } from './learned/joint-features.ts'
import type { Learned } from './learned/learned.ts'
import { rankLabels } from './learned/linear-model.ts'
import { isOrder, type Plan, type PlannedCall } from './plan.ts'
import { type Reading, readRequest } from './read-request.ts'
import { correctSpelling } from './slots/correct-spelling.ts'
import { findPieces } from './slots/find-pieces.ts'
import { finishCall } from './slots/finish-call.ts'
import { findJoints, splitAt, textOfWords } from './words/split-parts.ts'
import type { Request } from './words/word.ts'

const STEPS_MAX = 5
/** Below this, a part is rather something that was missed. */
const SURE = 0.55

/** A message that may hold several requests. */
export function readSeveral(learned: Learned, request: Request): Plan {
  const parts = splitAt(request, findCuts(learned, request))
  if (parts.length < 2) return readRequest(learned, request).plan
  return readParts(learned, parts) ?? readRequest(learned, request).plan
}

/** The joints behind which another request begins. */
function findCuts(learned: Learned, request: Request): readonly number[] {
  const joints = findJoints(request)
  if (joints.length === 0) return []
  const pieces = findPieces(request, learned.vocabulary)
  const cuts = joints.filter((joint) => {
    const at = pieces.findIndex(({ start }) => start >= (request.words[joint]?.start ?? 0))
    return at > 0 && rankLabels(learned.joints, jointFeatures(pieces, at))[0]?.label === 'cut'
  })
  return cuts.filter((cut, index) => {
    const [before, behind] = [cuts[index - 1] ?? 0, cuts[index + 1] ?? request.words.length]
    return saysMore(learned, request, before, cut) && saysMore(learned, request, cut, behind)
  })
}

/** A coin alone belongs to what stands beside it: 'BTC and ETH prices'. */
function saysMore(learned: Learned, request: Request, from: number, to: number): boolean {
  const [part] = splitAt({ ...request, words: request.words.slice(from, to) }, [])
  if (part === undefined) return false
  const pieces = findPieces(part, learned.vocabulary)
  return !pieces.every(({ value, lower }) => value.type === 'coin' || JOINING.has(lower))
}

const JOINING: ReadonlySet<string> = new Set(['and', '&', '+', 'also', 'then', 'plus'])

/** The same tool once more, for nothing in particular: 'liquidations of BTC and order flowers for the losers'. */
function isEmptyRepeat(plan: Kept, kept: readonly Kept[]): boolean {
  const [call] = plan.kind === 'call' ? plan.calls : [plan.begun]
  if (call === undefined || Object.keys(call.args).length > 0) return false
  return kept.some((each) =>
    (each.kind === 'call' ? each.calls : [each.begun]).some(({ tool }) => tool === call.tool),
  )
}

const isCourtesy = (plan: Plan) => plan.kind === 'say' && ['greeting', 'thanks'].includes(plan.topic)

type Kept = Extract<Plan, { kind: 'call' | 'ask' }>

function readParts(learned: Learned, requests: readonly Request[]): Plan | null {
  const kept: Kept[] = []
  let missed = ''
  let verb: Request['words'] = []
  for (const request of requests) {
    const { plan, sureness } = readWithVerb(learned, request, verb)
    if ((plan.kind === 'call' || plan.kind === 'ask') && sureness > SURE && !isEmptyRepeat(plan, kept)) {
      if (plan.kind === 'ask') kept.push(...completeBefore(kept.splice(-1), plan.begun))
      kept.push(plan.kind === 'ask' ? takeOver(plan, kept.at(-1)) : plan)
      verb = request.words.slice(0, 1)
    } else if (missed === '' && !isCourtesy(plan)) missed = textOfWords(request)
  }
  const calls = fillFromBehind(kept)
  // Two orders are never one: what is missing is asked for.
  if (calls === null && kept.filter(isOrderPlan).length > 1)
    return kept.find(({ kind }) => kind === 'ask') ?? null
  if (calls === null || calls.length === 0) return null
  const plan = join(calls)
  if (plan === null) return null
  if (missed !== '') return { kind: 'partial', calls: plan.calls, missed }
  return correctSpelling(plan)
}

/** 'Buy BONK with 1 SOL and WIF with 2 SOL': what lacks its verb has the one before it. */
function readWithVerb(learned: Learned, request: Request, verb: Request['words']): Reading {
  const plain = readRequest(learned, request)
  if (verb.length === 0 || (plain.sureness > 0.8 && plain.plan.kind === 'call')) return plain
  const led = readRequest(learned, { ...request, words: [...verb, ...request.words] })
  return led.plan.kind === 'call' && (plain.plan.kind !== 'call' || led.sureness > plain.sureness)
    ? led
    : plain
}

const isOrderPlan = (plan: Kept) => (plan.kind === 'ask' ? [plan.begun] : plan.calls).some(isOrder)

/** 'Sell half my BONK, then send the USDC to mom': what the sale brings is what is sent. */
function completeBefore(before: readonly Kept[], { tool, args }: PlannedCall): readonly Kept[] {
  const [sale] = before
  if (sale?.kind !== 'ask' || sale.begun.tool !== 'propose_swap' || tool !== 'propose_transfer') return before
  const { sell, buy } = sale.begun.args
  const isBrought = args.token !== undefined && args.token !== sell && args.amount === undefined
  if (sell === undefined || buy !== undefined || !isBrought) return before
  const finished = finishCall(
    { tool: sale.begun.tool, args: { ...sale.begun.args, buy: args.token } },
    'sell',
  )
  return finished.kind === 'call' || finished.kind === 'ask' ? [finished] : before
}

/** What a step takes over from the one before it: what that one brings, or the coin that it spends. */
function takeOver(plan: Extract<Plan, { kind: 'ask' }>, before: Kept | undefined): Kept {
  const last = before === undefined ? undefined : before.kind === 'ask' ? before.begun : before.calls.at(-1)
  if (last === undefined) return plan
  const { tool, args } = plan.begun
  const finished = finishCall({ tool, args: { ...inherited(plan.begun, last), ...args } }, 'sell')
  return finished.kind === 'call' || finished.kind === 'ask' ? finished : plan
}

const WRAPPED: Readonly<Record<string, string>> = { solana: 'SOL', hedera: 'HBAR' }

/** The token that an order brings. */
function broughtBy({ tool, args }: PlannedCall): unknown {
  if (tool === 'propose_swap') return args.buy
  if (tool === 'propose_wrap') return `W${WRAPPED[String(args.chain)] ?? ''}`
  return tool === 'propose_unwrap' ? WRAPPED[String(args.chain)] : undefined
}

function inherited({ tool, args }: PlannedCall, last: PlannedCall): PlannedCall['args'] {
  const brought = broughtBy(last)
  const proceeds = args.amount === undefined ? { amount: 'proceeds' } : {}
  if (tool === 'propose_transfer') {
    if (brought !== undefined && (args.token === undefined || args.token === brought))
      return { token: brought, ...proceeds }
    if (last.tool === 'propose_transfer')
      return { token: last.args.token, amount: last.args.amount, to: last.args.to }
  }
  if (tool === 'propose_wrap' && (brought === 'SOL' || brought === 'HBAR'))
    return { chain: brought === 'SOL' ? 'solana' : 'hedera', ...proceeds }
  if (tool === 'propose_swap' && brought !== undefined) {
    if (args.sell === brought) return proceeds
    if (args.sell === undefined && args.amount === undefined) return { sell: brought, amount: 'proceeds' }
  }
  if (tool === last.tool && (tool === 'propose_swap' || tool === 'get_swap_quote'))
    return args.sell === undefined ? { sell: last.args.sell } : { buy: last.args.buy }
  return sharedToken(args, last)
}

function sharedToken(args: PlannedCall['args'], last: PlannedCall): PlannedCall['args'] {
  const token = last.args.token ?? last.args.symbol ?? last.args.buy
  if (token === undefined) return {}
  return 'symbol' in args || 'token' in args ? {} : { token, symbol: token }
}

/** 'Price and risk of BONK', 'sell 2 SOL and 3 ETH for USDC': what is missing stands with a later part. */
function fillFromBehind(kept: readonly Kept[]): readonly PlannedCall[] | null {
  const calls: PlannedCall[] = []
  for (const [at, each] of kept.entries()) {
    if (each.kind === 'call') {
      calls.push(...each.calls)
      continue
    }
    const later = kept.slice(at + 1).find(({ kind }) => kind === 'call')
    const source = later?.kind === 'call' ? later.calls[0] : undefined
    if (source === undefined) return null
    const { tool, args } = each.begun
    const { amountOf: _side, ...rest } = source.args
    const shared = args.amount === undefined ? source.args : rest
    const given = tool === source.tool ? { ...shared, ...args } : { ...sharedToken(args, source), ...args }
    const plan = finishCall({ tool, args: given }, 'sell')
    if (plan.kind !== 'call') return null
    calls.push(...plan.calls)
  }
  return calls.map(dropForeign)
}

/** Tools that take a symbol take no token, and the other way round. */
function dropForeign({ tool, args }: PlannedCall): PlannedCall {
  const { symbol, token, ...rest } = args
  if (symbol === undefined || token === undefined) return { tool, args }
  return { tool, args: { ...rest, ...(SYMBOL_TOOLS.test(tool) ? { symbol } : { token }) } }
}

const SYMBOL_TOOLS =
  /^(?:get_social_pulse|get_funding_rates|get_open_interest|get_liquidations|get_asset_profile|get_asset_metrics|find_yields)$/

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
