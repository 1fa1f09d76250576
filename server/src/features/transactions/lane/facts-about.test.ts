import type { Intent } from '@windhover/core/transactions/intent'
import { describe, expect, it } from 'vitest'
import { factsAbout } from './facts-about.ts'

const base = { id: '0e6c6a5e-6f2b-4b55-9a53-6f1f5a1b2c3d', vaultId: '7' }
const pricesFor = (intent: Intent) =>
  factsAbout(intent).map((asked) => (asked.kind === 'price' ? asked.token : asked.kind))

describe('what a witness is asked before a step is signed', () => {
  it('is what the coin is worth, also where everything stays with its owner', () => {
    expect(pricesFor({ ...base, type: 'wrap', chain: 'hedera', amountRaw: '5' })).toEqual(['native'])
    expect(pricesFor({ ...base, type: 'unwrap', chain: 'solana', amountRaw: 'all' })).toEqual(['native'])
    expect(pricesFor({ ...base, type: 'associate', chain: 'hedera', token: '0.0.456858' })).toEqual([
      'native',
    ])
  })

  it('is what all of it is worth that is given and comes back', () => {
    const swap: Intent = {
      ...{
        ...base,
        type: 'swap',
        chain: 'hedera',
        venue: 'saucerswap',
        slippageBps: 100,
        serviceFeeRaw: '7',
      },
      ...{ sellToken: '0.0.731861', buyToken: '0.0.456858' },
      ...{ sellAmountRaw: '700', quotedBuyAmountRaw: '1000', minBuyAmountRaw: '900' },
    }
    expect(pricesFor(swap)).toEqual(['native', '0.0.731861', '0.0.456858'])
  })
})
