import type { Plan } from '../plan.ts'
import { nearestSymbol } from '../slots/correct-spelling.ts'
import { WRAPPING } from '../slots/fill-request.ts'
import { finishAlert, levelIn } from '../slots/fill-watch.ts'
import { finishCall } from '../slots/finish-call.ts'
import type { Piece } from '../slots/piece.ts'
import { readSide } from '../slots/read-watch.ts'
import { takes } from '../slots/tool-fields.ts'
import { setOf } from '../words/set-of.ts'

type Ask = Extract<Plan, { kind: 'ask' }>

/** Words around a short answer that say nothing by themselves. */
const FILLING = setOf(
  `with for to into in from using use pay my the a of it that them this on please pls just make i want i'd like id let's lets go say ok okay
  um uh hmm yes yeah sure maybe all about around only and so well then actually sorry ah oh would be should can you we it's its take
  con por para en de a mit für auf von nach avec pour en sur di per ile için dengan untuk di с за на в worth tokens token coin coins chain network one send swap buy sell get give me will do how address is here wallet contact have got`,
)
const WORDS_MAX = 12

/** A short answer to a question of ours, put into what was begun. Null where the message is no such answer. */
export function answerQuestion(
  { about, begun }: Ask,
  pieces: readonly Piece[],
  { isSure = false, isQuestion = false }: { readonly isSure?: boolean; readonly isQuestion?: boolean } = {},
): Plan | null {
  if (pieces.length === 0 || pieces.length > WORDS_MAX) return null
  const { tool, args } = begun
  if (about === 'content') {
    const key = tool === 'search_web' ? 'query' : 'content'
    return finishCall({ tool, args: { ...args, [key]: pieces.map(({ text }) => text).join(' ') } }, 'sell')
  }
  const words = pieces.filter(({ value, mask }) => value.type === 'word' && !FILLING.has(mask))
  if (about === 'recipient' && isQuestion) return null
  if (about === 'recipient') return answerRecipient({ about, begun, kind: 'ask' }, pieces, words)
  if (words.length > 0 && !isSure) return null
  if (about === 'address') {
    const address = pieces.find(({ value }) => value.type === 'address')
    return address === undefined
      ? null
      : finishCall({ tool, args: { ...args, address: address.text } }, 'sell')
  }
  if (tool === 'set_alert') return answerAlert(begun, pieces)
  const found = collectAnswer(pieces)
  // Who names another amount asks for something new.
  if (about === 'counter-token' && found.amount !== undefined && args.amount !== undefined) return null
  const changed: Record<string, unknown> = { ...args }
  if (found.chain !== undefined) changed.chain = found.chain
  if (found.address !== undefined && tool === 'propose_transfer') changed.to = found.address
  if (found.amount !== undefined && changed.amount === undefined) changed.amount = found.amount
  if (found.address !== undefined && tool !== 'propose_transfer' && fieldFor(tool, args) === 'token')
    changed.token = found.address
  const token = found.tokens.find((each) => each !== args.sell && each !== args.buy) ?? found.tokens[0]
  if (token !== undefined) {
    const field = fieldFor(tool, args)
    if (field === null) return takeAmountOf(begun, token, found.amount)
    if (field === 'tokens')
      changed.tokens = [...(Array.isArray(args.tokens) ? args.tokens : []), ...found.tokens]
    else changed[field] = token
    // 'Buy SOL' … '3 of them with USDC' says how many are bought; '20 USDC' what is given.
    if (found.amount !== undefined && field === 'buy' && /^\d+(?:\.\d+)?$/.test(found.amount))
      changed.amountOf = 'buy'
  }
  if (JSON.stringify(changed) === JSON.stringify(args)) return null
  const meant = token === undefined ? null : nearestSymbol(token)
  const plan = finishCall({ tool, args: changed }, args.buy === undefined ? 'sell' : 'buy')
  if (meant === null || token === undefined || plan.kind !== 'call') return plan
  const calls = plan.calls.map((call) => ({
    ...call,
    args: Object.fromEntries(
      Object.entries(call.args).map(([key, value]) => [key, value === token ? meant : value]),
    ),
  }))
  return { kind: 'correct', typed: token, meant, calls }
}

/** 'Which token?' and 'At which price?', or both at once: 'SOL above 200'. */
function answerAlert({ args }: Ask['begun'], pieces: readonly Piece[]): Plan | null {
  const { tokens, address, chain } = collectAnswer(pieces)
  const plain = pieces.map(({ value, mask, lower }) => (value.type === 'word' ? mask : lower)).join(' ')
  const [priceUsd] = pieces.flatMap(levelIn)
  const token = args.token ?? address ?? tokens[0]
  if (token === args.token && priceUsd === undefined) return null
  const side = readSide(plain) ?? args.side
  return finishAlert({
    ...args,
    token,
    chain: args.chain ?? chain,
    priceUsd: priceUsd ?? args.priceUsd,
    side,
  })
}

function collectAnswer(pieces: readonly Piece[]) {
  const amounts = pieces.flatMap(({ value }) => (value.type === 'amount' ? [value.text] : []))
  const chains = pieces.flatMap(({ value }) =>
    (value.type === 'chain' || value.type === 'coin') && value.chain !== undefined ? [value.chain] : [],
  )
  const coins = pieces.filter(({ value }) => value.type === 'coin')
  const sure = coins.filter(({ value }) => value.type === 'coin' && value.isSure)
  const tokens = (sure.length > 0 ? sure : coins).flatMap(({ value }) =>
    value.type === 'coin' ? [value.symbol] : [],
  )
  const address = pieces.find(({ value }) => value.type === 'address')?.text
  return {
    amount: amounts[0],
    chain: tokens.length === 0 ? chains[0] : undefined,
    tokens,
    address,
  }
}

/** The argument that a token answers; null where all of them are known. */
function fieldFor(tool: string, args: Ask['begun']['args']): string | null {
  if (tool === 'propose_swap' || tool === 'get_swap_quote')
    return args.sell === undefined ? 'sell' : args.buy === undefined ? 'buy' : null
  if (tool === 'propose_wrap' || tool === 'propose_unwrap') return null
  if (tool === 'compare_tokens') return 'tokens'
  return takes(tool, 'symbol') ? 'symbol' : args.token === undefined ? 'token' : null
}

/** '0.5 SOL' where SOL is known already: the amount is of it, or of what is bought. */
function takeAmountOf({ tool, args }: Ask['begun'], token: string, amount: string | undefined): Plan | null {
  if (tool === 'propose_wrap' || tool === 'propose_unwrap') {
    const chain = WRAPPING[token]
    return chain === undefined
      ? null
      : finishCall({ tool, args: { ...args, chain, ...(amount === undefined ? {} : { amount }) } }, 'sell')
  }
  if (amount === undefined) return null
  if (token === args.buy && /^\d+(?:\.\d+)?$/.test(amount))
    return finishCall({ tool, args: { ...args, amount, amountOf: 'buy' } }, 'sell')
  return token === args.sell || token === args.token
    ? finishCall({ tool, args: { ...args, amount } }, 'sell')
    : null
}

function answerRecipient({ begun }: Ask, pieces: readonly Piece[], words: readonly Piece[]): Plan | null {
  const address = pieces.find(({ value }) => value.type === 'address')
  if (address !== undefined && words.length <= 2)
    return finishCall({ tool: begun.tool, args: { ...begun.args, to: address.text } }, 'sell')
  if (words.length === 0 || words.length > 3 || pieces.length > 6) return null
  const to = words.map(({ text }) => text).join(' ')
  return finishCall({ tool: begun.tool, args: { ...begun.args, to } }, 'sell')
}
