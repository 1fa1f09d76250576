import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHEAT_SHEET } from '../../cheat-sheet.ts'
import { readStrict } from './read-strict.ts'

const MINT = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const WALLET = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

describe('what may speak for a person', () => {
  it.each([
    ['Swap 0.5 SOL for BONK', { sell: 'SOL', buy: 'BONK', amount: '0.5' }],
    ['/swap 0.5 SOL to USDC', { sell: 'SOL', buy: 'USDC', amount: '0.5' }],
    ['please sell 50% of my bonk for sol', { sell: 'BONK', buy: 'SOL', amount: '50%' }],
    ['Sell all my WIF for USDC', { sell: 'WIF', buy: 'USDC', amount: 'all' }],
    ['Buy BONK with 0.5 SOL', { sell: 'SOL', buy: 'BONK', amount: '0.5' }],
    ['Buy $50 of JUP with SOL', { sell: 'SOL', buy: 'JUP', amount: '$50' }],
    ['Buy 100 JUP with USDC', { sell: 'USDC', buy: 'JUP', amount: '100', amountOf: 'buy' }],
    ['Swap 1,000 USDC for ETH on Ethereum', { sell: 'USDC', buy: 'ETH', amount: '1000', chain: 'ethereum' }],
    ['swap 2 SOL to USDC with 10% slippage', { sell: 'SOL', buy: 'USDC', amount: '2', slippage: 10 }],
    [`swap 2 SOL to BONK (${MINT})`, { sell: 'SOL', buy: MINT, amount: '2' }],
  ])('%s', (text, args) => expect(readStrict(text)).toEqual({ tool: 'propose_swap', args }))

  it.each([
    [`Send 0.1 SOL to ${WALLET}`, 'propose_transfer', { token: 'SOL', amount: '0.1', to: WALLET }],
    ['Wrap 0.5 SOL', 'propose_wrap', { chain: 'solana', amount: '0.5' }],
    ['unwrap 20 WHBAR', 'propose_unwrap', { chain: 'hedera', amount: '20' }],
    ['unwrap my WSOL', 'propose_unwrap', { chain: 'solana' }],
  ])('%s', (text, tool, args) => expect(readStrict(text)).toEqual({ tool, args }))

  it.each([
    'swap 0.5 SOL for BONK?',
    'swap 0,5 SOL for BONK',
    'swap 0.5 SOL, for BONK',
    'swap about 5 SOL for BONK',
    'swap half SOL for BONK',
    "don't swap 0.5 SOL for BONK",
    'he said swap 0.5 SOL for BONK',
    'swap 0.5 SOL for BONK and then some',
    'swap 5 of my SOL for BONK',
    'swap 0 SOL for BONK',
    'sell 120% of my BONK for SOL',
    'swap 1 SOL for SOL',
    'swap 1 SOL for WSOL',
    'buy something with 1 SOL',
    'swap 1 SOL for USDC on base',
    'send 5 USDC to mom',
    `haha send 0.1 SOL to ${WALLET}`,
    `send 0.1 SOL to ${WALLET} tomorrow`,
    `"send 0.1 SOL to ${WALLET}"`,
  ])('stands back from %s', (text) => expect(readStrict(text)).toBeNull())

  it('is what the cheat sheet offers for swaps', () => {
    const filled = (CHEAT_SHEET[0]?.prompts ?? []).map((prompt) =>
      prompt
        .replaceAll(/[A-Z]+_AMOUNT/g, '2')
        .replace('INSERT_TOKEN', 'BONK')
        .replace('PERCENTAGE', '50'),
    )
    const orders = filled.filter((prompt) => !prompt.startsWith('Get a quote'))
    expect(orders.filter((prompt) => readStrict(prompt) === null)).toEqual([])
  })
})

describe('whatever is typed', () => {
  const word = fc.constantFrom(
    ...`swap sell buy send wrap 1 0.5 $50 50% all my of the SOL USDC bonk JUP to for with into on ethereum solana not don't never maybe if
    when tomorrow yesterday he said please haha half and then , . ? ! " ( ) 0,5 ${WALLET} ${MINT} mom slippage 10% @ = -> 2k`.split(
      /\s+/,
    ),
  )

  it('is an order only with every word accounted for', { timeout: 60_000 }, () => {
    const plain =
      /^(?:please )?(?:swap|sell|buy|send|wrap|exchange|convert|trade|transfer|withdraw|unwrap)\b[\w.,$%() ]*[.!,]*$/i
    const forbidden =
      /\b(?:not|don't|never|maybe|if|when|tomorrow|yesterday|he|said|haha|half|and|then|mom)\b|[?"@=]|!(?!\s*$)|->|0,5/i
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const text = words.join(' ')
        if (readStrict(text) === null) return true
        return plain.test(text) && !forbidden.test(text)
      }),
      { numRuns: 100_000, seed: 14 },
    )
  })

  it('never takes an address that was not typed', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 3, maxLength: 8 }), (words) => {
        const text = words.join(' ')
        const to = readStrict(text)?.args.to
        return typeof to !== 'string' || text.includes(to)
      }),
      { numRuns: 20_000, seed: 15 },
    )
  })
})
