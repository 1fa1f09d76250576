import { NETWORKS } from '@windhover/core/authority/networks'
import { signableAction } from '@windhover/core/signing/sign-contract'
import { intent as intentSchema } from '@windhover/core/transactions/intent'
import { noteFigures } from '@windhover/testkit/campaign-figures'
import { campaignTimeoutMs, sizeOf } from '@windhover/testkit/campaigns'
import { SIGN_CHANGES } from '@windhover/testkit/mutate-sign-sample'
import { messageOf } from '@windhover/testkit/mutate-solana'
import {
  SAMPLE_COSIGNER,
  SAMPLE_FEE_ACCOUNT,
  SAMPLE_NOW_MS,
  SAMPLE_SETTLER,
  type SignSample,
} from '@windhover/testkit/sample-facts'
import { signSamples } from '@windhover/testkit/sign-samples'
import { slowCheckEvm } from '@windhover/testkit/slow-check-evm'
import { slowCheckOrder } from '@windhover/testkit/slow-check-order'
import { slowCheckSolana } from '@windhover/testkit/slow-check-solana'
import fc from 'fast-check'
import { type Hex, serializeTransaction } from 'viem'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../decode/refusal.ts'
import { solanaKey } from '../decode/solana/programs.ts'
import { planAction } from './plan-action.ts'

const { mutations: RUNS } = sizeOf('mutations')
/** Fixed: a landing fails by what it changed, not by what this run happened to draw. */
const SEED = 20_260_101
const given = {
  feeAccount: SAMPLE_FEE_ACCOUNT,
  settlers: [SAMPLE_SETTLER],
  cosigners: [SAMPLE_COSIGNER],
  chainIds: NETWORKS.practice,
  nowMs: SAMPLE_NOW_MS,
}
const samples = await signSamples()
const names = Object.keys(SIGN_CHANGES)

/** What the signer would put its name to, or null. */
function signable(sample: SignSample): Buffer | null {
  const isShaped =
    intentSchema.safeParse(sample.intent).success && signableAction.safeParse(sample.action).success
  if (!isShaped) return null
  const owner = sample.action.chain === 'solana' ? solanaKey(sample.owner) : sample.owner
  try {
    const plan = planAction({ intent: sample.intent, step: 0, action: sample.action, owner, ...given })
    return Buffer.from(plan.message)
  } catch (error) {
    // Anything else would be an accident of the decoder, not a decision.
    if (!(error instanceof Refusal)) throw error
    return null
  }
}

async function objections(sample: SignSample, message: Buffer): Promise<readonly string[]> {
  const { intent, owner, action } = sample
  if (action.chain === 'solana') return await slowCheckSolana({ intent, message, owner })
  if ('order' in action) return slowCheckOrder({ intent, order: action.order, message, owner, ...given })
  return slowCheckEvm({ intent, message, owner, ...given })
}

const isSame = (one: SignSample, other: SignSample) => JSON.stringify(one) === JSON.stringify(other)

const mutated = fc
  .record({
    sample: fc.constantFrom(...samples),
    changes: fc.array(fc.record({ name: fc.constantFrom(...names), a: fc.nat(65_535), b: fc.nat(65_535) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ sample, changes }) => {
    const changed = changes.reduce<SignSample | null>(
      (given, { name, a, b }) => (given === null ? null : (SIGN_CHANGES[name]?.(given, { a, b }) ?? null)),
      sample,
    )
    // A change that fell on nothing is no mutation.
    return { sample: changed !== null && isSame(changed, sample) ? null : changed }
  })

describe('what is signed', () => {
  it.each(samples)('is $name as it was built, and the slow checker agrees', async (sample) => {
    const message = signable(sample)
    expect(message).not.toBeNull()
    expect(await objections(sample, message ?? Buffer.alloc(0))).toEqual([])
  })

  it(
    `is never one of ${RUNS} mutated transactions that the slow checker refuses`,
    async () => {
      const counts = { made: 0, signed: 0 }
      await fc.assert(
        fc.asyncProperty(mutated, async ({ sample }) => {
          fc.pre(sample !== null)
          counts.made += 1
          const message = signable(sample)
          if (message === null) return
          counts.signed += 1
          expect(await objections(sample, message), JSON.stringify(sample)).toEqual([])
        }),
        { numRuns: RUNS, maxSkipsPerRun: 100, seed: SEED },
      )
      noteFigures('mutations', `0 of ${counts.made} (${counts.signed} of them still right, and signed)`)
      expect(counts.made).toBeGreaterThanOrEqual(RUNS)
      expect(counts.signed).toBeGreaterThan(0)
    },
    campaignTimeoutMs(),
  )
})

/** A checker that refuses nothing would prove nothing: without our rules it must object to every kind of change. */
describe('the slow checker', () => {
  const cases = samples.flatMap((sample) => names.map((name) => ({ sample, name })))

  // The order of calls matters to our rules alone: in another one they move the same.
  it.each(names.filter((name) => name !== 'calls in another order'))(
    'objects to some transactions with %s',
    async (name) => {
      let refused = 0
      for (const { sample } of cases.filter((each) => each.name === name)) {
        for (let a = 0; a < 12 && refused === 0; a++) {
          const changed = SIGN_CHANGES[name]?.(sample, { a, b: a * 7 + 3 }) ?? null
          if (changed === null || isSame(changed, sample)) continue
          if ((await objections(changed, blindMessage(changed))).length > 0) refused += 1
        }
      }
      expect(refused).toBeGreaterThan(0)
    },
    60_000,
  )
})

/** What a signer without any rule would sign. */
function blindMessage({ action }: SignSample): Buffer {
  if (action.chain === 'solana') return messageOf(Buffer.from(action.transactionBase64, 'base64'))
  // Its message follows from its fields alone: the fields are what the checker looks at.
  if ('order' in action) return Buffer.alloc(0)
  const chainId = NETWORKS.practice[action.chain]
  try {
    const text = serializeTransaction({
      type: 'eip1559',
      chainId,
      nonce: action.nonce,
      to: action.to.toLowerCase() as Hex,
      data: action.data as Hex,
      value: BigInt(action.valueWei),
      gas: BigInt(action.gasLimit),
      maxFeePerGas: BigInt(action.maxFeePerGasWei),
      maxPriorityFeePerGas: BigInt(action.maxPriorityFeePerGasWei),
    })
    return Buffer.from(text.slice(2), 'hex')
  } catch {
    return Buffer.alloc(0)
  }
}
