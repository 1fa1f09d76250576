import { expect, it } from 'vitest'
import { vaultSamples } from './testing/tool-samples.ts'
import { vaultToolWords } from './tool-words.ts'

const { addresses } = vaultSamples.get_deposit_address
const [solana, evm, hedera] = addresses
const say = (...told: (typeof addresses)[number][]) =>
  vaultToolWords.words.get_deposit_address({ status: 'done', addresses: told })

it('names the networks of an address', () => {
  if (solana === undefined || evm === undefined) throw new Error('an address is missing')
  expect(say(solana)).toBe('Your Solana address is below.')
  expect(say(evm)).toBe('Your Ethereum and BSC address is below.')
})

it('says how a Hedera account comes to be, until there is one', () => {
  if (hedera === undefined) throw new Error('an address is missing')
  expect(say(hedera)).toContain('Your Hedera account is created by the first HBAR that arrives.')
  expect(say({ ...hedera, address: '0.0.4815162', accountId: '0.0.4815162' })).toBe(
    'Your Hedera address is below.',
  )
})

it('leaves the rule to the card', () => {
  expect(say(...addresses)).toBe(
    'Your addresses are below. Your Hedera account is created by the first HBAR that arrives.',
  )
})
