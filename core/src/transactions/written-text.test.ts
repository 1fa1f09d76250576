import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAmountWritten } from './written-amount.ts'
import { isChainNamed, isChainWritten, isSlippageWritten, isWordWritten } from './written-text.ts'

const MINT = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const EVM = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

describe('isWordWritten', () => {
  it.each([
    ['buy usdc', 'USDC'],
    ['swap SOL/USDC now', 'USDC'],
    ['get me $BONK!', 'BONK'],
    ['(usdc)', 'USDC'],
    ['“USDC”, please', 'USDC'],
    ['send it to 0.0.1234.', '0.0.1234'],
    [`send to ${MINT}.`, MINT],
    [`send to ${EVM.toLowerCase()}`, EVM],
    ["bonk's price", 'BONK'],
  ])('%j has %j', (text, word) => {
    expect(isWordWritten(text, word)).toBe(true)
  })

  it.each([
    ['a part of another word', 'buy usdcoin', 'USDC'],
    ['the end of another word', 'buy wusdc', 'USDC'],
    ['a Cyrillic letter in the text', 'buy USD\u0421', 'USDC'],
    ['a Cyrillic letter in the word', 'buy USD\u0421', 'USD\u0421'],
    ['a full-width letter', 'buy \uff35SDC', 'USDC'],
    ['a zero-width character inside', 'buy US\u200bDC', 'USDC'],
    ['a zero-width character at its end', 'buy USDC\u200b', 'USDC'],
    ['a byte order mark before it', '\ufeffUSDC', 'USDC'],
    ['a soft hyphen', 'US\u00adDC', 'USDC'],
    ['a combining mark behind it', 'USDC\u0301', 'USDC'],
    [
      'tag characters',
      `buy ${[...'USDC'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')}`,
      'USDC',
    ],
    ['the Kelvin sign for K', 'BON\u212a', 'BONK'],
    ['the long s', 'u\u017fdc', 'usdc'],
    ['a direction mark', '\u202eUSDC', 'USDC'],
    ['an address in another case', MINT.toLowerCase(), MINT],
    ['an account within a longer one', '10.0.1234', '0.0.1234'],
    ['an account with more behind', '0.0.12345', '0.0.1234'],
    ['the beginning of an address', MINT, MINT.slice(0, -1)],
    ['nothing', 'anything', ''],
    ['a word with a space', 'buy usdc', 'buy usdc'],
  ])('%s does not count', (_what, text, word) => {
    expect(isWordWritten(text, word)).toBe(false)
  })

  it('finds every plain word between spaces, and none with one unseen character in it', () => {
    const plain = fc.stringMatching(/^[A-Za-z0-9]{2,20}$/)
    const unseen = fc.constantFrom(
      '\u200b',
      '\u200d',
      '\u2060',
      '\u00ad',
      '\u202e',
      '\u{e0041}',
      '\u0301',
      '\ufe0f',
    )
    fc.assert(
      fc.property(plain, unseen, fc.nat(), (word, char, at) => {
        expect(isWordWritten(`buy ${word} now`, word)).toBe(true)
        const cut = at % (word.length + 1)
        expect(isWordWritten(`buy ${word.slice(0, cut)}${char}${word.slice(cut)} now`, word)).toBe(false)
      }),
    )
  })
})

describe('isChainNamed', () => {
  it.each([
    ['swap 0.1 SOL to USDC', 'solana', false],
    ['swap 0.1 SOL to USDC on Solana', 'solana', true],
    ['buy USDC on eth', 'ethereum', true],
    ['sell 1 eth', 'ethereum', false],
  ] as const)('%s: %s, %s', (text, chain, is) => expect(isChainNamed(text, chain)).toBe(is))
})

