import { DEPOSIT_ADDRESS, NETWORK_FEES, SHOW_BALANCES, SHOW_TRENDING } from './questions.ts'

/** What pressing an offer leads to. */
export const OFFER_KINDS = [
  'swap',
  'send',
  'wrap',
  'go-on',
  'quote',
  'risk',
  'report',
  'news',
  'price',
  'figures',
  'comparison',
  'balances',
  'trending',
  'fees',
  'deposit',
] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** Words that can be pressed, and are then sent as the person's own. */
export type Offer = { readonly words: string; readonly kind: OfferKind }

export const GO_ON = 'Yes, do just that'
/** An order that begins with it is none of the strict grammar: whatever is pressed waits for its card. */
export const JUST = 'Just '

const SYMBOL = '[A-Za-z0-9]{2,10}'
const FORMS: readonly (readonly [OfferKind, RegExp])[] = [
  ['swap', /^Just (?:buy|swap) [^\n]{3,160}$/],
  ['send', /^Just send [^\n]{3,160}$/],
  ['wrap', /^Just (?:wrap|unwrap) [^\n]{3,160}$/],
  ['go-on', exactly(GO_ON)],
  ['quote', new RegExp(`^How much ${SYMBOL} do I get for [0-9.]{1,40} ${SYMBOL}\\?$`)],
  ['risk', new RegExp(`^Is ${SYMBOL} safe\\?$`)],
  ['report', new RegExp(`^Full report on ${SYMBOL}$`)],
  ['news', new RegExp(`^News on ${SYMBOL}$`)],
  ['price', new RegExp(`^(?:Price of ${SYMBOL}|What is the price of ${SYMBOL}\\?)$`)],
  ['figures', new RegExp(`^How is ${SYMBOL} doing\\?$`)],
  ['comparison', new RegExp(`^Compare ${SYMBOL} and ${SYMBOL}$`)],
  ['balances', exactly(SHOW_BALANCES)],
  ['trending', exactly(SHOW_TRENDING)],
  ['fees', exactly(NETWORK_FEES)],
  ['deposit', exactly(DEPOSIT_ADDRESS)],
]

function exactly(words: string): RegExp {
  return new RegExp(`^${words.replaceAll('?', '\\?')}$`)
}

/** Null for words that nobody offers. */
export function readOffer(words: string): Offer | null {
  const kind = FORMS.find(([, form]) => form.test(words))?.[0]
  return kind === undefined ? null : { words, kind }
}
