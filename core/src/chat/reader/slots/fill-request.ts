import type { LaterAction, LaterRequest, Plan, PlannedCall } from '../plan.ts'
import { conceptOf } from '../words/concepts.ts'
import { foldWord } from '../words/fold-word.ts'
import { recordOf, setOf } from '../words/set-of.ts'
import { readTerm } from '../words/terms.ts'
import { fillList, isList } from './fill-list.ts'
import { fillWatch, isWatch } from './fill-watch.ts'
import { finishCall } from './finish-call.ts'
import {
  amountOf,
  chainOf,
  figureOf,
  numberOf,
  plainOf,
  type Read,
  runOf,
  taggedWith,
  textOf,
  tokensOf,
} from './parts-of.ts'
import { placeOf } from './read-lists.ts'
import { countTimes, readEvery, readLasting, readSpan } from './read-times.ts'
import { takes, textFieldOf, tokenFieldOf } from './tool-fields.ts'

/** A plan from what was chosen and the parts that were found for it. Null where they do not come to one. */
export function fillRequest(read: Read): Plan | null {
  const { label } = read
  if (label === 'unknown') return { kind: 'unknown' }
  if (label.startsWith('later:')) return fillLater(read, label.slice('later:'.length) as LaterAction)
  if (label === 'say:explain') {
    const term = readTerm(read.text)
    return term === null ? null : { kind: 'say', topic: 'explain', term }
  }
  if (label.startsWith('say:')) return { kind: 'say', topic: label.slice('say:'.length) }
  return fillCall(read)
}

function fillCall(read: Read): Plan | null {
  const { label: tool } = read
  if (isList(tool)) return fillList(read)
  if (isWatch(tool)) return fillWatch(read)
  const tokens = tokensOf(read, 'token')
  if (tool === 'compare_tokens') {
    if (tokens.length > 4) return null
    return tokens.length < 2
      ? { kind: 'ask', about: 'token', begun: { tool, args: tokens.length === 1 ? { tokens } : {} } }
      : { kind: 'call', calls: [{ tool, args: { tokens } }] }
  }
  const field = tool === 'propose_transfer' ? undefined : tokenFieldOf(tool)
  if (field !== undefined && tokens.length > 1) {
    const chain = chainOf(read)
    const calls = tokens.slice(0, TOKENS_MAX).map((token) => {
      return {
        tool,
        args: { [field]: token, ...(chain === undefined || !takes(tool, 'chain') ? {} : { chain }) },
      }
    })
    return { kind: 'call', calls }
  }
  const args = argsOf(read)
  if (args.sell !== undefined && args.sell === args.buy) return null
  return finishCall(asWrap({ tool, args }), sideOf(read))
}

const TOKENS_MAX = 5

/** 'Turn 100 HBAR into WHBAR' wraps; it is no trade. */
function asWrap(call: PlannedCall): PlannedCall {
  const { sell, buy, amount } = call.args
  if (call.tool !== 'propose_swap' || typeof sell !== 'string' || typeof buy !== 'string') return call
  const isWrap = buy === `W${sell}`
  const chain = WRAPPING[sell]
  if ((!isWrap && sell !== `W${buy}`) || chain === undefined) return call
  return {
    tool: isWrap ? 'propose_wrap' : 'propose_unwrap',
    args: { chain, ...(amount === undefined ? {} : { amount }) },
  }
}

function argsOf(read: Read): PlannedCall['args'] {
  const { label: tool } = read
  const [token] = tokensOf(read, 'token')
  const field = tokenFieldOf(tool)
  const textKey = textFieldOf(tool)
  const text = textKey === undefined ? undefined : textOf(read, tool)
  const args: Record<string, unknown> = {}
  const put = (key: string, value: unknown) => {
    if (value !== undefined) args[key] = value
  }
  if (field !== undefined) put(field, token)
  if (textKey !== undefined) put(textKey, text)
  if (tool === 'propose_swap' || tool === 'get_swap_quote') putTrade(read, put)
  if (tool === 'propose_transfer') {
    put('amount', amountOf(read, 'amount'))
    put('to', recipientOf(read))
  }
  if (tool === 'propose_wrap' || tool === 'propose_unwrap') {
    put('chain', wrapChainOf(read))
    put('amount', amountOf(read, 'amount'))
  } else if (takes(tool, 'chain')) put('chain', chainOf(read))
  if (tool === 'get_bitcoin_address')
    put('address', read.pieces.find(({ value }) => value.type === 'address')?.text)
  if (tool === 'find_low_caps') put('maxMarketCapUsd', numberOf(read, 'cap'))
  if (tool === 'get_pnl') put('span', readSpan(plainOf(read)))
  // 'ETH gas' is what Ethereum takes.
  if (tool === 'get_network_fees' && args.chain === undefined) put('chain', placeOf(read.pieces))
  if (takes(tool, 'limit')) put('limit', numberOf(read, 'limit'))
  return args
}

