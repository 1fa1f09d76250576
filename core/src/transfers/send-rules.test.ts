import { describe, expect, it } from 'vitest'
import { isAmountText } from '../money/parse-amount.ts'
import { checkEvmSend, evmSendText } from './check-evm-send.ts'
import { checkHederaSend, HEDERA_SEND_TEXTS } from './check-hedera-send.ts'
import {
  checkSolanaSend,
  RENT_EXEMPT_LAMPORTS,
  SOLANA_SEND_TEXTS,
  type SolanaSendTag,
} from './check-solana-send.ts'
import { maxSendAmount } from './fill-amount.ts'

const SOL = { isNative: true, decimals: 9, balanceRaw: 2_000_000_000n }
const USDC = { isNative: false, decimals: 6, balanceRaw: 5_000_000n }
const MINT = 'So11111111111111111111111111111111111111112'
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('Solana send', () => {
  const form = { token: SOL, amountText: '1', to: MINT }
  const textOf = (tag: SolanaSendTag) => (tag === 'ready' ? null : SOLANA_SEND_TEXTS[tag])
  const told = (change: Partial<Parameters<typeof checkSolanaSend>[0]>) =>
    textOf(checkSolanaSend({ ...form, ...change }))

  it('goes when nothing is wrong', () => {
    expect(checkSolanaSend(form)).toBe('ready')
    expect(checkSolanaSend({ ...form, token: USDC, amountText: '5' })).toBe('ready')
  })
  it('R2-194 asks for token, amount and address', () => {
    for (const change of [{ token: null }, { amountText: '' }, { to: '' }]) {
      expect(told(change)).toBe('Please fill in all fields')
    }
  })
  it('R2-195 refuses an address that is none', () => {
    for (const to of [EVM, 'x', `${MINT}1`]) expect(told({ to })).toBe('Invalid Solana address')
  })
  it('R2-196 refuses an amount that is not a number above 0', () => {
    for (const amountText of ['0', '0.0', '-1', 'abc', '1e3', '.', '0.0000000001']) {
      expect(told({ amountText })).toBe('Please enter a valid amount')
    }
  })
  it('R2-197 refuses more than is there', () => {
    expect(told({ amountText: '2.000000001' })).toBe('Amount exceeds balance')
    expect(told({ token: USDC, amountText: '5.000001' })).toBe('Amount exceeds balance')
  })
  it('R2-198 blocks SOL that would leave less than the rent-exempt minimum of 165 bytes', () => {
    expect(RENT_EXEMPT_LAMPORTS).toBe((128n + 165n) * 3_480n * 2n)
    expect(told({ amountText: '2' })).toBe('Transaction may likely fail')
    expect(told({ amountText: '1.997960721' })).toBe('Transaction may likely fail')
    expect(told({ amountText: '1.99796072' })).toBeNull()
    expect(told({ token: USDC, amountText: '5' })).toBeNull()
  })
  it('an unknown balance blocks with the reason and is not zero (decision D1)', () => {
    expect(told({ token: { ...SOL, balanceRaw: null } })).toBe(
      'Your balance could not be loaded. Please try again.',
    )
  })
  it('R2-199 Max is 98.5 percent of SOL and 99 percent of a token (decision G23)', () => {
    expect(maxSendAmount('solana', SOL)).toBe('1.97')
    expect(maxSendAmount('solana', USDC)).toBe('4.95')
  })
})

describe('EVM send', () => {
  const form = { token: { isNative: true, decimals: 18, balanceRaw: 10n ** 18n }, amountText: '1', to: EVM }

  it('R2-200 names the chain whose address it is not', () => {
    expect(checkEvmSend({ ...form, to: '0x12' })).toBe('bad-address')
    expect(evmSendText('ethereum', 'bad-address')).toBe('Invalid Ethereum address')
    expect(evmSendText('bsc', 'bad-address')).toBe('Invalid BSC address')
  })
  it('R2-201 the amount takes digits with one point, or nothing', () => {
    for (const text of ['', '1', '1.', '.5', '0.25']) expect(isAmountText(text)).toBe(true)
    for (const text of ['-1', '1e5', '1,5', '1.2.3', 'a']) expect(isAmountText(text)).toBe(false)
  })
  it('R2-202 cannot be sent while something is missing or the address is wrong', () => {
    expect(checkEvmSend(form)).toBe('ready')
    expect(checkEvmSend({ ...form, to: '' })).toBe('incomplete')
    expect(checkEvmSend({ ...form, amountText: '' })).toBe('incomplete')
    expect(checkEvmSend({ ...form, token: null })).toBe('incomplete')
    expect(checkEvmSend({ token: null, amountText: '', to: 'nonsense' })).toBe('bad-address')
    expect(evmSendText('bsc', 'incomplete')).toBeNull()
    expect(evmSendText('bsc', 'ready')).toBeNull()
  })
  it('refuses what the vault does not have', () => {
    expect(evmSendText('bsc', checkEvmSend({ ...form, amountText: '1.1' }))).toBe('Amount exceeds balance')
    expect(checkEvmSend({ ...form, amountText: '0' })).toBe('bad-amount')
    expect(checkEvmSend({ ...form, token: { ...form.token, balanceRaw: null } })).toBe('balance-unknown')
  })
  it('Max leaves something of the native coin for the fee', () => {
    expect(maxSendAmount('ethereum', form.token)).toBe('0.985')
    expect(maxSendAmount('ethereum', USDC)).toBe('5')
  })
})

describe('Hedera send', () => {
  const token = { isNative: true, decimals: 8, balanceRaw: 12_345_678_901n }
  const form = { accountId: '0.0.1001', token, amountText: '1', to: '0.0.98' }

  it('R2-203 takes an EVM address or an account id', () => {
    expect(checkHederaSend(form)).toBe('ready')
    expect(checkHederaSend({ ...form, to: EVM })).toBe('ready')
    for (const to of ['0.0', 'abc', MINT, `${EVM}0`])
      expect(checkHederaSend({ ...form, to })).toBe('bad-address')
    expect(HEDERA_SEND_TEXTS['bad-address']).toBe('Invalid address or Hedera account ID')
  })
  it('R2-205 Max is the full balance', () => {
    expect(maxSendAmount('hedera', token)).toBe('123.45678901')
    expect(maxSendAmount('hedera', { ...token, isNative: false })).toBe('123.45678901')
  })
  it('R2-279 says that there is no account', () => {
    expect(HEDERA_SEND_TEXTS[checkNothing()]).toBe('Hedera account not available')
  })
  it('waits for the rest of the form', () => {
    expect(checkHederaSend({ ...form, amountText: '' })).toBe('incomplete')
    expect(checkHederaSend({ ...form, amountText: '124' })).toBe('above-balance')
    expect(HEDERA_SEND_TEXTS.incomplete).toBeNull()
  })

  function checkNothing() {
    const tag = checkHederaSend({ ...form, accountId: null })
    if (tag === 'ready') throw new Error('went through')
    return tag
  }
})
