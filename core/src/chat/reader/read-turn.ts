import { answerQuestion } from './dialogue/answer-question.ts'
import { changeCalls } from './dialogue/change-calls.ts'
import { readInsisting } from './dialogue/insist.ts'
import { resolveOrdinals, resolvePointers } from './dialogue/resolve-words.ts'
import { isAgain, isGoAhead, isNo } from './dialogue/short-replies.ts'
import type { DialogueState } from './dialogue/state.ts'
import type { Learned } from './learned/learned.ts'
import { rankLabels } from './learned/linear-model.ts'
import { replyFeatures } from './learned/reply-features.ts'
import { isOrder, type Plan, type PlannedCall } from './plan.ts'
import { readSeveral } from './read-several.ts'
import { correctSpelling } from './slots/correct-spelling.ts'
import { finishAlert } from './slots/fill-watch.ts'
import { findPieces } from './slots/find-pieces.ts'
import { finishCall } from './slots/finish-call.ts'
import type { Piece } from './slots/piece.ts'
import { readStrict } from './strict/read-strict.ts'
import { conceptOf } from './words/concepts.ts'
import { DOLLAR_SYMBOLS } from './words/known-symbols.ts'
import { splitWords } from './words/split-words.ts'
import type { Request } from './words/word.ts'

/** What a message comes to after what was said before it. */
export function readTurn(learned: Learned, text: string, state: DialogueState): Plan {
  const request = splitWords(text)
  if (request.words.length === 0) return { kind: 'unknown' }
  const strict = readStrict(text)
  if (strict !== null) return correctSpelling({ kind: 'call', calls: [strict] })
  if (state.last === null) return readSeveral(learned, request)
  const short = readShort(learned, request, state)
  if (short !== null) return short
  const listed = resolveOrdinals(request, state)
  const meant = listed ?? request
  const pieces = findPieces(meant, learned.vocabulary)
  const reply = rankLabels(learned.replies, replyFeatures(pieces, request.isQuestion, state))[0]
  const isReply =
    reply !== undefined && reply.sureness > REPLY_SURE && pieces.some(({ mask }) => mask !== '<new>')
  const learnedReply = isReply ? readLearned(reply.label, state, pieces) : null
  if (learnedReply !== null) return learnedReply
  const plan = readPointing(learned, meant, state)
  const isSure = reply?.label === 'change' && reply.sureness > REPLY_SURE
  const changed =
    isNewOrder(plan, pieces) || (reply?.label === 'new' && reply.sureness > NEW_SURE)
      ? null
      : changeCalls(state, { pieces, text: meant.text, isSure })
  if (changed !== null) return changed
  const [only] = plan.kind === 'call' ? plan.calls : []
  // 'The second one' alone asks for all that is known of it.
  const isAlone = pieces.every(({ value, lower }) => value.type !== 'word' || ALONE.has(lower))
  if (listed !== null && isAlone && only?.tool === 'get_token_price')
    return { kind: 'call', calls: [{ tool: 'get_token_stats', args: only.args }] }
  return completeFromBefore(plan, state)
}

const REPLY_SURE = 0.6
const NEW_SURE = 0.9

/** What nobody worded exactly so before, by what was learned of such replies. */
function readLearned(label: string, state: DialogueState, pieces: readonly Piece[]): Plan | null {
  switch (label) {
    case 'yes':
      return agreeToOffer(state.last) ?? agree(state)
    case 'no':
      return { kind: 'say', topic: 'cancelled' }
    case 'again':
      return state.calls.length === 0 ? null : { kind: 'call', calls: state.calls }
    case 'answer':
      return state.open === null ? null : answerQuestion(state.open, pieces, { isSure: true })
    default:
      return null
  }
}

/** 'Yes' to 'Did you mean …?' and 'Shall I …?'. */
const agreeToOffer = (last: Plan | null): Plan | null =>
  last?.kind === 'correct' || last?.kind === 'partial' || last?.kind === 'unsure'
    ? { kind: 'call', calls: last.calls }
    : null

