import { randomUUID } from 'node:crypto'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { SAMPLE_ORDER } from '@windhover/testkit/evm-swap-samples'
import { swapOf } from '@windhover/testkit/sample-facts'
import type { Victim } from '../world/open-victim.ts'

export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
/** 100 USDC. */
export const SOLD = '100000000'
const MINUTES_SEC = 600

export const nowSec = () => Math.floor(Date.now() / 1_000)

export const output = (recipient: string, endAmount: string) => ({
  token: DAI,
  startAmount: '1000',
  endAmount,
  recipient,
})

/** 100 USDC for at least 900 of the smallest unit of DAI. */
export function orderIntent({ vaultId }: Pick<Victim, 'vaultId'>): SwapIntent {
  return {
    ...swapOf({ chain: 'ethereum', venue: 'uniswap-x', sellToken: USDC, buyToken: DAI }),
    id: randomUUID(),
    vaultId,
    sellAmountRaw: SOLD,
  }
}

export function orderOf(victim: Pick<Victim, 'evm'>, fields: Partial<DutchOrder>): DutchOrder {
  return {
    ...SAMPLE_ORDER,
    swapper: victim.evm,
    deadline: nowSec() + MINUTES_SEC,
    input: { token: USDC, startAmount: SOLD, endAmount: SOLD },
    outputs: [output(victim.evm, '910')],
    ...fields,
  }
}
