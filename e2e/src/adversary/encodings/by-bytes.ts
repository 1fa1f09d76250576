import type { Encoding } from './encoding.ts'

const readable = (text: string): readonly string[] => (/^[\x20-\x7e]{8,}$/.test(text) ? [text] : [])

export const base64: Encoding = {
  name: 'base64',
  hide: (plain) => `note: ${Buffer.from(plain).toString('base64')}`,
  find: (text) =>
    [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].flatMap(([found]) =>
      readable(Buffer.from(found, 'base64').toString('latin1')),
    ),
}

export const hex: Encoding = {
  name: 'hex',
  hide: (plain) => `data ${Buffer.from(plain).toString('hex')}`,
  find: (text) =>
    [...text.matchAll(/(?:[0-9a-f]{2}){12,}/g)].flatMap(([found]) =>
      readable(Buffer.from(found, 'hex').toString('latin1')),
    ),
}

/** Eight dots hold a byte, so that capitals survive. */
const BRAILLE = 0x2800
export const braille: Encoding = {
  name: 'braille',
  hide: (plain) => [...plain].map((char) => String.fromCodePoint(BRAILLE + char.charCodeAt(0))).join(''),
  find: (text) =>
    [...text.matchAll(/[\u2801-\u28ff]{8,}/gu)].flatMap(([found]) =>
      readable([...found].map((char) => String.fromCharCode((char.codePointAt(0) ?? 0) - BRAILLE)).join('')),
    ),
}

const TAGS = 0xe0000
export const unicodeTags: Encoding = {
  name: 'unicode-tags',
  hide: (plain) =>
    `A lovely day.${[...plain].map((char) => String.fromCodePoint(TAGS + char.charCodeAt(0))).join('')}`,
  find: (text) =>
    [...text.matchAll(/[\u{E0020}-\u{E007E}]{8,}/gu)].flatMap(([found]) =>
      readable([...found].map((char) => String.fromCharCode((char.codePointAt(0) ?? 0) - TAGS)).join('')),
    ),
}

const [ZERO, ONE] = ['\u200b', '\u200c']
export const zeroWidth: Encoding = {
  name: 'zero-width',
  hide: (plain) => {
    const bits = [...plain].map((char) => char.charCodeAt(0).toString(2).padStart(8, '0')).join('')
    return `Good morning.${[...bits].map((bit) => (bit === '0' ? ZERO : ONE)).join('')}`
  },
  find: (text) => {
    const bits = [...text].flatMap((char) => (char === ZERO ? ['0'] : char === ONE ? ['1'] : []))
    const bytes = bits.join('').match(/.{8}/g) ?? []
    return readable(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join(''))
  },
}
