import { hederaAddress } from '../../decode/evm/evm-address.ts'
import { matches } from '../../decode/refusal.ts'
import { isAccepting } from '../evm-given.ts'
import { defineRules } from '../intent-rules.ts'

export const rules = defineRules('associate', {
  solana: null,
  evm: (given) => {
    matches(given.chain === 'hedera', 'another chain')
    matches(isAccepting(given, hederaAddress(given.intent.token)), 'not an association of this token')
    return 'main'
  },
  order: null,
})