function putTrade(read: Read, put: (key: string, value: unknown) => void): void {
  const bought = amountOf(read, 'amountBuy')
  put('sell', tokensOf(read, 'sell')[0])
  put('buy', tokensOf(read, 'buy')[0])
  const amount = amountOf(read, 'amount') ?? bought
  put('amount', amount)
  if (amount !== undefined && amount === bought && /^\d/.test(amount) && !amount.endsWith('%'))
    put('amountOf', 'buy')
  if (read.label === 'propose_swap') put('slippage', numberOf(read, 'slippage'))
}

export const WRAPPING = recordOf<'solana' | 'hedera'>('SOL=solana WSOL=solana HBAR=hedera WHBAR=hedera')

function wrapChainOf({ pieces }: Read): string | undefined {
  const [chain] = pieces.flatMap(({ value }) => {
    if (value.type === 'chain')
      return value.chain === 'solana' || value.chain === 'hedera' ? [value.chain] : []
    return value.type === 'coin' && WRAPPING[value.symbol] !== undefined ? [WRAPPING[value.symbol]] : []
  })
  return chain
}

function recipientOf(read: Read): string | undefined {
  const found = runOf(read, 'to')
  // 'I owe my sister, send 5 USDC to 9xQe…': an address that was typed is where it goes.
  const address = read.pieces.find(
    ({ value }, at) => value.type === 'address' && read.tags[at]?.tag !== 'token',
  )
  if (address !== undefined) return address.text
  const first = found[0]
  const last = found.at(-1)
  if (first === undefined || last === undefined) return undefined
  return read.text
    .slice(first.start, last.end)
    .replace(/^(?:my|the|mi|meu|minha|mon|ma|meinem?r?|mio|mia|il|la)\s+/iu, '')
}

/** Whether a trade is about what is sold or what is bought; the other token only counters it. */
function sideOf(read: Read): 'sell' | 'buy' {
  const concepts = new Set(read.pieces.map(({ mask }) => conceptOf(foldWord(mask))))
  const isBuy = concepts.has('buy') || read.pieces.some(({ mask }) => BUYING_WORDS.has(mask))
  const isSale = concepts.has('sell') || concepts.has('swap')
  if (isBuy !== isSale) return isBuy ? 'buy' : 'sell'
  return tokensOf(read, 'sell').length > 0 ? 'sell' : 'buy'
}

const BUYING_WORDS = setOf('ape grab spend invest scoop snag')

const SELLING = setOf('limit-sell take-profit stop-loss launch-sell')
const BUYING = setOf('limit-buy bracket-buy market-cap-buy dca launch-buy')

function fillLater(read: Read, action: LaterAction): Plan {
  const lower = plainOf(read)
  const [token] = tokensOf(read, SELLING.has(action) ? 'sell' : BUYING.has(action) ? 'buy' : 'token')
  const [sell] = SELLING.has(action) ? [] : tokensOf(read, 'sell')
  const [receive] = SELLING.has(action) ? tokensOf(read, 'buy') : []
  const lasting = action === 'dca' ? readLasting(read.pieces) : undefined
  const every = action === 'dca' ? (readEvery(lower) ?? lasting?.unit) : undefined
  const counted = every !== undefined && lasting !== undefined ? countTimes(every, lasting) : undefined
  const count = numberOf(read, 'count')
  const request: Record<string, unknown> = {
    action,
    token,
    sell,
    receive,
    amount: amountOf(read, 'amount') ?? amountOf(read, 'amountBuy'),
    priceUsd: figureOf(read, 'price'),
    stopUsd: figureOf(read, 'stop'),
    takeProfitUsd: figureOf(read, 'profit'),
    marketCapUsd: figureOf(read, 'cap'),
    every,
    count: action === 'dca' ? (counted ?? count) : undefined,
    pool: poolOf(read),
    name: action === 'launch-token' ? textOf(read, 'propose_memory') : undefined,
    symbol:
      action === 'launch-token'
        ? taggedWith(read, 'symbol')[0]?.text.replace(/^\$/, '').toUpperCase()
        : undefined,
    chain: chainOf(read),
  }
  const said = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))
  return { kind: 'later', request: said as LaterRequest }
}

function poolOf(read: Read): string | undefined {
  const [pool] = taggedWith(read, 'pool')
  return pool?.value.type === 'pair'
    ? pool.text.replaceAll('$', '').replace('-', '/').toUpperCase()
    : pool?.text
}
