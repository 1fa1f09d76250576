import { nearestSymbol } from '@windhover/core/chat/reader/slots/correct-spelling'
import type { Piece } from '@windhover/core/chat/reader/slots/piece'
import type { Expectation } from '../eval/set-line.ts'

/** The tool, action or topic that a reading comes to; null where it is several at once. */
export function labelOf(reading: Expectation): string | null {
  switch (reading.kind) {
    case 'call':
    case 'correct':
    case 'partial': {
      const [first, ...more] = reading.calls
      const isOne = first !== undefined && first.tool !== 'propose_sequence'
      return isOne && more.every(({ tool }) => tool === first.tool) ? first.tool : null
    }
    case 'ask':
      return reading.begun.tool
    case 'later':
      return `later:${reading.request.action}`
    case 'say':
      return `say:${reading.topic}`
    case 'unknown':
      return 'unknown'
  }
}

type Slots = Readonly<Record<string, unknown>>

/** Which part each piece plays in a reading. Null where the reading says something that no piece does. */
export function alignTags(
  pieces: readonly Piece[],
  reading: Expectation,
  /** Of a part of a line, which may leave to others what it means. */
  isPart = false,
): readonly string[] | null {
  const slots = slotsOf(reading)
  if (slots === null) return null
  const tags = pieces.map(() => 'O')
  const take = (tag: string, fits: (piece: Piece) => boolean, all = false): boolean => {
    let found = false
    for (const [at, piece] of pieces.entries()) {
      if (tags[at] !== 'O' || !fits(piece)) continue
      tags[at] = tag
      found = true
      if (!all) break
    }
    return found
  }
  for (const [tag, value] of Object.entries(slots)) {
    if (value === undefined) continue
    if (tag === 'text' || tag === 'to') {
      if (!takeSpan(pieces, tags, tag, String(value)) && !isPart) return null
      continue
    }
    const values = Array.isArray(value) ? value : [value]
    for (const each of values) {
      const isFound = take(tag, (piece) => fitsValue(piece, tag, String(each)))
      if (!isFound && !isPart && tag !== 'chain' && tag !== 'limit') return null
    }
  }
  return tags
}

export function fitsValue({ value, text, lower }: Piece, tag: string, wanted: string): boolean {
  if (tag === 'chain')
    return (
      (value.type === 'chain' && value.chain === wanted) || (value.type === 'coin' && value.chain === wanted)
    )
  if (tag === 'pool') return value.type === 'pair' || text === wanted
  switch (value.type) {
    case 'amount': {
      const figure = value.text.replace(/^\$/, '').replace(/%$/, '')
      return value.text === wanted || (tag !== 'amount' && tag !== 'amountBuy' && figure === wanted)
    }
    case 'coin':
      return value.symbol === wanted || nearestSymbol(value.symbol) === wanted
    case 'address':
      return text === wanted
    default:
      return lower === wanted.toLowerCase()
  }
}

/** A run of pieces whose text is this, case and marks aside. */
function takeSpan(pieces: readonly Piece[], tags: string[], tag: string, wanted: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}$%]+/gu, '')
  const goal = plain(wanted)
  for (let from = 0; from < pieces.length; from += 1) {
    let text = ''
    for (let to = from; to < pieces.length && text.length < goal.length; to += 1) {
      text += plain(pieces[to]?.text ?? '')
      if (text !== goal) continue
      for (let at = from; at <= to; at += 1) tags[at] = tag
      return true
    }
  }
  return false
}

const SELLING = new Set(['limit-sell', 'take-profit', 'stop-loss', 'launch-sell'])
const BUYING = new Set(['limit-buy', 'bracket-buy', 'market-cap-buy', 'dca', 'launch-buy'])

function slotsOf(reading: Expectation): Slots | null {
  switch (reading.kind) {
    case 'call':
    case 'correct':
    case 'partial': {
      const [first, ...more] = reading.calls
      if (first === undefined || first.tool === 'propose_sequence') return null
      if (more.length === 0) return slotsOfCall(first.args)
      if (more.some(({ tool }) => tool !== first.tool)) return null
      return {
        token: reading.calls
          .map(({ args }) => args.token ?? args.symbol)
          .filter((each) => each !== undefined),
      }
    }
    case 'ask':
      return slotsOfCall(reading.begun.args)
    case 'later': {
      const { action, token, sell, receive, every: _every, ...rest } = reading.request
      const sides = SELLING.has(action)
        ? { sell: token, buy: receive }
        : BUYING.has(action)
          ? { buy: token, sell }
          : { token, sell }
      const { amount, priceUsd: price, stopUsd: stop, takeProfitUsd: profit, marketCapUsd: cap } = rest
      const { count, pool, name: text, symbol, chain } = rest
      return { ...sides, amount, price, stop, profit, cap, count, pool, text, symbol, chain }
    }
    case 'say':
    case 'unknown':
      return {}
  }
}

function slotsOfCall(args: Slots): Slots {
  const { amount, amountOf, token, tokens, symbol, sell, buy, to, chain, slippage, limit, address } = args
  const { priceUsd, valueUsd, maxMarketCapUsd: cap, topic, query, content, search, protocol, name } = args
  return {
    sell,
    buy,
    token: token ?? symbol ?? tokens,
    ...(amountOf === 'buy' ? { amountBuy: amount } : { amount }),
    to,
    address,
    chain,
    slippage,
    limit,
    price: priceUsd ?? valueUsd,
    cap,
    text: topic ?? query ?? content ?? search ?? protocol ?? name,
  }
}
