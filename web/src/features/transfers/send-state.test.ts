import type { PreviewView } from '@windhover/core/transactions/contract'
import { describe, expect, it } from 'vitest'
import type { MoneyToken } from '../../lib/orders/money-token.ts'
import { SEND_LABELS, type SendFacts, sendProblem, sendTag } from './send-state.ts'

const SOL_ADDRESS = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const EVM_ADDRESS = '0x3fa9c1d07be24a6f58cb9013de7fa2c481bd2e07'

const sol: MoneyToken = {
  token: 'native',
  symbol: 'SOL',
  name: 'Solana',
  icon: null,
  decimals: 9,
  balanceRaw: 10_000_000_000n,
  priceUsd: 150,
  isWrapped: false,
}
const usdc: MoneyToken = { ...sol, token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 }

const works = (warnings: PreviewView['warnings'] = []): SendFacts['preview'] => ({
  state: 'known',
  last: { succeeds: true, changes: [], fees: [], after: [], isComplete: true, warnings },
})
const facts = (changed: Partial<SendFacts> = {}): SendFacts => ({
  chain: 'solana',
  token: sol,
  amountText: '2',
  to: SOL_ADDRESS,
  accountId: '0.0.7',
  resolution: 'none',
  preview: works(),
  compared: false,
  isSending: false,
  ...changed,
})
const textOf = (changed: Partial<SendFacts>) => {
  const all = facts(changed)
  return sendProblem(all.chain, sendTag(all))
}

describe('the Solana send form', () => {
  it('is ready when nothing stands in the way', () => {
    expect(sendTag(facts())).toBe('ready')
  })
  it.each([{ token: null }, { amountText: '' }, { to: '' }])('R2-194 asks for what is missing: %o', (gap) => {
    expect(textOf(gap)).toEqual({ field: 'form', text: 'Please fill in all fields' })
  })
  it('R2-195 tells a wrong address at the address', () => {
    expect(textOf({ to: EVM_ADDRESS })).toEqual({ field: 'recipient', text: 'Invalid Solana address' })
  })
  it.each(['0', '.', '0.0000000001'])('R2-196 %s is no valid amount', (amountText) => {
    expect(textOf({ amountText })).toEqual({ field: 'amount', text: 'Please enter a valid amount' })
  })
  it('R2-197 stops above the balance', () => {
    expect(textOf({ amountText: '10.000000001' })).toEqual({
      field: 'amount',
      text: 'Amount exceeds balance',
    })
  })
  it('R2-198 stops where too little SOL would stay, and only for SOL', () => {
    expect(textOf({ amountText: '9.998' })).toEqual({ field: 'amount', text: 'Transaction may likely fail' })
    expect(sendTag(facts({ token: usdc, amountText: '10000' }))).toBe('ready')
  })
  it('a balance that could not be read is not zero, and not enough either', () => {
    expect(sendTag(facts({ token: { ...sol, balanceRaw: null } }))).toBe('balance-unknown')
  })
})

describe('the EVM send form', () => {
  const evm = (changed: Partial<SendFacts>) => facts({ chain: 'bsc', to: EVM_ADDRESS, ...changed })
  it('R2-200 names the chain of a wrong address, also before the rest is there', () => {
    const all = evm({ to: '0x12', amountText: '' })
    expect(sendProblem('bsc', sendTag(all))).toEqual({ field: 'recipient', text: 'Invalid BSC address' })
    expect(sendProblem('ethereum', sendTag({ ...all, chain: 'ethereum' }))?.text).toBe(
      'Invalid Ethereum address',
    )
  })
  it.each([{ to: '' }, { amountText: '' }, { token: null }])('R2-202 waits without a word for %o', (gap) => {
    const tag = sendTag(evm(gap))
    expect([tag, SEND_LABELS[tag], sendProblem('bsc', tag)]).toEqual(['incomplete', 'Send', null])
  })
})

describe('the Hedera send form', () => {
  const hedera = (changed: Partial<SendFacts>) => facts({ chain: 'hedera', to: '0.0.1234', ...changed })
  it.each(['0.0', 'abc', SOL_ADDRESS])('R2-203 refuses %s', (to) => {
    expect(textOf({ chain: 'hedera', to })).toEqual({
      field: 'recipient',
      text: 'Invalid address or Hedera account ID',
    })
  })
  it('R2-204 waits for the address behind an account id', () => {
    expect(sendTag(hedera({ resolution: 'pending' }))).toBe('resolving')
    expect(sendTag(hedera({ resolution: 'known' }))).toBe('ready')
    expect(textOf({ chain: 'hedera', to: '0.0.9', resolution: 'no-such-account' })?.text).toBe(
      'Invalid address or Hedera account ID',
    )
    expect(sendTag(hedera({ resolution: 'failed' }))).toBe('unresolved')
  })
  it('R2-279 says that there is no account', () => {
    expect(textOf({ chain: 'hedera', to: '0.0.9', accountId: null })?.text).toBe(
      'Hedera account not available',
    )
  })
})

describe('before anything can be sent', () => {
  it.each<[SendFacts['preview'], string]>([
    [{ state: 'none', last: null }, 'simulating'],
    [{ state: 'pending', last: works().last }, 'simulating'],
    [{ state: 'unavailable', last: null }, 'unavailable'],
    [{ state: 'known', last: { succeeds: false, reason: 'No.', warnings: [] } }, 'would-fail'],
  ])('it was simulated and works: %o is %s', (preview, tag) => {
    expect(sendTag(facts({ preview }))).toBe(tag)
  })
  it.each([{ kind: 'look-alike', known: SOL_ADDRESS }, { kind: 'first-time-recipient' }] as const)(
    'an address of kind %o is locked until it was compared',
    (warning) => {
      const preview = works([warning])
      expect(sendTag(facts({ preview }))).toBe('compare')
      expect(SEND_LABELS.compare).toBe('Compare first to send')
      expect(sendTag(facts({ preview, compared: true }))).toBe('ready')
    },
  )
  it('an own address is told and not locked', () => {
    expect(sendTag(facts({ preview: works([{ kind: 'own-address' }]) }))).toBe('ready')
  })
  it('what is on its way is not sent again', () => {
    expect(sendTag(facts({ isSending: true }))).toBe('sending')
  })
})
