import { slipsBetween } from '../../reader/words/slips-between.ts'
import { COMMON_WORDS } from './common-words.ts'
import { KNOWN_SYMBOLS } from './known-symbols.ts'

/** How people write when they are in a hurry. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    abt: 'about',
    bout: 'about',
    wat: 'what',
    wut: 'what',
    wats: "what's",
    wots: "what's",
    hows: "how's",
    ppl: 'people',
    mkt: 'market',
    bal: 'balance',
    bals: 'balances',
    dont: "don't",
    gonna: 'going',
    hwo: 'how',
    waht: 'what',
    teh: 'the',
    adn: 'and',
    wiht: 'with',
    wtih: 'with',
    tokn: 'token',
    tkn: 'token',
    pricing: 'price',
    heyy: 'hey',
    heyyy: 'hey',
    hii: 'hi',
    hiii: 'hi',
    helo: 'hello',
    helllo: 'hello',
    wil: 'will',
    wich: 'which',
    whcih: 'which',
    shoud: 'should',
    shuld: 'should',
    thsi: 'this',
    tihs: 'this',
    taht: 'that',
    wnat: 'want',
    watn: 'want',
    hvae: 'have',
    pleas: 'please',
    plaese: 'please',
    pleae: 'please',
    thnx: 'thanks',
    tnx: 'thanks',
    thanx: 'thanks',
    umm: 'um',
    ummm: 'um',
    uhh: 'uh',
    erm: 'um',
    hmmm: 'hmm',
    tvls: 'tvl',
    plese: 'please',
    pleese: 'please',
    pelase: 'please',
    shwo: 'show',
    sohw: 'show',
    hsow: 'show',
    giv: 'give',
    gvie: 'give',
    hav: 'have',
    mcuh: 'much',
    muhc: 'much',
    nwes: 'news',
    newz: 'news',
    whta: 'what',
    wht: 'what',
    todya: 'today',
    tdoay: 'today',
    wanan: 'wanna',
    yuo: 'you',
    thier: 'their',
    hw: 'how',
    hwat: 'what',
    wot: 'what',
    wher: 'where',
    wheres: "where's",
    shud: 'should',
    shld: 'should',
    cud: 'could',
    wud: 'would',
    smal: 'small',
    cripto: 'crypto',
    crpyto: 'crypto',
    cryto: 'crypto',
    evry: 'every',
    evryday: 'everyday',
    evrything: 'everything',
    gos: 'goes',
    gud: 'good',
    bst: 'best',
    thru: 'through',
    cuz: 'because',
    coz: 'because',
    bcoz: 'because',
    bcuz: 'because',
    becuase: 'because',
    tht: 'that',
    yr: 'your',
    yur: 'your',
    rly: 'really',
    rlly: 'really',
    relly: 'really',
    mony: 'money',
    tday: 'today',
    '2day': 'today',
    tdy: 'today',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    gimmie: 'gimme',
    gime: 'gimme',
    thks: 'thanks',
    thankyou: 'thanks',
    wll: 'will',
    whit: 'with',
    wth: 'with',
    frm: 'from',
    hlep: 'help',
    hepl: 'help',
    halp: 'help',
    cancle: 'cancel',
    prolly: 'probably',
    quik: 'quick',
    gib: 'give',
    liqd: 'liquidated',
    lqd: 'liquidated',
    qick: 'quick',
    safty: 'safety',
  }),
)

/** Words that are drawn out for stress: 'plsss', 'sooo', 'buyy'. */
const DRAWN_OUT: ReadonlySet<string> = new Set(
  'please pls plz hey hi hello yo so now thx thanks bro ok okay yes wow lol buy sell swap send how what'.split(
    ' ',
  ),
)

/** The plain form of a word in small letters. In capitals it may be a symbol, so that nobody asks here: 'U'. */
export function spellOut(lower: string): string {
  const known = SHORT_FORMS.get(lower)
  if (known !== undefined) return known
  if (COMMON_WORDS.has(lower)) return lower
  const short = lower.replace(/(.)\1+$/u, '$1')
  if (short !== lower && DRAWN_OUT.has(short)) return short
  // 'doin', 'lookin': the last letter is hardly spoken.
  if (lower.length > 3 && lower.endsWith('in') && COMMON_WORDS.has(`${lower}g`)) return `${lower}g`
  return mendLong(lower) ?? lower
}

/** Words so long that a slip in them leaves them plain. None is a token, an amount or a verb that moves money. */
const LONG_WORDS =
  `please should because without unless something anything everything yesterday tomorrow tonight dollars percent
  percentage crypto popular trending market balances portfolio transaction transactions sentiment liquidity position positions
  protocol protocols address recently currently biggest highest weekly monthly hourly twitter community information headlines
  inscriptions ordinals settings slippage remember supply volume holders tokenomics analysis wallet history strategy profit
  profits latest newest cheapest symbol rewards current people really already another moment minute`
    .split(/\s+/)
    .filter((word) => word !== '')
const LONG_MIN = 6

function mendLong(lower: string): string | null {
  if (lower.length < LONG_MIN - 1 || !/^[a-z]+$/.test(lower) || KNOWN_SYMBOLS.has(lower.toUpperCase()))
    return null
  const near = LONG_WORDS.filter((word) => slipsBetween(lower, word) === 1)
  return near.length === 1 ? (near[0] ?? null) : null
}
