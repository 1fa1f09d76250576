import type { ChainId } from '../../../chains/chain.ts'
import { recordOf, setOf } from '../words/set-of.ts'
import type { Word } from '../words/word.ts'
import type { Found } from './piece.ts'

/** Names that are a chain and nothing else. */
const CHAIN_NAMES = Object.entries(
  recordOf<ChainId>(`binance_smart_chain=bsc bnb_smart_chain=bsc hedera_hashgraph=hedera bsc=bsc bep20=bsc bep-20=bsc
  erc20=ethereum erc-20=ethereum spl=solana`),
).map(([name, chain]) => [name.split(' '), chain] as const)
/** Coins that a chain is called by when 'on' stands before it or 'chain' behind it. */
const COIN_CHAINS = recordOf<ChainId>(
  'solana=solana sol=solana ethereum=ethereum eth=ethereum ether=ethereum bnb=bsc binance=bsc hedera=hedera hbar=hedera',
)
const NOUNS = setOf(
  'chain network mainnet blockchain net red rede réseau netz netzwerk rete ağı ağ jaringan сеть сети',
)
const LEADS = setOf('on over via through auf sur su sulla üzerinde di на en em no na nella в')
const OTHERS = setOf('base arbitrum polygon tron aptos optimism zksync linea blast fantom cosmos starknet')

/** 'BSC', 'the BNB chain', 'on eth', 'solana network'. A coin's name alone is left to what stands around it. */
export function readChainAt(words: readonly Word[], at: number): Found | null {
  const named = CHAIN_NAMES.find(([name]) => name.every((part, step) => words[at + step]?.lower === part))
  if (named !== undefined) {
    const hasNoun = NOUNS.has(words[at + named[0].length]?.lower ?? '')
    return chain(named[1], named[0].length + (hasNoun ? 1 : 0))
  }
  const word = words[at]
  if (word === undefined) return null
  const coin = COIN_CHAINS[word.lower]
  const hasNoun = NOUNS.has(words[at + 1]?.lower ?? '')
  const lead = leadOf(words, at)
  if (coin !== undefined && hasNoun) return chain(coin, 2)
  if (OTHERS.has(word.lower) && (hasNoun || LEADS.has(lead)) && !word.isSymbolCase)
    return { value: { type: 'other-chain' }, mask: '<other-chain>', length: hasNoun ? 2 : 1 }
  return null
}

/** 'Solana' may be meant as a chain; 'sol' only behind 'on'. */
export function chainOfCoin(words: readonly Word[], at: number): ChainId | undefined {
  const lower = words[at]?.lower ?? ''
  return NAMES.has(lower) || LEADS.has(leadOf(words, at)) ? COIN_CHAINS[lower] : undefined
}

const NAMES = setOf('solana ethereum hedera binance')
const ARTICLES = setOf('the la il le die der')

function leadOf(words: readonly Word[], at: number): string {
  const before = words[at - 1]?.lower ?? ''
  return ARTICLES.has(before) ? (words[at - 2]?.lower ?? '') : before
}

const chain = (id: ChainId, length: number): Found => ({
  value: { type: 'chain', chain: id },
  mask: '<chain>',
  length,
})
