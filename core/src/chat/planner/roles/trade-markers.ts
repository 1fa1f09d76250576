import { PHRASES } from '../match/phrases.ts'

/** What a word says about the token behind it. `other` is the side that the other token is not on: 'for'. */
type Side = 'sell' | 'buy' | 'other' | 'of'
export type Marker = { readonly words: readonly string[]; readonly side: Side; readonly isVerb: boolean }

const markers = (side: Side, isVerb: boolean, phrases: string): readonly Marker[] =>
  phrases.split(/\s+/).map((phrase) => ({ words: phrase.split('_'), side, isVerb }))

const longestFirst = (all: readonly Marker[]) =>
  all.toSorted((one, other) => other.words.length - one.words.length)

const SHARED: readonly Marker[] = [
  ...markers(
    'sell',
    false,
    'with using use from pay_with pay_in paying_with paid_with spend spending take out_of',
  ),
  ...markers('buy', false, 'into to -> give_me'),
  ...markers('other', false, 'for in_exchange_for'),
  ...markers('of', false, 'of worth_of'),
]

/** The longest first, so that 'get rid of' is not 'get'. */
export const ORDER_MARKERS = longestFirst([
  ...SHARED,
  ...markers('sell', true, `${PHRASES.swap} ${PHRASES.sell}`),
  ...markers('buy', true, PHRASES.buy),
  ...markers('buy', false, "i_want i_need i_would_like i'd_like"),
])

/** In a question nothing is done, so that other forms of the verbs say the same. */
export const QUOTE_MARKERS = longestFirst([
  ...SHARED,
  ...markers('buy', false, 'in how_much how_many what_amount_of what_number_of receive received'),
  ...markers(
    'sell',
    false,
    'swap swapped swapping sell sold selling exchange exchanged exchanging convert converted converting trade traded trading',
  ),
])

/** A question may doubt and deny: whatever it says, it is only answered. */
export const QUOTE_NEUTRAL: ReadonlySet<string> = new Set(
  `a an the my me it them and so ok now today please just quote rate price impact fee fees what what's whats is are be would will could can
  do does did i i'd if when then get gets got getting don't not yet only worth right give gives back out that this on
  currently roughly about we you tell show know want check getting receiving comes come bring brings fetch end up
  approximately exactly there return output outcome proceeds`.split(/\s+/),
)
