import type { ChainId } from '../../../chains/chain.ts'
import type { PlannedCall } from '../plan.ts'
import { recordOf } from '../words/set-of.ts'
import { splitExactly } from '../words/split-words.ts'
import { type Cursor, createCursor } from './cursor.ts'

/**
 * The sentences that may speak for a person: small, closed, and documented as the prompt cheat sheet. Every word is accounted
 * for, or nothing is read. What is read here, and only this, can be done without a card where the person allows it.
 */
export function readStrict(text: string): PlannedCall | null {
  const note = MEMORY.exec(text)?.groups?.note
  if (note !== undefined) return { tool: 'propose_memory', args: { content: note.trim() } }
  const { words, isQuestion } = splitExactly(text.replace(/^\s*\//, ''))
  if (isQuestion || words.length > WORDS_MAX) return null
  for (const sentence of SENTENCES) {
    const cursor = createCursor(words)
    cursor.word('please')
    const call = sentence(cursor)
    cursor.word('please')
    if (call !== null && cursor.isAtEnd()) return call
  }
  return null
}

const WORDS_MAX = 20
/** 'Remember that I never want more than 5% in one token': on one line, and no question. */
const MEMORY = /^\s*\/?(?:please\s+)?remember(?:\s+that\b|:)[ \t]*(?<note>[^\n?]{3,300})$/iu

type Args = Readonly<Record<string, unknown>>

/** 'Swap 0.5 SOL for BONK', 'Sell 50% of my BONK for SOL', 'Sell all my BONK for USDC'. */
function readSale(cursor: Cursor): PlannedCall | null {
  if (cursor.word('swap', 'exchange', 'convert', 'trade', 'sell') === null) return null
  const amount = cursor.amount()
  if (amount === null) return null
  if (!takeOwner(cursor, amount)) return null
  const sell = cursor.token()
  if (sell === null || cursor.word('for', 'to', 'into') === null) return null
  const buy = cursor.token()
  return buy === null || buy === sell ? null : swap(cursor, { sell, buy, amount })
}

/** 'Of my' belongs to parts and worths: '5 of my SOL' is no amount of ours. */
function takeOwner(cursor: Cursor, amount: string): boolean {
  const hasOf = cursor.word('of') !== null
  const hasOwner = cursor.word('my', 'the') !== null
  const isPart = amount === 'all' || amount.endsWith('%')
  return isPart || (amount.startsWith('$') && hasOf) || !(hasOf || hasOwner)
}

/** 'Buy BONK with 0.5 SOL'. */
function readBuyWith(cursor: Cursor): PlannedCall | null {
  if (cursor.word('buy') === null) return null
  const buy = cursor.token()
  if (buy === null || cursor.word('with', 'for', 'using') === null) return null
  const amount = cursor.amount()
  if (amount === null || amount.startsWith('$') || !takeOwner(cursor, amount)) return null
  const sell = cursor.token()
  return sell === null || sell === buy ? null : swap(cursor, { sell, buy, amount })
}

/** 'Buy $50 of BONK with SOL', 'Buy 100 JUP with USDC', 'Buy 0.5 SOL of BONK'. */
function readBuyAmount(cursor: Cursor): PlannedCall | null {
  if (cursor.word('buy') === null) return null
  const amount = cursor.amount()
  if (amount === null || amount === 'all' || amount.endsWith('%')) return null
  if (amount.startsWith('$')) {
    cursor.word('worth')
    if (cursor.word('of') === null) return null
    const bought = cursor.token()
    if (bought === null || cursor.word('with') === null) return null
    const paid = cursor.token()
    return paid === null || paid === bought ? null : swap(cursor, { sell: paid, buy: bought, amount })
  }
  const first = cursor.token()
  const joint = first === null ? null : cursor.word('with', 'of')
  const second = joint === null ? null : cursor.token()
  if (first === null || second === null || first === second) return null
  return joint === 'of'
    ? swap(cursor, { sell: first, buy: second, amount })
    : swap(cursor, { sell: second, buy: first, amount, amountOf: 'buy' })
}

function swap(
  cursor: Cursor,
  args: Args & { readonly sell: string; readonly buy: string },
): PlannedCall | null {
  if (args.buy === `W${args.sell}` || args.sell === `W${args.buy}`) return null
  const chain = readChain(cursor)
  const slippage = readSlippage(cursor)
  return {
    tool: 'propose_swap',
    args: { ...args, ...(chain === null ? {} : { chain }), ...(slippage === null ? {} : { slippage }) },
  }
}

/** 'Send 0.1 SOL to <address>'. */
function readTransfer(cursor: Cursor): PlannedCall | null {
  if (cursor.word('send', 'transfer', 'withdraw') === null) return null
  const amount = cursor.amount()
  if (amount === null || !takeOwner(cursor, amount)) return null
  const token = cursor.token()
  if (token === null || cursor.word('to') === null) return null
  const to = cursor.address()
  if (to === null) return null
  const chain = readChain(cursor)
  return { tool: 'propose_transfer', args: { token, amount, to, ...(chain === null ? {} : { chain }) } }
}

const WRAPPED: Readonly<Record<string, ChainId>> = { SOL: 'solana', HBAR: 'hedera' }

/** 'Wrap 0.5 SOL', 'Unwrap 20 WHBAR'. */
function readWrap(cursor: Cursor): PlannedCall | null {
  const verb = cursor.word('wrap', 'unwrap')
  if (verb === null) return null
  const amount = cursor.amount()
  if (amount !== null && !takeOwner(cursor, amount)) return null
  if (amount === null) cursor.word('my')
  const token = cursor.token()
  const chain = token === null ? undefined : WRAPPED[verb === 'wrap' ? token : token.replace(/^W/, '')]
  if (
    chain === undefined ||
    (verb === 'wrap' && amount === null) ||
    (verb === 'unwrap' && token?.startsWith('W') !== true)
  )
    return null
  return { tool: `propose_${verb}`, args: { chain, ...(amount === null ? {} : { amount }) } }
}

const CHAINS = recordOf<ChainId>('solana=solana ethereum=ethereum bsc=bsc hedera=hedera')

function readChain(cursor: Cursor): ChainId | null {
  if (cursor.word('on') === null) return null
  return CHAINS[cursor.word(...Object.keys(CHAINS)) ?? ''] ?? null
}

function readSlippage(cursor: Cursor): number | null {
  if (cursor.word('with') === null) return null
  const percent = cursor.percent()
  return percent === null || cursor.word('slippage') === null ? null : percent
}

const SENTENCES = [readSale, readBuyWith, readBuyAmount, readTransfer, readWrap]
