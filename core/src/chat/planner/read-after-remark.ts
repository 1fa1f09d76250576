import { movesMoney } from './about-money.ts'
import { matchPattern } from './match/match-pattern.ts'
import { compilePattern } from './match/pattern.ts'
import type { Plan } from './plan.ts'
import { SLOTS, slotIn } from './slots/all-slots.ts'
import { pointTo } from './words/point-to.ts'
import type { Word } from './words/word.ts'

const I = 'i|we'
const SURELY = '[ really|just|still|also|kinda|very|so|super|pretty|too|all|now|currently|already ]'
const PERSON =
  'my_wife|my_husband|my_friend|my_brother|my_sister|my_son|my_daughter|my_mum|my_mom|my_dad|my_girlfriend|my_boyfriend|my_partner|my_buddy|my_mate|he|she'
const COURSE = `up|down|higher|lower|moon|pump|dump|rise|fall|rip|fly|run|explode|crash|mooning|pumping|dumping|rising|falling|ripping|flying|running|exploding|crashing|bleeding|dying|dead|bullish|bearish|cheap|expensive|undervalued|overvalued|good|great|strong|weak|bad|nice|hot|solid|interesting|promising|risky|scary|red|green|flat|stuck|nowhere|nothing|well|done|boring`
const BACK = '[ again|today|lately|soon|now|anymore|a_lot|big|hard|for_weeks|for_days|all_day|here|enough ]'
const MORE = '[ more|some|some_more|a_bit|a_bit_of|a_little|a_few|a_lot_of|any|enough ]'

/** What people say before they ask for something. None of it tells of others' words, doubts, forbids or makes conditions. */
const REMARKS = [
  'scale|scaling|cash|cashing out|in',
  'de-risk|derisk|de-risking|derisking|rebalance|rebalancing [ a_bit|a_little|time ]',
  'take|taking|book|secure|lock_in [ some|my|the ] profit|profits|gains',
  `[ ${I} ] ${SURELY} need|want ${MORE} gas|cash|money|dollars|stables|stablecoins|liquidity`,
  `my rent|bill|bills|tax|mortgage|loan|invoice is|are due [ today|tomorrow|soon|this_week ]`,
  `${I} ${SURELY} feel|am|are ${SURELY} bullish|bearish|lucky|good|confident|brave|greedy|scared|nervous [ today|about_it|about_this ]`,
  `${I} am|are in profit|profits|the_green|the_red|loss|plus|minus ${BACK}`,
  `${I} ${SURELY} believe|trust in <token>`,
  `<token> is|looks|seems ${SURELY} on_sale|at_the_bottom|at_the_top|at_a_low|at_a_high|at_a_discount|my_favourite|my_favorite`,
  `${I} ${SURELY} think|believe|guess|feel|reckon|bet|hope|know [ that|like ] [ my ] <token> will|is_going_to|is_gonna|gonna|is|are|looks|should ${SURELY} [ go|to_go|be|do|look ] [ to ] ${COURSE} ${BACK}`,
  `[ my|the ] <stake> is|are|looks|look|seems|keeps|will|has_been|is_going_to|is_gonna ${SURELY} [ go|going|doing|be|been|looking|to ] ${SURELY} ${COURSE} ${BACK}`,
  `${I} ${SURELY} have|hold|own|got|have_got <stake> [ left|lying_around|sitting_around|sitting_idle|doing_nothing|in_my_wallet|in_my_vault|to_spend|to_spare|i_don't_use|i_don't_need|that_i_don't_use|that_i_don't_need ]`,
  `i've|ive|we've got <stake> [ left|lying_around|sitting_around|sitting_idle|doing_nothing|in_my_wallet|in_my_vault|to_spend|to_spare ]`,
  `${I} ${SURELY} need|want|like|love ${MORE} stablecoins|stables|stable_coins|cash|dollars|money|liquidity|memecoins|exposure|gas`,
  `${I} ${SURELY} need|want|like|love ${MORE} <token> ${BACK}`,
  `${PERSON} ${SURELY} needs|wants|likes|loves ${MORE} <token> ${BACK}`,
  `i'm|im|i_am|we_are|we're ${SURELY} bullish|bearish|bored|tired|done|sick|worried|scared|nervous|excited|happy|ready|hyped [ on|of|with|about|for [ my ] <token> ] ${BACK}`,
  `the market|markets is|are|looks|look ${SURELY} ${COURSE} ${BACK}`,
  `[ it's|its|it_is ] time to|for take_profit|take_profits|take_some_profit|take_some_profits|profit_taking|some_profit|de-risk|derisk|reduce_risk|rebalance|diversify|some_de-risking`,
]
/** These fit only what ends a holding. */
const FAREWELLS = [
  `${I} have|had|got enough of|from [ my ] <token>`,
  `i've|ive|we've had|got enough of|from [ my ] <token>`,
  `${I} want|need [ to_get|to_be|to_go|to_move ] out of [ my ] <token> ${BACK}`,
  `${I} hate|regret [ buying|holding ] [ my ] <token> ${BACK}`,
  `[ ${I} ] don't|dont|do_not want|wanna|need|like|trust [ hold|keep|own|to_hold|to_keep|to_own|to_be_in|holding ] [ my ] <token> [ anymore|any_more|any_longer|now ]`,
  `${I} don't|dont|do_not want to lose [ more|any_more|money|more_money|anything|any ] on|with|in [ my ] <token> [ anymore ]`,
  `i'm|im|i_am done|finished|through|fed_up with|of [ my ] <token>`,
  `${I} [ just ] lost trust|faith|hope|interest in <token>`,
]

