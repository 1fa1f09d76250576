import { setOf } from '../../reader/words/set-of.ts'
import type { Word } from './word.ts'

const SUBJECTS = setOf("i i'm im i've ive i'd we we're we've my our it it's its rent bills")
const VERBS = setOf(
  `am i'm im is are it's its we're i've ive we've have has got need needs want wants like likes love loves owe owes feel
  feels keep keeps look looks seem seems hate miss trust hope promised`,
)
/**
 * What people give as their reason: moods, needs, kin, bills. None of these words trades, tells of others' words, denies,
 * doubts, sets a condition or names a time to come, so that no row of them can turn the sense of an order beside it.
 */
const REASONS = setOf(
  `a an the some any much more bit little lot lots so too very really pretty just kinda super all of for to about on in
  with at and up out from this that it me us you been being getting going
  promised myself pocket
  money cash funds dollars gas liquidity stables stablecoins savings salary budget rent bills bill tax taxes mortgage
  loan invoice debt debts groceries school fees due today again lately here now already still away week weeks month days
  nervous scared afraid worried anxious stressed excited happy bullish bearish bored tired sick sad curious lucky
  confident brave greedy sleepy hyped broke rich poor paid ready new beginner newbie noob late busy lazy careful done sure
  save saving losing track loss losses lose risk risks risky volatile volatility exposure everything something scammed rugged
  market markets chart charts price prices crash dip pump hype gains profit profits
  cute cool nice good great cheap strong weak hot promising solid interesting better best amazing awesome
  friend friends brother sister wife husband son daughter kids kid mum mom dad mother father family landlord boss
  neighbour neighbor cousin partner girlfriend boyfriend house car holiday vacation trip wedding birthday
  favourite favorite first time long`,
)
/** Behind these something is still to be said: 'all I need is: …'. */
const OPEN_ENDS = setOf(
  `a an the some any of for to about on in with at and from so very really just kinda super my our i i'd we it's its i'm im is
  are am have has need needs want wants like likes love loves this that feel feels keep keeps look looks seem seems hope`,
)
const WORDS_MAX = 12

/** 'Rent is due', 'I'm scared of losing too much': a reason that leaves the request beside it as it is. */
export function isPlainRemark(words: readonly Word[]): boolean {
  const first = words[0]?.lower ?? ''
  if (words.length < 2 || words.length > WORDS_MAX || !SUBJECTS.has(first)) return false
  if (OPEN_ENDS.has(words.at(-1)?.lower ?? '') || !words.some(({ lower }) => VERBS.has(lower))) return false
  return words.every(
    ({ kind, lower, after }, at) =>
      kind === 'word' &&
      (at === 0 || after === '' || after === ',') &&
      (SUBJECTS.has(lower) || VERBS.has(lower) || REASONS.has(lower)),
  )
}

/** What the person did not do before and is glad to have done now: said behind a request, it explains the asking. */
const NOVICE = /^(?:i've|ive|i have) never (?:done|tried|used|made) (?:this|that|it|one)(?: before)?$/

export function isNovice(words: readonly Word[]): boolean {
  return NOVICE.test(words.map(({ lower }) => lower).join(' '))
}

const OWN_SUBJECTS = setOf("i i'm im i've ive we we're we've my our it it's its")
/**
 * No story with one of these is a mere reason: others' words, doubts, denials, conditions, times, and trades that were
 * made or wished for.
 */
const NOT_MINE = setOf(
  `said say says saying told tell tells telling wrote write writes asked ask asks asking texted messaged emailed tweeted
  claims claimed suggests suggested recommended recommends advised advises warned mentioned heard reads email message
  text note prompt command instruction line quote sentence lyrics song movie book script chat post tweet ad spam scam
  scammer phishing story goes like
  not no don't dont didn't doesn't isn't won't can't cannot couldn't wouldn't shouldn't never nobody nothing without
  if unless when whenever until before after once while though although but maybe perhaps probably would could should
  might may will going gonna tomorrow yesterday later soon next ago was were had imagine pretend suppose hypothetically
  almost nearly wonder wondering wish think thinking thought guess doubt consider considering joke test testing example
  swap swapped swapping swaps buy bought buying buys sell sold selling sells send sent sending sends transfer transferred
  trade traded trading convert converted exchange exchanged wrap wrapped unwrap order ordered ignore forget cancel stop`,
)

/** 'My friend keeps talking about BONK': a story of one's own, behind which a plea is still a plea. */
export function isOwnStory(words: readonly Word[]): boolean {
  return (
    words.length >= 3 &&
    OWN_SUBJECTS.has(words[0]?.lower ?? '') &&
    !OPEN_ENDS.has(words.at(-1)?.lower ?? '') &&
    words.every(
      ({ kind, lower, after }, at) =>
        (kind === 'word' || kind === 'ticker') &&
        !NOT_MINE.has(lower) &&
        (at === 0 || after === '' || after === ','),
    )
  )
}

const TELLERS = setOf(
  `i i'm im i've ive i'd we we're we've my our someone somebody people everyone everybody there's theres he she they it
  it's its the this that a some sorry`,
)
/** A wish of its own, which must not be passed over. */
const WISHES = setOf("want wish please need i'd would like swap buy sell send transfer wrap unwrap")

/** 'I've been away for a week': whatever it tells, it asks for nothing. Only what reads may stand beside it. */
export function isTold(words: readonly Word[]): boolean {
  return (
    words.length >= 2 &&
    TELLERS.has(words[0]?.lower ?? '') &&
    !words.some(({ lower, after }, at) => WISHES.has(lower) || (at > 0 && after === '?'))
  )
}

const CORRECTIONS = setOf(
  `mean meant not no wait instead actually don't never forget cancel nevermind stop rather sorry except without only but
  if unless or`,
)

const LOST = setOf('remember know recall understand get')

/** The same behind a question: nothing in it may say what is meant more closely, or take something back. */
export function isAfterthought(words: readonly Word[]): boolean {
  // 'I don't remember what I picked' corrects nothing.
  const isLost = words[1]?.lower === "don't" && LOST.has(words[2]?.lower ?? '')
  return (
    isTold(words) &&
    (isLost ? words.slice(3) : words).every(
      ({ kind, lower, isSymbolCase, text }) =>
        kind === 'word' && !CORRECTIONS.has(lower) && !(isSymbolCase && text.length > 1),
    )
  )
}