/** A short reply to what was said last. */
function readShort(learned: Learned, request: Request, state: DialogueState): Plan | null {
  const { last, open } = state
  const { words } = request
  const offered = isGoAhead(words) ? agreeToOffer(last) : null
  if (offered !== null) return offered
  const insisted = readInsisting(request.text, last)
  if (insisted !== null) return insisted
  if (isNo(words)) return { kind: 'say', topic: 'cancelled' }
  const pieces = findPieces(request, learned.vocabulary)
  const isAmount = pieces.some(({ value }) => value.type === 'amount')
  const asked = last?.kind === 'ask' ? last : isAmount ? open : null
  const { isQuestion } = request
  const answer = asked === null ? null : answerQuestion(asked, pieces, { isQuestion })
  if (answer !== null) return answer
  if (isAgain(words)) return state.calls.length === 0 ? null : { kind: 'call', calls: state.calls }
  if (isGoAhead(words)) return agree(state)
  return readAdded(learned, request, state) ?? readBack(request, state)
}

const ORDER_CONCEPTS: ReadonlySet<string | null> = new Set(['buy', 'sell', 'swap', 'send'])

const ALONE: ReadonlySet<string> = new Set(['the', 'one', 'and', 'what', 'about', 'please', 'ok'])

/** What says its own verb is a new order, not a change to the last one. */
function isNewOrder(plan: Plan, pieces: readonly Piece[]): boolean {
  const calls =
    plan.kind === 'ask' ? [plan.begun] : plan.kind !== 'partial' && 'calls' in plan ? plan.calls : []
  if (!calls.some(isOrder) || !pieces.some(({ mask }) => ORDER_CONCEPTS.has(conceptOf(mask)))) return false
  const named = pieces.filter(({ value }) => value.type === 'coin' || value.type === 'address')
  return (
    named.length >= 2 ||
    calls.some(({ args }) => args.sell !== undefined || args.buy !== undefined || args.token !== undefined)
  )
}

/** What a request leaves out is as it was in the last one of its kind, or the token talked about. */
function completeFromBefore(plan: Plan, state: DialogueState): Plan {
  if (plan.kind !== 'ask') return plan
  const { tool, args } = plan.begun
  const { order, focus, recent } = state
  // At which price is never taken over from another alert.
  if (tool === 'set_alert')
    return plan.about === 'token' && focus !== null ? finishAlert({ ...args, token: focus }) : plan
  if (tool === 'compare_tokens') {
    const tokens = [...new Set([...(Array.isArray(args.tokens) ? args.tokens : []), ...recent])].slice(0, 2)
    return tokens.length === 2
      ? { kind: 'call', calls: [{ tool, args: { tokens: tokens.toReversed() } }] }
      : plan
  }
  const sources = [state.open?.begun ?? null, order, ...state.calls]
  const source = sources.find((call) => call !== null && kindOf(call.tool) === kindOf(tool))
  if (
    source !== undefined &&
    source !== null &&
    (Object.keys(args).length > 0 || tool === 'get_swap_quote')
  ) {
    const { slippage: _slippage, ...given } = source.args
    const merged: Record<string, unknown> = { ...given, ...args }
    const finished = finishCall({ tool, args: merged }, 'sell')
    const isOpen = finished.kind === 'ask' && source === state.open?.begun
    // What pays for a new purchase is asked for: with what the last one was paid says little.
    const isPurchase = tool === 'propose_swap' && args.buy !== undefined && args.amount !== undefined
    // And what a sale brings, unless it is the same that is sold, or dollars.
    const isOtherSale =
      args.sell !== undefined && args.sell !== given.sell && !DOLLAR_SYMBOLS.has(String(given.buy))
    const isAnswer = source === state.open?.begun && (args.amount === undefined || given.amount === undefined)
    if ((isPurchase || isOtherSale) && !isAnswer) return plan
    if (merged.sell !== merged.buy || merged.sell === undefined)
      if (finished.kind === 'call' || isOpen) return finished
  }
  if (plan.about !== 'token' || focus === null) return plan
  const fields = tool === 'propose_swap' ? ['buy'] : isOrder(plan.begun) ? ['token'] : ['token', 'symbol']
  for (const field of fields) {
    const finished = finishCall({ tool, args: { ...args, [field]: focus } }, field === 'buy' ? 'buy' : 'sell')
    if (finished.kind === 'call' || field === 'buy') return finished
  }
  return plan
}