const STOPS: ReadonlySet<string> = new Set([',', '.', ';', '!', '...', ':'])
const JOINTS: ReadonlySet<string> = new Set(['so', 'and', 'then', 'therefore', 'hence', 'thus'])

/** 'My wife wants PENGU, buy 0.1 SOL worth of it': a remark, then a whole request, which may point at what it named. */
export function readAfterRemark(
  words: readonly Word[],
  readRequest: (words: readonly Word[]) => Plan | null,
): Plan | null {
  for (let at = 2; at < words.length - 1; at += 1) {
    const isJoint = JOINTS.has(words[at]?.lower ?? '')
    if (!isJoint && !STOPS.has(words[at]?.after ?? '')) continue
    const head = words.slice(0, at)
    const rest = words.slice(isJoint ? at + 1 : at)
    const remark = tokenIn(REMARKS, head)
    const farewell = remark === null ? tokenIn(FAREWELLS, head) : null
    const said = remark ?? farewell
    if (said === null) continue
    const plan = readPointed(rest, said.token, readRequest)
    if (plan !== null && (farewell === null || endsHolding(plan, said.token))) return plan
  }
  return null
}

function readPointed(
  words: readonly Word[],
  token: string | undefined,
  readRequest: (words: readonly Word[]) => Plan | null,
): Plan | null {
  const plain = readRequest(words)
  const isWhole = plain !== null && plain.kind !== 'ask'
  if (isWhole || token === undefined) return plain
  const named = pointTo(words, token) ?? pointTo(words.map(asPointer), token)
  const pointed = named === null ? null : readRequest(named)
  // 'Stop loss at $2' is for what was just spoken of; an order to go now has to say so itself.
  const behind = pointed === null ? readRequest(nameBehind(words, token)) : null
  return pointed ?? (behind?.kind === 'later' ? behind : plain)
}

/** 'Buy some with 50 USDC': some of what was just spoken of. */
function asPointer(word: Word, at: number, words: readonly Word[]): Word {
  const isSome = word.lower === 'some' && PAYING.has(words[at + 1]?.lower ?? '')
  return isSome ? { ...word, text: 'it', lower: 'it' } : word
}

const PAYING: ReadonlySet<string> = new Set(['with', 'for', 'using'])

function nameBehind(words: readonly Word[], token: string): readonly Word[] {
  const last = words.at(-1)
  if (last === undefined) return words
  const link: Word = { ...last, kind: 'word', text: 'it', lower: 'it', mended: null, after: '' }
  const named = pointTo([link], token) ?? []
  return [...words, { ...link, text: 'on', lower: 'on' }, ...named]
}

function tokenIn(patterns: readonly string[], words: readonly Word[]): { token: string | undefined } | null {
  for (const pattern of patterns) {
    const found = matchPattern(compilePattern(pattern), {
      words,
      slots: SLOTS,
      accept: (filled) => ({ token: slotIn(filled, 'token') ?? slotIn(filled, 'stake')?.token }),
    })
    if (found !== null) return found
  }
  return null
}

function endsHolding(plan: Plan, token: string | undefined): boolean {
  if (plan.kind === 'later') return plan.request.token === token
  return movesMoney(plan) && plan.kind === 'call' && plan.calls.every(({ args }) => args.sell === token)
}
