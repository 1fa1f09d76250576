import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseRequest } from '../../reader/words/normalise-request.ts'
import { COMMON_WORDS } from './common-words.ts'
import { mendVerb } from './mend-verb.ts'
import { readAddress } from './read-address.ts'
import { readNumber, scaleNumber } from './read-number.ts'
import { readNumberWords } from './read-number-words.ts'
import { spellOut } from './spell-out.ts'
import { splitHyphens } from './split-hyphens.ts'
import { splitWords } from './split-words.ts'

describe('numbers', () => {
  it.each([
    ['0.5', '0.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0.50', '0.50'],
    ['1,000', '1000'],
    ['12,345,678.9', '12345678.9'],
    ['2k', '2000'],
    ['2.5K', '2500'],
    ['1.5m', '1500000'],
    ['1.0005k', '1000.5'],
    ['3bn', '3000000000'],
    ['0,5', null],
    ['0,500', null],
    ['1,00', null],
    ['1.000,50', null],
    ['1.2.3', null],
    ['1e3', null],
    ['-5', null],
    ['5.', null],
    ['', null],
  ])('%s is %s', (text, digits) => expect(readNumber(text)).toBe(digits))

  it('scaling moves the point and rounds nothing', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.integer({ min: 0, max: 12 }),
        (whole, places) => {
          const digits = whole.toString().padStart(places + 1, '0')
          const cut = digits.length - places
          const figure = places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
          const [left = '', right = ''] = (scaleNumber(figure, 'k') ?? '').split('.')
          expect(BigInt(`${left}${right.padEnd(15, '0')}`)).toBe(whole * 1_000n * 10n ** BigInt(15 - places))
        },
      ),
    )
  })

  it.each([
    ['two', '2', 1],
    ['twenty five usdc', '25', 2],
    ['twenty-five', '25', 1],
    ['a hundred', '100', 2],
    ['two hundred thousand', '200000', 3],
    ['fifty percent', '50', 1],
  ])('%s', (text, figure, words) => expect(readNumberWords(text.split(' '))).toEqual({ figure, words }))

  it.each(['a', 'some', 'constructor', ''])('"%s" begins no number', (text) => {
    expect(readNumberWords(text.split(' '))).toBeNull()
  })
})

describe('a slip of the pen', () => {
  it.each([
    ['sawp', 'swap'],
    ['swp', 'swap'],
    ['sned', 'send'],
    ['sel', 'sell'],
    ['byu', 'buy'],
    ['buyy', 'buy'],
    ['exchnage', 'exchange'],
    ['tranfser', 'transfer'],
    ['witdraw', 'withdraw'],
    ['covnert', 'convert'],
    ['prcie', 'price'],
  ])('%s is %s', (word, verb) => expect(mendVerb(word)).toBe(verb))

  it.each([
    'tell',
    'sent',
    'sold',
    'swapped',
    'swaps',
    'seller',
    'trader',
    'bay',
    'boy',
    'bonk',
    'seld',
    'wif',
    'warp',
    'concert',
    'buying',
  ])('%s is none', (word) => expect(mendVerb(word)).toBeNull())

  it('no plain word is one', () => {
    for (const word of COMMON_WORDS) expect(mendVerb(word), word).toBeNull()
  })
})

describe('a word in a hurry', () => {
  it.each([
    ['u', 'you'],
    ['plsss', 'pls'],
    ['soooo', 'so'],
    ['lookin', 'looking'],
    ['portfolo', 'portfolio'],
    ['withuot', 'without'],
  ])('%s is %s', (written, meant) => expect(spellOut(written)).toBe(meant))

  it.each(['bonk', 'kin', 'boss', 'pepe', 'jupp', 'coin', 'market'])('%s stays', (word) =>
    expect(spellOut(word)).toBe(word),
  )
})

describe('words that are joined', () => {
  const apart = (text: string) => splitHyphens(splitWords(text).words)?.map(({ text: word }) => word) ?? null

  it.each([
    ['per-transaction cap', ['per', 'transaction', 'cap']],
    ['the SOL-USDC pool', null],
    ['cap', null],
  ])('%s', (text, words) => expect(apart(text)).toEqual(words))
})

describe('words', () => {
  const kinds = (text: string) => splitWords(text).words.map(({ kind, text: word }) => `${kind}:${word}`)

  it.each([
    ['swap 0.5SOL->USDC', ['word:swap', 'number:0.5', 'word:SOL', 'mark:->', 'word:USDC']],
    ['$50 of $WIF!', ['number:$50', 'word:of', 'ticker:$WIF']],
    ['SOL,ETH and BTC.', ['word:SOL', 'word:ETH', 'word:and', 'word:BTC']],
    ["what's BONK's price?", ["word:what's", 'word:BONK', "word:'s", 'word:price']],
    ['the BONK/SOL pool', ['word:the', 'pair:BONK/SOL', 'word:pool']],
    ['buy 1INCH on pump.fun', ['word:buy', 'word:1INCH', 'word:on', 'word:pump.fun']],
    ['to 0.0.1234.', ['word:to', 'address:0.0.1234']],
    ['"hi" (there)', ['mark:"', 'word:hi', 'mark:"', 'mark:(', 'word:there', 'mark:)']],
    ['see https://a.b/c', ['word:see', 'mark:https://a.b/c']],
    ['0,5 SOL', ['number:0,5', 'word:SOL']],
  ])('%s', (text, expected) => expect(kinds(text)).toEqual(expected))

  it('knows a question, a pause and shouting', () => {
    expect(splitWords('is it?').isQuestion).toBe(true)
    expect(splitWords('a, b').words[1]?.after).toBe(',')
    expect(splitWords('SWAP IT').words.some(({ isSymbolCase }) => isSymbolCase)).toBe(false)
    expect(splitWords('swap IT').words[1]?.isSymbolCase).toBe(true)
  })

  it('every word stands where it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const { line, start, end, text: word } of splitWords(text).words)
          if (word !== '->') expect(line.slice(start, end)).toBe(word)
      }),
    )
  })

  it.each([
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'evm'],
    ['0.0.98765', 'hedera'],
    ['7qbRF6YsyGuLUVs6Y1q64bdVrfe4ZcUUz1JRdoVNUJnm', 'solana'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bitcoin'],
    ['0x5290840009852788', null],
    ['0OIl0OIl0OIl0OIl0OIl0OIl0OIl0OIl0OIl', null],
    ['1.0.5', null],
  ])('%s has the shape of %s', (text, shape) => expect(readAddress(text)).toBe(shape))

  it('quotation marks are plain ones', () => {
    expect(normaliseRequest('\u201chi\u201d don\u2019t  \n go')).toBe('"hi" don\'t go')
  })
})
