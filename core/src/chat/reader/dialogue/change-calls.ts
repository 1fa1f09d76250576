import { isOrder, type LaterRequest, type Plan, type PlannedCall } from '../plan.ts'
import { nearestSymbol } from '../slots/correct-spelling.ts'
import { isList } from '../slots/fill-list.ts'
import { isWatch } from '../slots/fill-watch.ts'
import { finishCall } from '../slots/finish-call.ts'
import type { Piece } from '../slots/piece.ts'
import { readEvery } from '../slots/read-times.ts'
import { takes } from '../slots/tool-fields.ts'
import { DOLLAR_SYMBOLS } from '../words/known-symbols.ts'
import { setOf } from '../words/set-of.ts'
import { scaleAmount } from './change-amount.ts'
import { changeList, LIST_WORDS } from './change-list.ts'
import { changeWatch, WATCH_WORDS } from './change-watch.ts'
import type { DialogueState } from './state.ts'

/** Words that change a request and say nothing by themselves. */
const CHANGING = setOf(
  `and what about how bout for the same of on in at with to from into make it that just actually instead use using no not but now please
  then also try set change switch do let's lets hmm hm oh wait sorry i meant mean ok okay so pay paying my a one want rather go yes yeah nah
  only this them maybe up down amount be should would like is can you we me need give get more less worth token coin chain network show
  y e et und ve dan и con por para en mejor mais com em avec pour mit für statt auf per su ile için untuk dengan с на за а
  slippage tolerance recipient address double triple half twice quarter week month today time all overall year days day past last hours total
  again each thing ones other another first rn tho though lol thx thanks pls plz let increase decrease raise lower bump cut reduce as well too
  send swap buy sell price its it's check whats what's any 's while youre you're your said wrong fine ouch hold alright great cool man bro much back too`,
)

const WORDS_MAX = 12

/** A message that only changes the last request: 'and eth?', 'make it 0.2', 'no, on ethereum', 'half of that'. */
export function changeCalls(
  state: DialogueState,
  {
    pieces,
    text,
    isSure,
  }: { readonly pieces: readonly Piece[]; readonly text: string; readonly isSure: boolean },
): Plan | null {
  const [call, ...more] = state.calls
  if (state.last?.kind === 'later') return changeLater(state.last.request, pieces)
  if (call === undefined || pieces.length === 0 || (pieces.length > WORDS_MAX && !isSure)) return null
  // Behind an alert a figure is a price: it never changes an order that came before.
  const isOrdered = isOrder(call) || (!isWatch(call.tool) && isAboutOrder(text, pieces))
  const order = state.order !== null && isOrdered ? state.order : null
  const named = order !== null && paysSomebody(order) ? readName(pieces) : null
  const said = named?.rest ?? pieces
  const isKnown = (mask: string) =>
    CHANGING.has(mask) ||
    (isList(call.tool) && LIST_WORDS.has(mask)) ||
    (isWatch(call.tool) && WATCH_WORDS.has(mask))
  const rest = said.filter(({ value, mask }) => value.type === 'word' && !isKnown(mask))
  if (rest.length > 0 && !isSure) return null
  if (order !== null) return changeOrder(order, { pieces: said, text, name: named?.name })
  return more.some(({ tool }) => tool !== call.tool) ? null : changeQuestion(call, pieces, text)
}

function isAboutOrder(text: string, pieces: readonly Piece[]): boolean {
  if (/\b(?:make it|instead|slippage|double|half of (?:that|what))\b/i.test(text)) return true
  const said = pieces.filter(({ value, mask }) => value.type !== 'word' && !CHANGING.has(mask))
  return said.length === 1 && said[0]?.value.type === 'amount' && !/show|last|list/i.test(text)
}

/** 'No, to dad', 'same to my brother', 'and half of that to chris': somebody else is to get it. */
function readName(
  pieces: readonly Piece[],
): { readonly name: string; readonly rest: readonly Piece[] } | null {
  const at = pieces.findLastIndex(({ lower }) => TO.has(lower))
  if (at < 0) return null
  const own = pieces.slice(at + 1).filter(({ lower }) => !BESIDE_NAME.has(lower))
  const isName = own.every(({ value, mask }) => isWordlike(value) && !CHANGING.has(mask))
  return own.length === 0 || own.length > 2 || !isName
    ? null
    : { name: own.map(({ text }) => text).join(' '), rest: pieces.slice(0, at) }
}

