import { NETWORKS } from '@windhover/core/authority/networks'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import {
  SAMPLE_COSIGNER,
  SAMPLE_EVM_OWNER,
  SAMPLE_FEE_ACCOUNT,
  SAMPLE_NOW_MS,
  SAMPLE_SETTLER,
  type SignSample,
} from '@windhover/testkit/sample-facts'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { signSamples } from '@windhover/testkit/sign-samples'
import { randomSolanaAddress, solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import { describe, expect, it } from 'vitest'
import { solanaKey, WRAPPED_SOL_MINT } from '../decode/solana/programs.ts'
import { tokenInOneSpelling } from './one-spelling.ts'
import { planAction } from './plan-action.ts'
import type { Movement } from './signing-plan.ts'

const given = {
  feeAccount: SAMPLE_FEE_ACCOUNT,
  settlers: [SAMPLE_SETTLER],
  cosigners: [SAMPLE_COSIGNER],
  chainIds: NETWORKS.practice,
  nowMs: SAMPLE_NOW_MS,
  step: 0,
}
const planOf = ({ intent, action, owner }: SignSample) =>
  planAction({
    intent,
    action,
    owner: action.chain === 'solana' ? solanaKey(owner) : owner,
    ...given,
  })

/** What an intent says that it moves, in the words of the signer. SOL moves as the coin itself. */
function promised(intent: Intent): Movement[] {
  const { chain } = intent
  return kindOf(intent)
    .outflows(intent)
    .map(({ token, amountRaw }) => {
      const name = tokenInOneSpelling(chain, token)
      const isSold = intent.type === 'swap' && name === WRAPPED_SOL_MINT
      return { chain, token: isSold ? 'native' : name, amountRaw: amountRaw ?? 0n }
    })
}

function sumOf(flows: readonly Movement[], token: string): bigint {
  return flows.filter((flow) => flow.token === token).reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
}

const samples = (await signSamples()).map((sample) => ({ ...sample, plan: planOf(sample) }))
const spending = samples.filter(({ intent, plan }) => plan.role === 'main' && kindOf(intent).spends)
const others = samples.filter((each) => !spending.includes(each))
/** What the network may take by a transaction of an EVM chain. */
const feeOf = ({ action }: SignSample) => {
  if (!('to' in action)) return 0n
  const wei = BigInt(action.gasLimit) * BigInt(action.maxFeePerGasWei)
  return action.chain === 'hedera' ? wei / 10_000_000_000n : wei
}

describe('what leaves by the bytes', () => {
  it('was looked for in every way of spending', () => {
    expect(spending.length).toBeGreaterThan(12)
  })

  it.each(spending)('$name: what was approved, and the fee', ({ intent, action, plan }) => {
    const asked = promised(intent)
    const tokens = new Set([...asked, ...plan.outflows].map(({ token }) => token))
    for (const token of tokens) {
      const [left, wanted] = [sumOf(plan.outflows, token), sumOf(asked, token)]
      const hasFee = token === 'native' && !('order' in action)
      if (hasFee) expect(left).toBeGreaterThan(wanted)
      else expect(left).toBe(wanted)
    }
  })

  it('comes with the least of a swap where less than that was shown', () => {
    const [swap] = spending.filter(({ intent }) => intent.type === 'swap')
    if (swap?.intent.type !== 'swap') throw new Error('no swap')
    const { minBuyAmountRaw } = swap.intent
    const { inflows } = planOf({ ...swap, intent: { ...swap.intent, quotedBuyAmountRaw: '1' } })
    expect(inflows.map(({ amountRaw }) => amountRaw)).toEqual([BigInt(minBuyAmountRaw)])
  })

  it('comes with what a swap was shown to bring, and a payment brings nothing', () => {
    for (const { intent, plan } of spending) {
      const shown = intent.type === 'swap' ? [BigInt(intent.quotedBuyAmountRaw)] : []
      expect(plan.inflows.map(({ amountRaw }) => amountRaw)).toEqual(shown)
    }
  })

  it('was looked for in every way of preparing, and where everything stays with its owner', () => {
    const roles = new Set(others.map(({ plan }) => plan.role))
    expect(roles).toEqual(new Set(['main', 'accept-token', 'allow-helper', 'service-fee']))
    const kinds = others.filter(({ plan }) => plan.role === 'main').map(({ intent }) => intent.type)
    expect(new Set(kinds)).toEqual(new Set(['wrap', 'unwrap', 'associate']))
  })

  it.each(others)('$name: its cost, which counts, and nothing that stays', (sample) => {
    const { intent, action, plan } = sample
    expect(plan.spends).toBe(true)
    expect(plan.inflows).toEqual(plan.role === 'main' ? expect.anything() : [])
    const fee = plan.role === 'service-fee' ? kindOf(intent).serviceFee(intent) : null
    const paid = fee === null ? [] : [{ ...fee, token: tokenInOneSpelling(intent.chain, fee.token) }]
    const tokens = new Set(['native', ...plan.outflows.map(({ token }) => token)])
    for (const token of tokens) {
      const cost = token === 'native' ? feeOf(sample) : 0n
      const toPay = paid
        .filter((each) => each.token === token)
        .reduce((sum, each) => sum + each.amountRaw, 0n)
      const left = sumOf(plan.outflows, token)
      if (action.chain === 'solana') expect(left).toBeLessThan(3_000_000n)
      else expect(left).toBe(cost + toPay)
    }
  })

  it('is only the fee where the vault pays itself', () => {
    const to = SAMPLE_EVM_OWNER
    const evm = planOf({
      name: 'itself',
      intent: transferOf({ vaultId: '7', chain: 'ethereum', to, amountRaw: '1000' }),
      action: evmAction({
        to,
        valueWei: '1000',
        gasLimit: '21000',
        maxFeePerGasWei: '2',
        maxPriorityFeePerGasWei: '1',
      }),
      owner: to,
    })
    expect(evm.outflows).toEqual([{ chain: 'ethereum', token: 'native', amountRaw: 42_000n }])
    const owner = randomSolanaAddress()
    const solana = planOf({
      name: 'itself',
      intent: transferOf({ vaultId: '7', chain: 'solana', to: owner, amountRaw: '1000000000' }),
      action: solanaAction({
        feePayer: owner,
        instructions: [solTransfer({ from: owner, to: owner, amountRaw: 1_000_000_000n })],
      }),
      owner,
    })
    expect(sumOf(solana.outflows, 'native')).toBeLessThan(1_000_000n)
  })

  it('is counted in tinybar on Hedera, rounded up', () => {
    const hedera = samples.find(({ name }) => name === 'hedera native')
    expect(hedera?.plan.outflows).toEqual([
      { chain: 'hedera', token: 'native', amountRaw: 500n + (90_000n * 2_000_000_000n) / 10_000_000_000n },
    ])
  })
})
