import type { Fact } from '@windhover/core/authority/facts'
import { policyView, type SignRequest } from '@windhover/core/signing/sign-contract'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import type { Intent } from '@windhover/core/transactions/intent'
import { callerOf } from '@windhover/testkit/owner-calls'
import { SAMPLE_FEE_ACCOUNT, swapOf } from '@windhover/testkit/sample-facts'
import { type EvmSignable, evmAction } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { solanaAction, wrapSol } from '@windhover/testkit/solana-actions'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { attest } from '@windhover/testkit/test-witness'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Whoever has the worker asks for what only prepares or comes beside, and never for what was approved itself. */
let database: SignerDatabase
let signer: TestSigner
let owner: VaultOwner

beforeAll(async () => {
  database = await createSignerDatabase()
  const env = { HEDERA_FEE_ACCOUNT: SAMPLE_FEE_ACCOUNT }
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file', env })
  owner = await enrolOwnerAt(signer)
})
afterAll(async () => {
  await signer?.stop()
  await database?.drop()
})

const call = (method: string, path: string, body?: unknown) => callerOf(signer)(method, path, body)

const HOLDER = '0x0000000000001fF3684f28c67538d4D072C22734'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const SAUCE = '0x00000000000000000000000000000000000b2ad5'
const WHBAR = '0x0000000000000000000000000000000000163B5a'
const WRAPPER = '0x000000000000000000000000000000000058a2BA'
const abi = parseAbi(['function associate()', 'function deposit() payable'])

type Price = Extract<Fact, { kind: 'price' }>
const price = (chain: Price['chain'], token: string, decimals: number, usd: string) =>
  attest({ kind: 'price', chain, token, decimals, usdLow: usd, usdHigh: usd, sources: ['one', 'two'] })
const ether = () => price('ethereum', 'native', 18, '3000')
const hbar = () => price('hedera', 'native', 8, '0.2')
const sauce = () => price('hedera', SAUCE, 6, '0.02')

let vaults = 100
/** A vault whose owner lets one dollar leave. */
async function strictVault() {
  const vaultId = String(++vaults)
  const keys = await owner.makeVault(vaultId)
  const change = { perTransactionUsd: 1, rolling24hUsd: 1 }
  expect((await call('PUT', '/policy', { vaultId, userId: 'owner', change })).status).toBe(200)
  return keys
}
const spentBy = async (vaultId: string) =>
  policyView.parse((await call('GET', `/policy/${vaultId}`)).body).spent24hUsd
async function ask(
  intent: Intent,
  action: SignRequest['action'],
  rest: Pick<SignRequest, 'facts'> & Partial<SignRequest>,
) {
  const { status, body } = await owner.pay({ intent, action, step: 0, epoch: 0, ...rest })
  return status === 200 ? 200 : body.code
}

const swap = (vaultId: string, fields: Partial<SwapIntent> = {}) =>
  swapOf({
    ...{ chain: 'ethereum', venue: 'zero-x', sellToken: USDC, buyToken: DAI },
    ...{ vaultId, id: crypto.randomUUID() },
    ...fields,
  })
/** Sixty thousand units of gas: at 2 gwei 36 cents. */
const approval = (nonce: number, gwei: number, amountRaw = 700n): EvmSignable => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [HOLDER, amountRaw] })
  const maxFeePerGasWei = `${gwei}000000000`
  return evmAction({ to: USDC, data, valueWei: '0', nonce, gasLimit: '60000', maxFeePerGasWei })
}

it('counts the fees of allowances towards the limits, each slot once', async () => {
  const { vaultId } = await strictVault()
  const first = swap(vaultId)
  expect(await ask(first, approval(0, 2, 0n), { facts: [] })).toBe('signer/notPriced')
  expect(await ask(first, approval(0, 6, 0n), { facts: [ether()] })).toBe('signer/overTransactionLimit')
  expect(await ask(first, approval(0, 2, 0n), { facts: [ether()] })).toBe(200)
  expect(await spentBy(vaultId)).toBe(0.36)
  // The same step again, at a better fee: one of the two lands.
  expect(await ask(first, approval(0, 3, 0n), { facts: [ether()], epoch: 1 })).toBe(200)
  expect(await spentBy(vaultId)).toBe(0.54)
  expect(await ask(first, approval(0, 3, 0n), { facts: [], epoch: 1 })).toBe(200)
  expect(await ask(first, approval(1, 2), { facts: [ether()], step: 1 })).toBe(200)
  expect(await spentBy(vaultId)).toBe(0.9)
  const second = swap(vaultId)
  expect(await ask(second, approval(2, 2), { facts: [ether()] })).toBe('signer/overDailyLimit')
  expect(await spentBy(vaultId)).toBe(0.9)
})