const TO = setOf('to for a à an für para pour per ke untuk')
const BESIDE_NAME = setOf('my instead please too as well the mi meu ma mon meine meinen mio mia')
const isWordlike = (value: Piece['value']) =>
  value.type === 'word' || (value.type === 'coin' && !value.isSure)

type Said = {
  readonly tokens: readonly string[]
  readonly amount: string | undefined
  readonly percent: number | undefined
  readonly chain: string | undefined
  readonly address: string | undefined
}

function collect(pieces: readonly Piece[], isSlippage: boolean, isOrder = false): Said {
  const content = pieces.filter(({ value }) => value.type !== 'word')
  // 'Hmm, 60 is plenty' names no token.
  const isAlone = isOrder ? content.length === 1 && pieces.length <= 2 : content.length <= 2
  const isToken = ({ value, lower, mask }: Piece) =>
    value.type === 'coin' && !CHANGING.has(lower) && (value.isSure || isAlone || mask === '<maybe>')
  const chains = pieces.flatMap((piece, at) => {
    const { value } = piece
    if (value.type === 'chain') return [value.chain]
    return value.type === 'coin' && value.chain !== undefined && isChainSaid(pieces, at) ? [value.chain] : []
  })
  const tokens = pieces.flatMap((piece, at) =>
    piece.value.type === 'coin' && isToken(piece) && !isChainSaid(pieces, at) ? [piece.value.symbol] : [],
  )
  const amounts = pieces.flatMap(({ value }) => (value.type === 'amount' ? [value.text] : []))
  const figures = isSlippage ? amounts.filter((text) => text !== 'all') : amounts
  const percent = isSlippage ? Number(figures[0]?.replace('%', '')) : undefined
  return {
    tokens: [...new Set(tokens)],
    amount: isSlippage ? figures[1] : figures[0],
    percent: percent === undefined || Number.isNaN(percent) ? undefined : percent,
    chain: chains[0],
    address: pieces.find(({ value }) => value.type === 'address')?.text,
  }
}

const ON = setOf('on auf su sur en via over')

/** 'On ethereum' names the chain, 'and ethereum?' the coin. */
function isChainSaid(pieces: readonly Piece[], at: number): boolean {
  const { value } = pieces[at] ?? {}
  return value?.type === 'coin' && value.chain !== undefined && ON.has(pieces[at - 1]?.lower ?? '')
}

const SPANS: readonly (readonly [string, RegExp])[] = [
  ['7d', /\bweek|\b7\b/i],
  ['30d', /\bmonth|\b30\b/i],
  ['all', /\b(?:all|overall|total|ever)\b/i],
  ['today', /\b(?:today|day|24)/i],
]

