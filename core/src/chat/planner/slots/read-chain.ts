import type { ChainId } from '../../../chains/chain.ts'
import type { Reading } from '../match/match-pattern.ts'
import { isPhraseAt } from '../match/match-pattern.ts'
import type { Word } from '../words/word.ts'

/** What people call a chain; the longest first. */
const NAMES: readonly (readonly [readonly string[], ChainId])[] = [
  [['binance', 'smart', 'chain'], 'bsc'],
  [['bnb', 'smart', 'chain'], 'bsc'],
  [['hedera', 'hashgraph'], 'hedera'],
  [['binance'], 'bsc'],
  [['bsc'], 'bsc'],
  [['bnb'], 'bsc'],
  [['bep20'], 'bsc'],
  [['bep-20'], 'bsc'],
  [['solana'], 'solana'],
  [['sol'], 'solana'],
  [['spl'], 'solana'],
  [['ethereum'], 'ethereum'],
  [['eth'], 'ethereum'],
  [['erc20'], 'ethereum'],
  [['erc-20'], 'ethereum'],
  [['hedera'], 'hedera'],
  [['hbar'], 'hedera'],
  [['hashgraph'], 'hedera'],
]
/** Also the name of a coin: alone it is the coin. */
const COINS: ReadonlySet<string> = new Set(['sol', 'eth', 'bnb', 'hbar', 'binance'])
const NOUNS: ReadonlySet<string> = new Set(['chain', 'network', 'mainnet', 'blockchain', "chain's", 'net'])
const LEADS: ReadonlySet<string> = new Set(['on', 'over', 'via', 'using', 'in', 'through'])
/** 'Via solana' is a way; 'in solana' and 'using solana' may be the coin, unless 'network' or 'chain' follows. */
const ROADS: ReadonlySet<string> = new Set(['over', 'via', 'through'])

/** The name as it stands: 'solana', 'bnb chain', 'the ethereum network'. */
export function readChain(words: readonly Word[], at: number): readonly Reading<ChainId>[] {
  const found = readName(words, at)
  return found === null || (found.isCoin && !found.hasNoun) ? [] : [{ value: found.chain, next: found.next }]
}

/** 'on solana', 'on the BNB chain', 'using the ethereum network', '(solana)'. */
export function readChainAside(words: readonly Word[], at: number): readonly Reading<ChainId>[] {
  const word = words[at]
  if (word === undefined) return []
  if (word.text === '(') {
    const inside = LEADS.has(words[at + 1]?.lower ?? '') ? at + 2 : at + 1
    const found = readName(words, inside)
    return found !== null && words[found.next]?.text === ')'
      ? [{ value: found.chain, next: found.next + 1 }]
      : []
  }
  if (!LEADS.has(word.lower)) return readApart(words, at)
  const found = readName(words, at + 1)
  if (found === null) return []
  const isPlain = word.lower === 'on' || (ROADS.has(word.lower) && !found.isCoin)
  if (!isPlain && !found.hasNoun) return []
  return [{ value: found.chain, next: found.next }]
}

/** Set apart by a sign: 'hedera: 200 HBAR into USDC', 'is SAUCE safe? hedera'. BSC is no coin, so it needs none. */
function readApart(words: readonly Word[], at: number): readonly Reading<ChainId>[] {
  const found = readName(words, at)
  if (found === null || (found.isCoin && !found.hasNoun)) return []
  const end = words[found.next]?.lower === 'only' ? found.next + 1 : found.next
  const leads = at === 0 && [':', ','].includes(words[found.next]?.after ?? '')
  const closes = end === words.length && at > 0
  const isApart = ['?', ',', ';'].includes(words[at]?.after ?? '') || words[at]?.lower === 'bsc'
  if (leads) return [{ value: found.chain, next: found.next }]
  return closes && isApart ? [{ value: found.chain, next: end }] : []
}

function readName(words: readonly Word[], at: number) {
  const start = words[at]?.lower === 'the' ? at + 1 : at
  const found = NAMES.find(([name]) => isPhraseAt(name, words, start))
  if (found === undefined) return null
  const [name, chain] = found
  const end = start + name.length
  const endsInNoun = NOUNS.has(name.at(-1) ?? '')
  const hasNoun = endsInNoun || NOUNS.has(words[end]?.lower ?? '')
  const next = hasNoun && !endsInNoun ? end + 1 : end
  return { chain, hasNoun, isCoin: name.length === 1 && COINS.has(name[0] ?? ''), next }
}