it('counts the fee of what stays with its owner, and not what stays', async () => {
  const { vaultId, solanaPublicKey } = await strictVault()
  const base = { vaultId, chain: 'hedera' } as const
  const wrap: Intent = { ...base, id: crypto.randomUUID(), type: 'wrap', amountRaw: '500000000000' }
  // A million units of gas: two HBAR at 2,000 gwei.
  const onHedera = (to: string, functionName: 'associate' | 'deposit', nonce: number) => ({
    ...evmAction({ to, data: encodeFunctionData({ abi, functionName }), nonce, gasLimit: '1000000' }),
    chain: 'hedera' as const,
    valueWei: functionName === 'deposit' ? '5000000000000000000000' : '0',
    maxFeePerGasWei: '2000000000000',
  })
  const accepting = onHedera(WHBAR, 'associate', 0)
  expect(await ask(wrap, accepting, { facts: [] })).toBe('signer/notPriced')
  expect(await ask(wrap, accepting, { facts: [hbar()] })).toBe(200)
  expect(await spentBy(vaultId)).toBe(0.4)
  const deposit = onHedera(WRAPPER, 'deposit', 1)
  expect(await ask(wrap, deposit, { facts: [], step: 1 })).toBe('signer/notPriced')
  expect(await ask(wrap, deposit, { facts: [hbar()], step: 1 })).toBe(200)
  expect(await spentBy(vaultId)).toBe(0.8)
  const associate: Intent = { ...base, id: crypto.randomUUID(), type: 'associate', token: SAUCE }
  const third = onHedera(SAUCE, 'associate', 2)
  expect(await ask(associate, third, { facts: [hbar()] })).toBe('signer/overDailyLimit')

  const sol: Intent = { ...wrap, id: crypto.randomUUID(), chain: 'solana' }
  const instructions = await wrapSol(solanaPublicKey, 500_000_000_000n)
  const action = solanaAction({ feePayer: solanaPublicKey, instructions })
  expect(await ask(sol, action, { facts: [] })).toBe('signer/notPriced')
  expect(await ask(sol, action, { facts: [price('solana', 'native', 9, '10')] })).toBe(200)
  // A hundredth for the account, and next to nothing for the fee.
  expect(await spentBy(vaultId)).toBeLessThan(0.9)
})

it('takes the operator’s fee within the limits, and no more than a small part of what is sold', async () => {
  const { vaultId } = await strictVault()
  // Ten dollars are sold.
  const sale = (feeRaw: `${bigint}`) =>
    swap(vaultId, {
      ...{ chain: 'hedera', venue: 'saucerswap', sellToken: SAUCE, buyToken: 'native' },
      ...{ sellAmountRaw: '500000000', serviceFeeRaw: feeRaw },
      ...{ quotedBuyAmountRaw: '4900000000', minBuyAmountRaw: '4800000000' },
    })
  const pay = (feeRaw: string): EvmSignable => ({
    ...evmAction({ to: SAMPLE_FEE_ACCOUNT, valueWei: `${feeRaw}0000000000` }),
    chain: 'hedera',
  })
  // As much as there is, and half as much again as is fair.
  const all = sale('4000000000')
  expect(await ask(all, pay('4000000000'), { facts: [hbar(), sauce()] })).toBe('signer/mismatch')
  const much = sale('150000000')
  expect(await ask(much, pay('150000000'), { facts: [hbar(), sauce()] })).toBe('signer/mismatch')
  const usual = sale('50000000')
  expect(await ask(usual, pay('50000000'), { facts: [hbar()] })).toBe('signer/notPriced')
  expect(await ask(usual, pay('50000000'), { facts: [sauce()] })).toBe('signer/notPriced')
  expect(await spentBy(vaultId)).toBe(0)
  expect(await ask(usual, pay('50000000'), { facts: [hbar(), sauce()] })).toBe(200)
  // Ten cents, and 0.000042 HBAR for the network.
  expect(await spentBy(vaultId)).toBe(0.100_009)
  expect(await ask(usual, pay('50000000'), { facts: [] })).toBe(200)
})