describe('isChainWritten', () => {
  it.each([
    ['on Solana', 'solana', true],
    ['0.5 SOL', 'solana', true],
    ['with eth', 'ethereum', true],
    ['on BSC', 'bsc', true],
    ['HBAR', 'hedera', true],
    ['solar power', 'solana', false],
    ['s\u043elana', 'solana', false],
    ['weth', 'ethereum', false],
  ] as const)('%j for %s: %s', (text, chain, is) => {
    expect(isChainWritten(text, chain)).toBe(is)
  })
})

describe('isSlippageWritten', () => {
  it.each([
    ['swap 1 SOL to BONK with 12% slippage', 12],
    ['slippage 7.5', 7.5],
    ['set slippage to 20%', 20],
    ['Slippage: 5 %', 5],
    ['use 15 percent max slippage', 15],
    ['slippage of 10%', 10],
  ])('%j names %s', (text, pct) => {
    expect(isSlippageWritten(text, pct)).toBe(true)
  })
  it.each([
    ['sell 20% of my SOL', 20],
    ['sell 20% of my SOL, slippage 5%', 20],
    ['slippage 5%', 50],
    ['slippage 50%', 5],
    ['slippage 5.5%', 5],
    ['112% slippage', 12],
    ['slippages 5', 5],
  ])('%j does not name %s', (text, pct) => {
    expect(isSlippageWritten(text, pct)).toBe(false)
  })
})

describe('isAmountWritten', () => {
  it.each([
    ['swap 0.5 SOL', '0.5'],
    ['swap .5 SOL', '0.5'],
    ['swap 0.50 SOL', '0.5'],
    ['swap 0.5SOL', '0.5'],
    ['swap 1,000 USDC', '1000'],
    ['swap 2k USDC', '2000'],
    ['buy 1.5m BONK', '1500000'],
    ['buy 2 million BONK', '2000000'],
    ['swap two SOL', '2'],
    ['send 100 USDC.', '100'],
    ['50% of it', '50%'],
    ['50 percent', '50%'],
    ['half my BONK', '50%'],
    ['a quarter', '25%'],
    ['everything', 'all'],
    ['sell all', '100%'],
    ['$100 of BONK', '$100'],
    ['100 usd of BONK', '$100'],
    ['100 bucks worth', '$100'],
    ['$1.5k', '$1500'],
    ['12.50 dollars', '$12.5'],
  ])('%j has %j', (text, amount) => {
    expect(isAmountWritten(text, amount)).toBe(true)
  })

  it.each([
    ['swap 0.5 SOL', '5'],
    ['swap 10.5 SOL', '0.5'],
    ['swap 5 SOL', '50'],
    ['swap 50 SOL', '5'],
    ['swap 5% of it', '5'],
    ['swap $5', '5'],
    ['swap 5', '$5'],
    ['100 usdc', '$100'],
    ['swap 1,5 SOL', '1'],
    ['swap 1,5 SOL', '5'],
    ['version 1.5.2', '1.5'],
    ['2k', '2'],
    ['0x12', '12'],
    ['0x12', '0'],
    [MINT, '263'],
    ['to 0.0.1234', '0'],
    ['swap \u0665 SOL', '5'],
    ['swap \uff15 SOL', '5'],
    ['swap 5\u200b0 SOL', '5'],
    ['swap 5\u200b0 SOL', '50'],
    ['swap \u200b5 SOL', '5'],
    ['1e5', '1'],
    ['-5', '5'],
    ['halfway', '50%'],
    ['small', 'all'],
    ['half\u200b', '50%'],
  ])('%j has no %j', (text, amount) => {
    expect(isAmountWritten(text, amount)).toBe(false)
  })

  it('any figure between spaces is found as itself and as no other', () => {
    const figure = fc.tuple(fc.nat(1_000_000), fc.nat(999)).map(([whole, part]) => `${whole}.${part}1`)
    fc.assert(
      fc.property(figure, figure, (one, other) => {
        expect(isAmountWritten(`swap ${one} SOL to BONK`, one)).toBe(true)
        if (one !== other) expect(isAmountWritten(`swap ${one} SOL to BONK`, other)).toBe(false)
      }),
    )
  })
})
