import { splitWords } from '../words/split-words.ts'
import type { Request } from '../words/word.ts'
import type { DialogueState } from './state.ts'

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:the )?(?:first|1st|top(?! (?:\d|traded|trending|tokens|coins|launches|projects|alpha)))(?: one| token| coin| option| result)?\b/i,
    0,
  ],
  [/\b(?:the )?(?:second|2nd)(?: one| token| coin| option)?\b/i, 1],
  [/\b(?:the )?(?:third|3rd)(?: one| token| coin| option)?\b/i, 2],
  [/\b(?:the )?(?:fourth|4th)(?: one| token| coin| option)?\b/i, 3],
  [/\b(?:the )?(?:fifth|5th)(?: one| token| coin| option)?\b/i, 4],
  [/\b(?:the )?(?:last|bottom)(?: one| token| coin| option)\b/i, -1],
]
const NUMBERED = /(?:\b(?:number|no\.|nr\.?|option)\s?|#)([1-9]|one|two|three|four|five)\b/gi
const COUNTED = ['one', 'two', 'three', 'four', 'five']
const FIRST_TWO = /\b(?:the )?first (two|2|three|3)\b/i
const POINTERS =
  /\b(?:(?:this|that) (?:one|coin|token|thing)|the (?:same )?(?:coin|token)|it|that|them|this|eso|esa|lo|isso|ele|ela|ça|das|es|quello|questo|onu|o|itu|его|её|ее)\b/i

/** 'The second one' is what the last list showed second. Null where nothing points to a list. */
export function resolveOrdinals({ text }: Request, { shown }: DialogueState): Request | null {
  if (shown.length === 0) return null
  const several = FIRST_TWO.exec(text)
  if (several !== null) {
    const count = /three|3/i.test(several[1] ?? '') ? 3 : 2
    return splitWords(text.replace(several[0], shown.slice(0, count).join(' and ')))
  }
  const middle = shown[Math.floor((shown.length - 1) / 2)] ?? ''
  let resolved = text
    .replaceAll(NUMBERED, (written, digit: string) => {
      const at = COUNTED.includes(digit.toLowerCase())
        ? COUNTED.indexOf(digit.toLowerCase())
        : Number(digit) - 1
      return shown[at] ?? written
    })
    .replace(/\b(?:the )?middle(?: one)?\b/i, middle)
  for (const [pattern, at] of ORDINALS) {
    const token = shown.at(at)
    if (token !== undefined && at < shown.length) resolved = resolved.replace(pattern, token)
  }
  return resolved === text ? null : splitWords(resolved)
}

/** 'It' is the token talked about last. Null where nothing points to one. */
export function resolvePointers(text: string, focus: string | null): Request | null {
  if (focus === null || !POINTERS.test(text)) return null
  return splitWords(text.replace(POINTERS, focus))
}
