import type { GrantPowers, Scope } from '@windhover/core/authority/statements'
import { expect, it } from 'vitest'
import { boundsOf, whyOwnerNeeded } from './grant-rules.ts'

const powers: GrantPowers = {
  vaults: 'all',
  scopes: ['transfer'],
  perTransactionUsd: 10,
  perDayUsd: 20,
  knownRecipientsOnly: true,
  expiresAt: 1,
}
const USD = 1_000_000n
type Asked = {
  scope?: Scope
  isRecipientNew?: boolean
  cost?: bigint | null
  spentBeside?: bigint
  knownRecipientsOnly?: boolean
}
const why = ({ scope = 'transfer', knownRecipientsOnly = true, ...asked }: Asked) =>
  whyOwnerNeeded({
    bounds: boundsOf({ keyId: 'k', powers: { ...powers, knownRecipientsOnly } }, scope),
    ...{ isRecipientNew: false, cost: USD, spentBeside: 0n, ...asked },
  })

it.each<[string, Asked, string | null]>([
  ['a payment within the caps', {}, null],
  ['exactly as much as at a time', { cost: 10n * USD }, null],
  ['a millionth more', { cost: 10n * USD + 1n }, 'aboveGrantNeedsOwner'],
  ['exactly as much as in a day', { cost: 5n * USD, spentBeside: 15n * USD }, null],
  ['a millionth more in a day', { cost: 5n * USD, spentBeside: 15n * USD + 1n }, 'aboveGrantNeedsOwner'],
  ['nobody knows what it is worth', { cost: null, spentBeside: 100n * USD }, null],
  ['a first payment', { isRecipientNew: true }, 'newRecipientNeedsOwner'],
  ['a first payment where that was lent', { isRecipientNew: true, knownRecipientsOnly: false }, null],
  ['a launch, which costs nothing', { scope: 'launch', cost: null }, 'launchNeedsOwner'],
])('%s', (_, asked, expected) => {
  expect(why(asked)).toBe(expected)
})