function changeQuestion({ tool, args }: PlannedCall, pieces: readonly Piece[], text: string): Plan | null {
  if (isList(tool)) return changeList({ tool, args }, pieces)
  if (isWatch(tool)) return changeWatch({ tool, args }, pieces)
  const { tokens, chain, amount, address } = collect(pieces, false)
  const span = tool === 'get_pnl' ? SPANS.find(([, pattern]) => pattern.test(text))?.[0] : undefined
  const field = ['token', 'symbol', 'topic'].find((name) => takes(tool, name))
  const changed: Record<string, unknown> = { ...args }
  const [token] = address === undefined ? tokens : [address]
  if (token !== undefined) {
    const named = pieces.find(({ value }) => value.type === 'coin' && value.symbol === token)
    const namedChain = named?.value.type === 'coin' ? named.value.chain : undefined
    if (tool === 'get_swap_quote') changed.buy = token
    else if (tool === 'compare_tokens') changed.tokens = changeCompared(args.tokens, tokens, text)
    else if (field === undefined && takes(tool, 'chain') && namedChain !== undefined)
      changed.chain = namedChain
    else if (field === undefined) return null
    else changed[field] = field === 'topic' ? (named?.text ?? token) : token
  }
  if (chain !== undefined) changed.chain = chain
  if (span !== undefined) changed.span = span
  if (amount !== undefined && tool === 'get_swap_quote') changed.amount = amount
  else if (amount !== undefined && takes(tool, 'limit') && /^\d{1,2}$/.test(amount))
    changed.limit = Number(amount)
  else if (amount !== undefined && span === undefined) return null
  if (JSON.stringify(changed) === JSON.stringify(args)) return null
  if (tokens.length > 1 && field !== undefined && tool !== 'compare_tokens')
    return { kind: 'call', calls: tokens.map((each) => ({ tool, args: { ...changed, [field]: each } })) }
  const meant = token === undefined || address !== undefined ? null : nearestSymbol(token)
  if (token !== undefined && meant !== null && field !== undefined)
    return { kind: 'correct', typed: token, meant, calls: [{ tool, args: { ...changed, [field]: meant } }] }
  return finishCall({ tool, args: changed }, 'sell')
}

/** 'What about BONK' after a comparison sets it beside the first; 'and BONK' adds it. */
function changeCompared(before: unknown, tokens: readonly string[], text: string): readonly string[] {
  const compared = Array.isArray(before) ? (before as readonly string[]) : []
  if (tokens.length > 1) return tokens
  return /\b(?:and|add|also|plus|too)\b/i.test(text)
    ? [...compared, ...tokens].slice(0, 4)
    : [compared[0] ?? '', ...tokens].filter((token) => token !== '')
}

type Change = { readonly pieces: readonly Piece[]; readonly text: string; readonly name: string | undefined }

const paysSomebody = ({ tool, args }: PlannedCall) =>
  tool === 'propose_transfer' ||
  (Array.isArray(args.steps) &&
    (args.steps as readonly PlannedCall[]).some((step) => step.tool === 'propose_transfer'))

/** 'At 125 instead', 'make it every week': the order that does not stand yet, as it is meant now. */
function changeLater(request: LaterRequest, pieces: readonly Piece[]): Plan | null {
  const { amount, tokens } = collect(pieces, false)
  const level = (['priceUsd', 'stopUsd', 'takeProfitUsd', 'marketCapUsd'] as const).find(
    (key) => request[key] !== undefined,
  )
  const every = readEvery(pieces.map(({ lower }) => lower).join(' '))
  const isAmount = pieces.some(
    ({ value }, at) => value.type === 'amount' && pieces[at + 1]?.value.type === 'coin',
  )
  const changed: LaterRequest = {
    ...request,
    ...(every === undefined || request.every === undefined ? {} : { every }),
    ...(amount === undefined
      ? {}
      : level === undefined || isAmount
        ? { amount }
        : { [level]: amount.replace(/[$%]/g, '') }),
    ...(tokens[0] === undefined || isAmount ? {} : { token: tokens[0] }),
  }
  return JSON.stringify(changed) === JSON.stringify(request) ? null : { kind: 'later', request: changed }
}

