import { resolvePointers } from './dialogue/resolve-words.ts'
import type { Plan, PlannedCall } from './plan.ts'
import { finishCall } from './slots/finish-call.ts'
import { takes } from './slots/tool-fields.ts'
import { textOfWords } from './words/split-parts.ts'
import type { Request } from './words/word.ts'

/** What one part of a message came to. */
export type Kept = Extract<Plan, { kind: 'call' | 'ask' }>

/** 'Swap 1 SOL to USDC and send it to mom': what the part before brings or asks about. */
export function pointBack(request: Request, before: PlannedCall | undefined): Request {
  const token = before === undefined ? undefined : (broughtBy(before) ?? tokenIn(before.args))
  const pointed = typeof token === 'string' ? resolvePointers(textOfWords(request), token) : null
  return pointed === null ? request : { ...pointed, isQuestion: request.isQuestion }
}

/** 'All of that' is what the step before brings; 'all my USDC' is more. */
const isAllOfIt = (request: Request) =>
  /\ball (?:of )?(?:the|that|this|it|those)\b|\b(?:it|that|them) all\b|\bthe (?:whole )?lot\b/i.test(
    textOfWords(request),
  )

export function asProceeds(plan: Kept, request: Request, before: PlannedCall | undefined): Kept {
  const brought = before === undefined ? undefined : broughtBy(before)
  if (plan.kind !== 'call' || brought === undefined || !isAllOfIt(request)) return plan
  const calls = plan.calls.map(({ tool, args }) => {
    const isSpent = args.amount === 'all' && (args.token ?? args.sell) === brought
    return { tool, args: isSpent ? { ...args, amount: 'proceeds' } : args }
  })
  return { kind: 'call', calls }
}

/** 'Sell half my BONK, then send the USDC to mom': what the sale brings is what is sent. */
export function completeBefore(before: readonly Kept[], { tool, args }: PlannedCall): readonly Kept[] {
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
export function takeOver(plan: Extract<Plan, { kind: 'ask' }>, last: PlannedCall | undefined): Kept {
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

const tokenIn = ({ token, symbol, buy }: PlannedCall['args']): unknown => token ?? symbol ?? buy

function sharedToken(args: PlannedCall['args'], last: PlannedCall): PlannedCall['args'] {
  const token = tokenIn(last.args)
  if (token === undefined) return {}
  return 'symbol' in args || 'token' in args ? {} : { token, symbol: token }
}

/** 'Price and risk of BONK', 'sell 2 SOL and 3 ETH for USDC': what is missing stands with a later part. */
export function fillFromBehind(kept: readonly Kept[]): readonly PlannedCall[] | null {
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

/** What an earlier call was about may be nothing that this one takes. */
const dropForeign = ({ tool, args }: PlannedCall): PlannedCall => ({
  tool,
  args: Object.fromEntries(Object.entries(args).filter(([name]) => takes(tool, name))),
})
