import type { AccountView } from '@windhover/core/accounts/contract'
import { expect, it } from 'vitest'
import { setupSteps } from './setup-steps.ts'

type Facts = Pick<AccountView, 'guest' | 'passkeyCount' | 'recoveryCodesLeft'> & { wallets: number }

const stepsOf = ({ wallets, ...facts }: Facts, copied = false) =>
  setupSteps({ ...facts, wallets: Array.from({ length: wallets }) } as unknown as AccountView, copied)

it.each([
  ['a guest', { guest: true, passkeyCount: 0, recoveryCodesLeft: 0, wallets: 0 }, ['keep', 'recovery-codes']],
  [
    'a wallet',
    { guest: false, passkeyCount: 0, recoveryCodesLeft: 0, wallets: 1 },
    ['passkey', 'recovery-codes'],
  ],
  [
    'one passkey',
    { guest: false, passkeyCount: 1, recoveryCodesLeft: 0, wallets: 0 },
    ['second-passkey', 'recovery-codes'],
  ],
  [
    'a wallet and a passkey',
    { guest: false, passkeyCount: 1, recoveryCodesLeft: 0, wallets: 1 },
    ['recovery-codes'],
  ],
  ['two passkeys and codes', { guest: false, passkeyCount: 2, recoveryCodesLeft: 10, wallets: 0 }, []],
])('%s: %o leaves %o', (_, facts, left) => {
  expect(stepsOf(facts, true)).toEqual(left)
  expect(stepsOf(facts)).toEqual([...left, 'addresses'])
})