function changeOrder({ tool, args }: PlannedCall, { pieces, text, name }: Change): Plan | null {
  if (tool === 'propose_sequence') return name === undefined ? null : changeSequence(args, name)
  // '4% rather' is of the slippage where that was named and the amount is no part.
  const isPercent = /\d ?(?:%|percent\b)/i.test(text) && !String(args.amount).endsWith('%')
  const isSlippage = args.slippage !== undefined && isPercent
  const said = collect(pieces, isSlippage || /\b(?:slip|slippage|tolerance)\b/i.test(text), true)
  if (/\b(?:bit|little|slightly|somewhat|tad) (?:less|more|smaller|bigger|lower|higher)\b/i.test(text)) {
    const { amount: _amount, amountOf: _side, ...known } = args
    return { kind: 'ask', about: 'amount', begun: { tool, args: known } }
  }
  const changed: Record<string, unknown> = { ...args, ...(name === undefined ? {} : { to: name }) }
  const relative = relativeOf(text, said)
  if (relative !== null) {
    const amount = typeof args.amount === 'string' ? scaleAmount(args.amount, relative) : null
    if (amount === null) return null
    changed.amount = amount
  } else if (said.amount !== undefined) {
    changed.amount = said.amount
    if (/%$|^all$|^\$/.test(said.amount)) delete changed.amountOf
  }
  if (said.percent !== undefined && tool === 'propose_swap') changed.slippage = said.percent
  if (said.chain !== undefined) changed.chain = said.chain
  if (said.address !== undefined && tool === 'propose_transfer') changed.to = said.address
  const [token] = said.tokens
  if (token !== undefined) {
    if (tool === 'propose_transfer') changed.token = token
    else if (tool === 'propose_swap') changed[sideOf(token, { args, text, pieces })] = token
    else return null
  }
  if (changed.sell !== undefined && changed.sell === changed.buy) return null
  return JSON.stringify(changed) === JSON.stringify(args)
    ? null
    : { kind: 'call', calls: [{ tool, args: changed }] }
}

/** A sequence that pays somebody else. */
function changeSequence(args: PlannedCall['args'], to: string): Plan {
  const steps = (args.steps as readonly PlannedCall[]).map((step) =>
    step.tool === 'propose_transfer' ? { ...step, args: { ...step.args, to } } : step,
  )
  return { kind: 'call', calls: [{ tool: 'propose_sequence', args: { steps } }] }
}

type Ratio = { readonly by: bigint; readonly over: bigint }

/** How many times the last amount: 'half of that', 'double it', 'a third of that'. */
function relativeOf(text: string, { amount, tokens }: Said): Ratio | null {
  if (/\b(?:triple|three times|3x|x3)\b/i.test(text)) return { by: 3n, over: 1n }
  if (/\b(?:double|twice|2x|x2|doble|doppelt|doppelte|doppio|dobro)\b/i.test(text))
    return { by: 2n, over: 1n }
  if (tokens.length > 0) return null
  const isOfThat = /\bof (?:that|it|what)\b|\bhalf (?:that|as much)\b|\bthat\b/i.test(text)
  if (
    /\bhalf\b|\bla mitad\b/i.test(text) &&
    amount === '50%' &&
    (isOfThat ||
      /\b(?:in half|half (?:off|the size))\b/i.test(text) ||
      /^(?:and |just |only |ok |no |make it |again |but )*half\b/i.test(text))
  )
    return { by: 1n, over: 2n }
  if (!isOfThat || amount === undefined || !amount.endsWith('%')) return null
  if (amount === '33.33%') return { by: 1n, over: 3n }
  const [whole = '0', fraction = ''] = amount.slice(0, -1).split('.')
  return { by: BigInt(whole + fraction), over: 100n * 10n ** BigInt(fraction.length) }
}

const NATIVE = setOf('SOL ETH BNB HBAR')

function sideOf(
  token: string,
  { args, text, pieces }: { args: PlannedCall['args']; text: string; pieces: readonly Piece[] },
): 'sell' | 'buy' {
  const at = pieces.findIndex(({ value }) => value.type === 'coin' && value.symbol === token)
  const before = pieces[at - 1]
  // '20 usdc': the amount says what is given.
  if (before?.value.type === 'amount' && before.value.unit !== 'usd') return 'sell'
  if (/\b(?:with|from|pay(?:ing)?|con|avec|mit|com|ile|dengan)\b/i.test(text)) return 'sell'
  if (/\b(?:into|for|to|get|buy|por|para|pour|für|per)\b/i.test(text)) return 'buy'
  if (DOLLAR_SYMBOLS.has(token)) return DOLLAR_SYMBOLS.has(String(args.buy)) ? 'buy' : 'sell'
  if (NATIVE.has(token) && NATIVE.has(String(args.sell)) && /\buse\b/i.test(text)) return 'sell'
  return DOLLAR_SYMBOLS.has(String(args.buy)) && !DOLLAR_SYMBOLS.has(String(args.sell)) ? 'sell' : 'buy'
}
