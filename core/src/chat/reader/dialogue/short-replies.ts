import { setOf } from '../words/set-of.ts'
import type { Word } from '../words/word.ts'

const YES = setOf(
  'yes yep yeah yea yup ya sure ok okay k correct right exactly indeed confirm confirmed approve approved sí si sim oui ja evet iya да ofc absolutely definitely aye',
)
const NO = setOf('no nope nah nay cancel stop non nein hayır hayir tidak нет não nao')
const GO = setOf(
  "do it go ahead for proceed execute please that the and just then now lets let's let us send submit swap this confirm approve looks good",
)
const AGAIN = setOf(
  'check refresh look update show ok okay and can you now run again once more repeat same another one time do it that the please thing as before order trade swap redo rerun encore nochmal otra vez di nuovo yine lagi ещё еще раз de novo run',
)
const AGAIN_SIGNS = setOf('again repeat same redo rerun encore nochmal vez nuovo yine lagi ещё еще novo')
const DROPS =
  /scrap that|scratch it|hold off|leave that|never mind|nevermind|nvm|forget it|forget that|forget about it|drop it|leave it|cancel that|cancel it|scratch that|no thanks|no thank you|not now|changed my mind|dont bother|don't bother/

const lowers = (words: readonly Word[]) => words.map(({ lower }) => lower)

function isYes(words: readonly Word[]): boolean {
  const said = lowers(words)
  return (
    said.length > 0 &&
    said.length <= 6 &&
    YES.has(said[0] ?? '') &&
    said.every((word) => YES.has(word) || GO.has(word))
  )
}

/** 'Go ahead', 'do it': a yes without the word. */
export function isGoAhead(words: readonly Word[]): boolean {
  const said = lowers(words)
  const text = said.join(' ')
  if (
    /^(?:(?:ok|okay|please|just|now|then|and|yes|yeah|yep|sure|cool|great|good|fine|perfect|lets|let's|alright) )*(?:go ahead|do it|do that|go for it|proceed|execute(?: it)?|send it|submit(?: it)?|confirm(?: it)?|approve(?: it)?|looks good|lgtm|make it happen|do the swap|do that swap|swap it|go)(?: please| now| then)*$/.test(
      text,
    )
  )
    return true
  return isYes(words)
}

export function isNo(words: readonly Word[]): boolean {
  const said = lowers(words)
  const text = said.join(' ').replaceAll(',', '')
  return (
    (said.length <= 3 &&
      said.length > 0 &&
      said.every((word) => NO.has(word) || ['thanks', 'it', 'that', 'please', 'actually'].includes(word)) &&
      said.some((word) => NO.has(word))) ||
    (said.length <= 7 && DROPS.test(text))
  )
}

export function isAgain(words: readonly Word[]): boolean {
  const said = lowers(words)
  if (said.length === 0 || said.length > 8) return false
  const text = said.join(' ')
  const hasSign =
    said.some((word) => AGAIN_SIGNS.has(word)) || /\b(?:once more|one more time|another one)\b/.test(text)
  return hasSign && said.every((word) => AGAIN.has(word) || YES.has(word))
}
