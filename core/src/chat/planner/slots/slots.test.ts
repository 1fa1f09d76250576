import { describe, expect, it } from 'vitest'
import { splitWords } from '../words/split-words.ts'
import { readAmount } from './read-amount.ts'
import { readChain, readChainAside } from './read-chain.ts'
import { readStake } from './read-stake.ts'
import { readToken, readTokenList } from './read-token.ts'

const best = <Value>(
  read: (words: ReturnType<typeof splitWords>['words'], at: number) => readonly { value: Value }[],
  text: string,
) => read(splitWords(text).words, 0)[0]?.value

describe('amounts', () => {
  it.each([
    ['0.5', '0.5', 'units'],
    ['half a', '0.5', 'units'],
    ['two and a half', '2.5', 'units'],
    ['half of', '50%', 'part'],
    ['three quarters', '75%', 'part'],
    ['fifty percent', '50%', 'part'],
    ['33.3 per cent', '33.3%', 'part'],
    ['$1.5k', '$1500', 'usd'],
    ['20 bucks', '$20', 'usd'],
    ['100$', '$100', 'usd'],
    ['usd 40', '$40', 'usd'],
    ['everything', 'all', 'all'],
    ['max', 'all', 'all'],
    ['another 5', '5', 'units'],
    ['a tenth of', '10%', 'part'],
    ['full balance', 'all', 'all'],
    ['a third', '', 'vague'],
    ['some', '', 'vague'],
    ['0', '', 'vague'],
    ['120%', '', 'vague'],
    ['0,5', '', 'vague'],
  ])('%s', (text, amount, of) => expect(best(readAmount, text)).toMatchObject({ text: amount, of }))
})

describe('stakes', () => {
  it.each([
    ['0.5 sol', 'SOL', '0.5'],
    ['$50 worth of my $bonk', 'BONK', '$50'],
    ['half my BONK bag', 'BONK', '50%'],
    ['full JUP balance', 'JUP', 'all'],
    ['my WIF entirely', 'WIF', 'all'],
    ['20 spare usdc', 'USDC', '20'],
    ['all of the WIF I have', 'WIF', 'all'],
    ['my entire jup stack', 'JUP', 'all'],
    ['my 3 SOL', 'SOL', '3'],
    ['2 million bonk tokens', 'BONK', '2000000'],
  ])('%s', (text, token, amount) =>
    expect(best(readStake, text)).toMatchObject({ token, amount: { text: amount } }),
  )

  it('what is held is not all that is held', () => {
    expect(best(readStake, 'my SOL')).toEqual({ token: 'SOL', amount: null })
  })
})

describe('tokens', () => {
  const MINT = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
  it.each([
    ['bonk', 'BONK'],
    ['$time', 'TIME'],
    ['bitcoin', 'BTC'],
    ['the token jup', 'JUP'],
    [MINT, MINT],
    [`BONK (${MINT})`, MINT],
    ['price of TRUST', undefined],
    ['time', undefined],
    ['usd', undefined],
    ['constructor', 'CONSTRUCTOR'],
  ])('%s is %s', (text, token) => expect(best(readToken, text)).toBe(token))

  it('plain words are tokens in capitals only', () => {
    expect(readToken(splitWords('buy TIME').words, 1)[0]?.value).toBe('TIME')
    expect(readToken(splitWords('BUY TIME').words, 1)).toEqual([])
  })

  it('lists need commas or "and"', () => {
    expect(best(readTokenList, 'SOL, ETH and btc')).toEqual(['SOL', 'ETH', 'BTC'])
    expect(best(readTokenList, 'SOL ETH')).toEqual(['SOL'])
  })
})

describe('chains', () => {
  it.each([
    ['solana', 'solana'],
    ['bnb chain', 'bsc'],
    ['the hbar network', 'hedera'],
    ['sol', undefined],
    ['eth', undefined],
    ['base', undefined],
  ])('%s alone is %s', (text, chain) => expect(best(readChain, text)).toBe(chain))

  it.each([
    ['on eth', 'ethereum'],
    ['on the BNB smart chain', 'bsc'],
    ['using the ethereum network', 'ethereum'],
    ['(solana)', 'solana'],
    ['via bsc', 'bsc'],
    ['in SOL', undefined],
    ['using solana', undefined],
    ['on base', undefined],
  ])('%s beside a request is %s', (text, chain) => expect(best(readChainAside, text)).toBe(chain))
})
