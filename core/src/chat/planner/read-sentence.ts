import { movesMoney, onlyLists, onlyReads } from './about-money.ts'
import { KEYWORD_INTENTS } from './keywords/keyword-intents.ts'
import { readByKeywords } from './keywords/read-by-keywords.ts'
import { readTalk } from './keywords/read-talk.ts'
import { STANDING_INTENTS } from './keywords/standing-intents.ts'
import { VAULT_INTENTS } from './keywords/vault-intents.ts'
import { readLater } from './later/read-later.ts'
import { applyRules } from './match/apply-rules.ts'
import { takeAsides } from './match/take-asides.ts'
import type { Plan, PlannedCall } from './plan.ts'
import { readAfterRemark } from './read-after-remark.ts'
import { readBesideRemark } from './read-beside-remark.ts'
import { readSeveral } from './read-several.ts'
import { readTold } from './read-told.ts'
import { readTrade } from './roles/read-trade.ts'
import { RULES } from './rules/all-rules.ts'
import { callOf } from './rules/make-calls.ts'
import { memoryRules } from './rules/memory-rules.ts'
import { tokenOf } from './slots/read-token.ts'
import { dropAsking } from './words/drop-asking.ts'
import { dropFillers } from './words/drop-fillers.ts'
import { KNOWN_SYMBOLS } from './words/known-symbols.ts'
import { readGerund } from './words/read-gerund.ts'
import { splitHyphens } from './words/split-hyphens.ts'
import type { Request, Word } from './words/word.ts'

/** Longer texts are told, not asked; only a note may be long. */
const WORDS_MAX = 48

/** Null where a word is left over. */
export function readSentence({ words, isQuestion }: Pick<Request, 'words' | 'isQuestion'>): Plan | null {
  if (words.length > WORDS_MAX) return applyRules(memoryRules, dropFillers(words).words)
  const request = { words, isQuestion }
  const strict = (part: Part) => readOne(part, readByRules)
  const loose = (part: Part) => readOne(part, readByRulesOrKeywords) ?? readAsked(part)
  return (
    strict(request) ??
    readSeveral(request, strict) ??
    loose(request) ??
    readAfterRemark(words, (rest) => loose({ words: rest, isQuestion })) ??
    withoutMoney(readSeveral(request, loose)) ??
    readTold(words, (question) => loose({ words: question, isQuestion })) ??
    readBesideRemark(request, (part) => strict(part) ?? readSeveral(part, strict) ?? loose(part)) ??
    readHyphened(request, loose) ??
    readTalk(words) ??
    readLeniently(request)
  )
}

/** A question with a word or two in it that nobody expected: it is answered, since a mistake about it costs nothing. */
function readLeniently({ words }: Part): Plan | null {
  if (words.length > LENIENT_WORDS_MAX) return null
  const { words: bare } = dropFillers(words)
  const plan = readByKeywords(INTENTS, dropAsking(bare) ?? bare, SLACK)
  return plan !== null && (onlyReads(plan) || onlyLists(plan)) ? plan : null
}

const LENIENT_WORDS_MAX = 14
const SLACK = 3

/** 'Per-transaction cap': only what reads may be taken apart, since an order is as it was written. */
function readHyphened({ words, isQuestion }: Part, readPart: (part: Part) => Plan | null): Plan | null {
  const apart = splitHyphens(words)
  const plan = apart === null ? null : readPart({ words: apart, isQuestion })
  return plan !== null && (onlyReads(plan) || onlyLists(plan)) ? plan : null
}

/** Beside an order nothing is read by its words alone: 'reported I have 3 SOL, change 1' may be told. */
function withoutMoney(plan: Plan | null): Plan | null {
  return plan !== null && movesMoney(plan) ? null : plan
}

type Part = Pick<Request, 'words' | 'isQuestion'>

function readOne(
  { words, isQuestion }: Part,
  readPart: (words: readonly Word[]) => Plan | null,
): Plan | null {
  const { words: bare, isPolite, isPleading } = dropFillers(words)
  const whole = bare.length === words.length ? null : applyRules(RULES, words)
  const told = isPleading ? readGerund(bare) : null
  const plan = whole ?? readPart(bare) ?? (told === null ? null : readPart(told))
  // 'Sell my BONK for SOL?' wonders; 'can you sell my BONK for SOL?' asks.
  return plan !== null && isQuestion && !isPolite && movesMoney(plan) ? null : plan
}

/** A question with words around it that only questions have, or one for leave: 'can I buy BONK?' */
function readAsked({ words, isQuestion }: Part): Plan | null {
  const { words: bare } = dropFillers(words)
  const token = isQuestion && bare.length === 1 ? tokenOf(bare[0]) : null
  // 'BTC?'
  if (token !== null && KNOWN_SYMBOLS.has(token)) return callOf('get_token_price', { token })
  const asked = dropAsking(bare)
  const plan = asked === null ? null : readByRulesOrKeywords(asked)
  if (plan !== null && (onlyReads(plan) || onlyLists(plan))) return plan
  const wished = dropLeave(bare)
  const wish = wished === null ? null : readByRules(wished)
  return wish?.kind === 'ask' && isOpenBuy(wish.begun) ? wish : null
}

/** Nothing but what is to be got was said, so that asking back is harmless. 'Can I sell it?' may ask whether it can be sold. */
function isOpenBuy({ tool, args }: PlannedCall): boolean {
  return (
    tool === 'propose_swap' && args.buy !== undefined && args.sell === undefined && args.amount === undefined
  )
}

const LEAVE: readonly (readonly string[])[] = [
  'can i',
  'could i',
  'may i',
  'is it possible to',
  'am i able to',
].map((phrase) => phrase.split(' '))

function dropLeave(words: readonly Word[]): readonly Word[] | null {
  const leave = LEAVE.find((phrase) => phrase.every((part, at) => words[at]?.lower === part))
  return leave === undefined || leave.length === words.length ? null : words.slice(leave.length)
}

function readByRules(words: readonly Word[]): Plan | null {
  const plain = applyRules(RULES, words)
  if (plain !== null) return plain
  for (const { words: rest, aside } of takeAsides(words)) {
    const plan = applyRules(RULES, rest, aside)
    if (plan !== null) return plan
  }
  return null
}

/** What no pattern knows may still be told by its words, where it only asks. */
function readByRulesOrKeywords(words: readonly Word[]): Plan | null {
  return (
    readByRules(words) ?? readLater(words) ?? readTrade(words) ?? readByKeywords(INTENTS, dropLead(words))
  )
}

/** 'Tell me if BONK is safe' asks whether it is; it sets no condition. */
function dropLead(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }) => lower === 'if' || lower === 'whether')
  const verb = words[at - 1]?.lower === 'me' ? words[at - 2]?.lower : words[at - 1]?.lower
  return at > 0 && ASKING.has(verb ?? '') ? words.slice(at + 1) : words
}

const ASKING: ReadonlySet<string> = new Set(
  'tell check know see wonder wondering verify sure find out ask idea'.split(' '),
)

const INTENTS = [...STANDING_INTENTS, ...VAULT_INTENTS, ...KEYWORD_INTENTS]
