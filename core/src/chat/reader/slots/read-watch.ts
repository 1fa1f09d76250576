import type { HeatMapSpan } from '../../../heat-map/contract.ts'
import type { LeaderboardOrder } from '../../../leaderboard/contract.ts'
import type { AlertKind, AlertRepeat } from '../../../watchlist/contract.ts'
import type { PriceSide } from '../../../watchlist/price-side.ts'

/** What an alert waits for, and which part of a board is meant, by rules. */

type Rules<Name> = readonly (readonly [Name, RegExp])[]
const find = <Name>(rules: Rules<Name>, plain: string) => rules.find(([, rule]) => rule.test(plain))?.[0]

const KINDS: Rules<Exclude<AlertKind, 'price'>> = [
  ['volume', /\bvolume\b|\bvolumen\b|\btrading activity\b/],
  [
    'graduation',
    /\bgraduat|\b(?:leaves?|off|completes?) (?:its |the )?(?:bonding )?curve\b|\bbonds\b|\bmigrat/,
  ],
  [
    'whale',
    /\bwhales?\b|\b(?:big|large|huge|massive|single|one|someone|somebody|anyone|anybody)\b.{0,20}\b(?:buy|buys|buying|buyer|purchase|purchases|bought|apes?)\b/,
  ],
]

/** Undefined where it is the price. */
export const readAlertKind = (plain: string) => find(KINDS, plain)

const NAMED_SIDES: Rules<PriceSide> = [
  [
    'above',
    /\b(?:above|over|past|more than|higher than|greater than|at least|exceeds?|surpass(?:es)?|tops|por encima de|pase de|supere|acima de|passar de|passe|dépasse|über|oltre|supera|di atas)\b|>|üst|geçe|gece|выше|превыс/,
  ],
  [
    'below',
    /\b(?:below|under|beneath|less than|lower than|cheaper than|por debajo de|debajo de|baje de|abaixo de|sous|unter|sotto|di bawah)\b|<|alt[ıi]na|ниже/,
  ],
]
const MOVING_SIDES: Rules<PriceSide> = [
  ['above', /\b(?:rises?|climbs?|goes up|moons?|pumps?|gains?|sube|sobe|subir|monte|steigt|sale|naik)\b/],
  [
    'below',
    /\b(?:falls?|drops?|dips?|slides?|sinks?|crash(?:es)?|dumps?|goes down|tanks?|loses|cae|caiga|baja|baje|cair|cai|tombe|fällt|rutscht|scende|cala|jatuh|turun)\b|düş|упад|опуст/,
  ],
]

/** Undefined where it is not said, or both are. */
export function readSide(plain: string): PriceSide | undefined {
  for (const rules of [NAMED_SIDES, MOVING_SIDES]) {
    const found = rules.filter(([, rule]) => rule.test(plain))
    if (found.length > 0) return found.length === 1 ? found[0]?.[0] : undefined
  }
  return undefined
}

const TIMES: Rules<2 | 3 | 5 | 10> = [
  [10, /\b(?:10 ?x|ten ?(?:times|fold)|10 times)\b/],
  [5, /\b(?:5 ?x|five ?(?:times|fold)|5 times)\b/],
  [3, /\btripl|\b(?:3 ?x|three ?(?:times|fold)|3 times)\b/],
  [2, /\bdoubl|\b(?:2 ?x|two ?(?:times|fold)|twice)\b/],
]

export const readTimesGrown = (plain: string) => find(TIMES, plain)

export const readRepeat = (plain: string): AlertRepeat | undefined =>
  /\b(?:every|each) ?time\b|\bwhenever\b|\balways\b|\brepeat|\bcada vez\b|\bjedes mal\b|\bchaque fois\b|\bogni volta\b/.test(
    plain,
  )
    ? 'hourly'
    : undefined

const ORDERS: Rules<LeaderboardOrder> = [
  ['referrals', /\breferr|\binvit|\bbrought\b|\bfriends\b|\brecruit/],
  ['aura', /\baura\b|\bpoints\b/],
  ['pnl', /\bpnl\b|\bp&l\b|\bprofit|\bgain|\bearn|\bmade\b|\bmoney\b|\brichest\b|\breturns?\b|\blosses\b/],
]

export const readBoardOrder = (plain: string) => find(ORDERS, plain)

const SPANS: Rules<HeatMapSpan> = [
  ['30d', /\b(?:30 ?d(?:ays)?|thirty days|month(?:ly)?|mes|mois|monat|mese)\b/],
  ['7d', /\b(?:7 ?d(?:ays)?|seven days|week(?:ly)?|semana|semaine|woche|settimana)\b/],
  ['1h', /\b(?:1 ?h|(?:last|past|this|an|one|1|the) (?:hour|hr)|hourly|hora|heure|stunde|ora)\b/],
  ['24h', /\b(?:24 ?h(?:ours|rs)?|24 hours)\b/],
]

export const readMapSpan = (plain: string) => find(SPANS, plain)