const kindOf = (tool: string) => (tool === 'get_swap_quote' ? 'propose_swap' : tool)

/** 'Yes' to a card is no approval; after a quote, it asks for the trade. */
function agree({ calls, isOpen }: DialogueState): Plan | null {
  if (isOpen) return { kind: 'say', topic: 'approve' }
  const [quote] = calls
  if (quote?.tool === 'get_swap_quote')
    return { kind: 'call', calls: [{ tool: 'propose_swap', args: quote.args }] }
  return null
}

/** 'Then send it to mom': one more step for a card that still waits. */
function readAdded(learned: Learned, request: Request, { order, isOpen }: DialogueState): Plan | null {
  if (
    order === null ||
    !isOpen ||
    !/^(?:and |ok |okay )?(?:then|after that|afterwards|next|and)\b/i.test(request.text)
  )
    return null
  const steps = order.tool === 'propose_sequence' ? (order.args.steps as readonly PlannedCall[]) : [order]
  const last = steps.at(-1)
  if (last?.tool !== 'propose_swap') return null
  const bought = String(last.args.buy)
  const pointed = splitWords(
    request.text
      .replace(/\b(?:it|that|them|the proceeds|everything)\b/i, bought)
      .replace(/^(?:and |ok |okay )?(?:then|after that|afterwards|next|and)\s+/i, ''),
  )
  const plan = readSeveral(learned, pointed)
  const added =
    plan.kind === 'call' || plan.kind === 'unsure'
      ? plan.calls[0]
      : plan.kind === 'ask' && plan.about === 'amount'
        ? plan.begun
        : undefined
  if (added === undefined || !isOrder(added) || added.tool === 'propose_sequence') return null
  const spends = added.args.token ?? added.args.sell
  const args =
    added.args.amount === undefined && spends === bought ? { ...added.args, amount: 'proceeds' } : added.args
  const finished = finishCall({ tool: added.tool, args }, 'sell')
  if (finished.kind !== 'call') return null
  return {
    kind: 'call',
    calls: [{ tool: 'propose_sequence', args: { steps: [...steps, ...finished.calls] } }],
  }
}

const BACK =
  /\b(?:swap|switch|convert|trade|change|turn|put|exchange)\b.*\bback\b|\b(?:reverse|undo) (?:it|that|the swap)\b/i

/** 'Swap it back': the last swap the other way round, for an amount that is named. */
function readBack({ text }: Request, { order }: DialogueState): Plan | null {
  if (order?.tool !== 'propose_swap' || !BACK.test(text)) return null
  const { sell, buy, chain } = order.args
  const amount = /\ball\b|everything/i.test(text) ? 'all' : /\bhalf\b/i.test(text) ? '50%' : undefined
  const args = {
    sell: buy,
    buy: sell,
    ...(amount === undefined ? {} : { amount }),
    ...(chain === undefined ? {} : { chain }),
  }
  return finishCall({ tool: 'propose_swap', args }, 'sell')
}

/** A request of its own, with what its pointing words point to. */
function readPointing(learned: Learned, request: Request, state: DialogueState): Plan {
  const plain = readSeveral(learned, request)
  const pointed = resolvePointers(request.text, state.focus)
  if (pointed === null) return plain
  const plan = readSeveral(learned, pointed)
  if (plan.kind === 'unknown') return plain
  // What was missed is told in the person's own words.
  if (plan.kind === 'partial' && plain.kind === 'partial') return { ...plan, missed: plain.missed }
  const isAnswered = plain.kind === 'call' && !plain.calls.some(isOrder) && plain.calls.some(hasToken)
  return isAnswered ? plain : plan
}

const hasToken = ({ args }: PlannedCall) =>
  args.token !== undefined || args.symbol !== undefined || args.tokens !== undefined
