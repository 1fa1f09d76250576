import type { Word } from './word.ts'

export type Frame = { readonly length: number; readonly isPolite: boolean }

const PLEAS = '(?: (?:please|kindly|just|quickly|also|now|like|um|uh))*'
const KIND = '(?:so |very )?(?:good|kind|nice|helpful|lovely|able)(?: enough)?(?: as)?'

/** 'Would you be so kind as to', 'could you please help me to'. 'Can I' asks for leave and is none of these. */
const POLITE = new RegExp(
  `^(?:would|could|can|will) (?:you|u)(?: (?:possibly|perhaps|maybe))?${PLEAS}(?: be ${KIND}(?: (?:to|and))?)?(?: (?:please|kindly|help me to|help me|try to|go ahead and|do me a favou?r and))*$`,
)
/** 'I just want you to', 'we really need to'. Whoever plans, thinks or hopes has not decided yet. */
const WISH = new RegExp(
  `^(?:(?:i|we)(?: (?:really|just|also|now|actually))* (?:want|need|wish|would like|would love)|i'd (?:really )?(?:like|love|want))(?: (?:really|just))?(?: (?:you|u))?${PLEAS} to${PLEAS}$`,
)
const ORDER = new RegExp(
  `^(?:(?:please|kindly|just) )*(?:be ${KIND} (?:to|and)|do (?:me )?(?:one thing|one favou?r|the following|this for me)(?: and)?|please to|(?:it is|it's|its) (?:necessary|needed|required)(?: for me)? to|i (?:ask|beg|request) you to|go and|make sure (?:to|you)|(?:market|spot|new|quick|instant) (?:order|trade)(?: to)?)$`,
)
const WORDS_MAX = 12

/** What is said around a request in more ways than can be listed; the longest such row of words from `from` on. */
export function readFrame(words: readonly Word[], from: number): Frame | null {
  const lowers = words.slice(from, from + WORDS_MAX).map(({ lower }) => lower)
  if (!FIRST_WORDS.has(lowers[0] ?? '')) return null
  for (let length = lowers.length; length > 1; length -= 1) {
    const lead = lowers.slice(0, length).join(' ')
    if (POLITE.test(lead)) return { length, isPolite: true }
    if (WISH.test(lead) || ORDER.test(lead)) return { length, isPolite: false }
  }
  return null
}

const FIRST_WORDS: ReadonlySet<string> = new Set(
  "would could can will i we i'd please kindly just be do go make market spot new quick instant it it's its".split(
    ' ',
  ),
)
