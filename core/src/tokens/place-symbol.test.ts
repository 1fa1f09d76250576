import { describe, expect, it } from 'vitest'
import type { ChainId } from '../chains/chain.ts'
import { tokenErrors } from './errors.ts'
import type { KnownToken } from './look-alike.ts'
import { chainOfCoin, type Found, placePair, placeSymbol, plainWord } from './place-symbol.ts'
import type { ResolvedSymbol } from './resolve-symbol.ts'

const token = (address: string, isVerified = true): KnownToken => ({
  address,
  symbol: 'X',
  name: 'X',
  isVerified,
  liquidityUsd: 1,
})
const one = (address: string): ResolvedSymbol<KnownToken> => ({ kind: 'one', token: token(address) })
const doubt = (...candidates: KnownToken[]): ResolvedSymbol<KnownToken> => ({ kind: 'ask', candidates })
const found = (on: Partial<Record<ChainId, ResolvedSymbol<KnownToken>>>): Found<KnownToken> =>
  new Map(Object.entries(on) as [ChainId, ResolvedSymbol<KnownToken>][])

describe('placeSymbol', () => {
  it('means the one that is clearly known on one chain only, whatever copies there are elsewhere', () => {
    const on = found({ solana: one('bonk'), ethereum: doubt(token('copy', false)) })
    expect(placeSymbol('BONK', on, true)).toMatchObject({ kind: 'one', chain: 'solana' })
  })

  it('asks for the chain, by name, where several have it', () => {
    const on = found({ solana: one('a'), ethereum: one('b'), bsc: one('c') })
    expect(placeSymbol('usdc', on, true)).toEqual({
      kind: 'ask',
      question: 'On which chain: USDC is on Solana, Ethereum and BSC?',
      options: [token('a'), token('b'), token('c')],
    })
  })

  it('asks where another chain knows several of that name, or could not be asked', () => {
    const on = found({ solana: one('a'), ethereum: doubt(token('b'), token('c')) })
    expect(placeSymbol('X', on, true).kind).toBe('ask')
    expect(placeSymbol('X', found({ solana: one('a') }), false).kind).toBe('ask')
  })

  it('asks where nobody vouches for any of them', () => {
    const on = found({ solana: doubt(token('a', false), token('b', false)) })
    expect(placeSymbol('SCAM', on, true)).toMatchObject({
      kind: 'ask',
      question: 'More than one token on Solana could be SCAM. Which one do you mean?',
    })
  })

  it('does not speak of several where there is one', () => {
    const on = found({ solana: doubt(token('a', false)) })
    expect(placeSymbol('BTC', on, true)).toMatchObject({
      kind: 'ask',
      question: 'The only BTC I found, on Solana, is not verified. Is this the one you mean?',
    })
    expect(placeSymbol('X', found({ solana: one('a') }), false)).toMatchObject({
      question: 'I found one X. Is this the one you mean?',
    })
  })

  it('says that it knows none, without repeating what cannot be seen', () => {
    expect(placeSymbol('NO\u200bPE', found({}), true)).toMatchObject({
      kind: 'none',
      error: { code: tokenErrors.notFound.code, message: 'No token is known by NOPE.' },
    })
    const address = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
    expect(placeSymbol(address, found({}), true)).toMatchObject({
      error: { message: 'No token is known by this address.' },
    })
  })
})

describe('placePair', () => {
  const words = { sell: 'USDC', buy: 'BONK' }
  const usdc = found({ solana: one('s'), ethereum: one('e'), hedera: one('h') })

  it('each side narrows the other', () => {
    const pair = placePair(words, { sell: usdc, buy: found({ solana: one('bonk') }) }, true)
    expect(pair).toMatchObject({
      kind: 'pair',
      chain: 'solana',
      sell: { address: 's' },
      buy: { address: 'bonk' },
    })
  })

  it('asks for the chain where both are on several', () => {
    const asked = placePair({ sell: 'USDC', buy: 'USDT' }, { sell: usdc, buy: usdc }, true)
    expect(asked).toMatchObject({
      kind: 'ask',
      question: 'On which chain: USDC is on Solana, Ethereum and Hedera?',
      options: [token('s'), token('e'), token('h')],
    })
  })

  it('asks about the side that is in doubt', () => {
    const buy = found({ solana: doubt(token('one'), token('two')) })
    expect(placePair(words, { sell: usdc, buy }, true)).toMatchObject({
      kind: 'ask',
      question: 'More than one token on Solana could be BONK. Which one do you mean?',
      options: [token('one'), token('two')],
    })
  })

  it('stays on one chain, and says which side nobody knows', () => {
    const apart = placePair(
      words,
      { sell: found({ hedera: one('h') }), buy: found({ solana: one('s') }) },
      true,
    )
    expect(apart).toMatchObject({
      kind: 'none',
      error: {
        code: tokenErrors.differentChains.code,
        message: 'USDC is on Hedera, BONK is on Solana. A swap stays on one chain.',
      },
    })
    expect(placePair(words, { sell: usdc, buy: found({}) }, true)).toMatchObject({
      error: { message: 'No token is known by BONK.' },
    })
  })

  it('does not choose while a chain could not be asked', () => {
    const sides = { sell: found({ solana: one('s') }), buy: found({ solana: one('b') }) }
    expect(placePair(words, sides, false).kind).toBe('ask')
  })
})

it('a coin names its chain, in plain letters only', () => {
  expect([chainOfCoin('sol'), chainOfCoin('$ETH'), chainOfCoin('BNB'), chainOfCoin('hbar')]).toEqual([
    'solana',
    'ethereum',
    'bsc',
    'hedera',
  ])
  expect([chainOfCoin('USDC'), chainOfCoin('S\u041eL'), chainOfCoin('\u017fol')]).toEqual([null, null, null])
  expect(plainWord(' $bonk ')).toBe('BONK')
})
