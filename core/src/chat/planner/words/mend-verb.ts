import { slipsBetween } from '../../reader/words/slips-between.ts'
import { COMMON_WORDS } from './common-words.ts'

/** The words that say what is wanted, or what of. Only these are read through a slip of the pen; a token or an amount never is. */
const VERBS = [
  'swap',
  'exchange',
  'convert',
  'trade',
  'buy',
  'purchase',
  'sell',
  'send',
  'transfer',
  'withdraw',
  'wrap',
  'unwrap',
  'quote',
  'price',
  'balance',
  'balances',
  'portfolio',
  'history',
  'transactions',
  'trending',
  'market',
  'analyse',
  'analyze',
  'remember',
  'sentiment',
  'liquidations',
  'inscriptions',
  'holdings',
  'activity',
  'settings',
  'analysis',
  'funding',
  'headlines',
  'about',
  'search',
  'internet',
  'interest',
  'limits',
  'slippage',
  'positions',
  'liquidity',
  'yield',
  'yields',
  'latest',
  'wallet',
  'address',
  'volume',
  'supply',
  'dominance',
  'gainers',
  'honeypot',
  'overview',
  'memories',
  'cancel',
  'orders',
  'recurring',
  'deposit',
  'remove',
  'protocol',
  'protocols',
  'liquidation',
  'transaction',
  'transfers',
  'holders',
  'research',
  'update',
  'updates',
  'sentiments',
  'inscription',
  'trends',
  'explain',
  'compare',
  'popular',
  'current',
  'recent',
  'presets',
  'spending',
] as const

const SHORT = 3
const LONG = 8
const ENDINGS = ['s', 'es', 'd', 'ed', 'r', 'er', 'ers', 'ing', 'able']

/** The one verb that a misspelled word can be; null for plain words, for other forms of a verb, and when two fit. */
export function mendVerb(lower: string): string | null {
  if (lower.length < SHORT || lower.length > 14 || !/^[a-z]+$/.test(lower)) return null
  if (COMMON_WORDS.has(lower) || FORMS.has(lower)) return null
  let best: { verb: string; slips: number } | null = null
  let isTied = false
  for (const verb of VERBS) {
    const slips = slipsBetween(lower, verb)
    if (slips > allowedSlips(verb)) continue
    if (verb.length <= SHORT && !hasSameLetters(lower, verb)) continue
    // 'transfere' is as far from 'transfers': one word in its two numbers is no doubt about which.
    if (best !== null && slips === best.slips && verb !== `${best.verb}s`) isTied = true
    if (best === null || slips < best.slips) {
      best = { verb, slips }
      isTied = false
    }
  }
  return best === null || isTied ? null : best.verb
}

/** 'Swaps', 'swapped' and 'swapping' tell of something; they are no misspelled orders. */
const FORMS: ReadonlySet<string> = new Set(
  VERBS.flatMap((verb) => {
    const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
    const bases = [verb, stem, `${verb}${verb.at(-1) ?? ''}`]
    return [verb, ...bases.flatMap((base) => ENDINGS.map((end) => `${base}${end}`))]
  }),
)

function allowedSlips(verb: string): number {
  return verb.length >= LONG ? 2 : 1
}

/** 'byu' and 'buyy', not 'bay': so few letters leave no room for another one. */
function hasSameLetters(word: string, verb: string): boolean {
  return [...new Set(word)].toSorted().join('') === [...new Set(verb)].toSorted().join('')
}
