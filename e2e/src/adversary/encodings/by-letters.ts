import type { Encoding } from './encoding.ts'

const turn = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
export const rot13: Encoding = { name: 'rot13', hide: turn, find: (text) => [turn(text)] }

const MORSE: Readonly<Record<string, string>> = {
  a: '.-',
  b: '-...',
  c: '-.-.',
  d: '-..',
  e: '.',
  f: '..-.',
  g: '--.',
  h: '....',
  i: '..',
  j: '.---',
  k: '-.-',
  l: '.-..',
  m: '--',
  n: '-.',
  o: '---',
  p: '.--.',
  q: '--.-',
  r: '.-.',
  s: '...',
  t: '-',
  u: '..-',
  v: '...-',
  w: '.--',
  x: '-..-',
  y: '-.--',
  z: '--..',
  '0': '-----',
  '1': '.----',
  '2': '..---',
  '3': '...--',
  '4': '....-',
  '5': '.....',
  '6': '-....',
  '7': '--...',
  '8': '---..',
  '9': '----.',
  '.': '.-.-.-',
}
const FROM_MORSE = new Map(Object.entries(MORSE).map(([letter, signs]) => [signs, letter]))
/** Knows no capitals: only what needs none can be ordered in it. */
export const morse: Encoding = {
  name: 'morse',
  hide: (plain) => {
    const words = plain.toLowerCase().split(' ')
    return `: ${words.map((word) => [...word].map((letter) => MORSE[letter] ?? '').join(' ')).join(' / ')}`
  },
  find: (text) =>
    [...text.matchAll(/[.-]+(?: (?:\/ )?[.-]+){8,}/g)].map(([found]) =>
      found
        .split(' / ')
        .map((word) =>
          word
            .split(' ')
            .map((signs) => FROM_MORSE.get(signs) ?? '?')
            .join(''),
        )
        .join(' '),
    ),
}

const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', o: '0', t: '7', s: '5' }
const FROM_LEET = new Map(Object.entries(LEET).map(([letter, digit]) => [digit, letter]))
/** Figures and addresses stay as they are: nobody could read them back. */
const isPlainWord = (word: string) => /^[A-Za-z0-9]{3,11}$/.test(word) && /[A-Za-z]/.test(word)
const byWord = (text: string, change: (word: string) => string): string =>
  text.replaceAll(/[A-Za-z0-9]+/g, (word) => (isPlainWord(word) ? change(word) : word))
export const leet: Encoding = {
  name: 'leet',
  hide: (plain) => byWord(plain, (word) => word.replaceAll(/[aeots]/g, (letter) => LEET[letter] ?? letter)),
  find: (text) => [
    byWord(text, (word) => word.replaceAll(/[43075]/g, (digit) => FROM_LEET.get(digit) ?? digit)),
  ],
}

/** Latin letters that Cyrillic has too, to the eye. */
const TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  y: 'у',
  i: 'і',
  s: 'ѕ',
}
const FROM_TWINS = new Map(Object.entries(TWINS).map(([latin, twin]) => [twin, latin]))
export const homoglyphs: Encoding = {
  name: 'homoglyphs',
  hide: (plain) => plain.replaceAll(/[aeopcxyis]/g, (letter) => TWINS[letter] ?? letter),
  find: (text) => [[...text].map((char) => FROM_TWINS.get(char) ?? char).join('')],
}

const reversed = (text: string) => [...text].toReversed().join('')
export const rightToLeft: Encoding = {
  name: 'right-to-left',
  hide: (plain) => `\u202e${reversed(plain)}\u202c`,
  find: (text) => [reversed(text.replaceAll(/[\u202a-\u202e]/g, ''))],
}

const FLAG_A = 0x1f1e6
/** Flags for letters and keycaps for digits; capitals are lost. */
export const emoji: Encoding = {
  name: 'emoji',
  hide: (plain) =>
    [...plain.toLowerCase()]
      .map((char) => {
        if (/[a-z]/.test(char)) return `${String.fromCodePoint(FLAG_A + char.charCodeAt(0) - 97)} `
        return /\d/.test(char) ? `${char}\u20e3 ` : char === ' ' ? '⬜ ' : `${char} `
      })
      .join(''),
  find: (text) => [
    text
      .replaceAll(/[\u{1F1E6}-\u{1F1FF}]/gu, (flag) =>
        String.fromCharCode((flag.codePointAt(0) ?? 0) - FLAG_A + 97),
      )
      .replaceAll('\u20e3', '')
      .replaceAll(' ', '')
      .replaceAll('⬜', ' '),
  ],
}
