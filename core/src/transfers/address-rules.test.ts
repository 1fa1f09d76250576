import { describe, expect, it } from 'vitest'
import { isEvmAddress, isHederaAccountId, isHederaRecipient, isSolanaAddress } from './address-rules.ts'

describe('Solana addresses', () => {
  it.each([
    'So11111111111111111111111111111111111111112',
    '11111111111111111111111111111111',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  ])('%s is one', (text) => expect(isSolanaAddress(text)).toBe(true))

  it.each([
    '',
    '1111111111111111111111111111111',
    '111111111111111111111111111111111',
    'So1111111111111111111111111111111111111111l',
    'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
    'So11111111111111111111111111111111111111112 ',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ])('%j is none', (text) => expect(isSolanaAddress(text)).toBe(false))
})

describe('EVM addresses', () => {
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xDE709F2102306220921060314715629080E2FB77',
  ])('%s is one', (text) => expect(isEvmAddress(text)).toBe(true))

  it.each([
    '',
    '0x',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
  ])('%j is none', (text) => expect(isEvmAddress(text)).toBe(false))
})

describe('Hedera recipients', () => {
  it.each(['0.0.1234', '0.0.0', '1.2.3'])('%s is an account id', (text) => {
    expect(isHederaAccountId(text)).toBe(true)
    expect(isHederaRecipient(text)).toBe(true)
  })
  it.each(['0.0', '0.0.', '0.0.1a', '0.0.1.2', ' 0.0.1', ''])('%j is none', (text) => {
    expect(isHederaRecipient(text)).toBe(false)
  })
  it('an EVM address is one too', () => {
    expect(isHederaRecipient('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(true)
  })
})
