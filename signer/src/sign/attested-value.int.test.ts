import type { Fact } from '@windhover/core/authority/facts'
import { policyView, type SignRequest } from '@windhover/core/signing/sign-contract'
import { callerOf } from '@windhover/testkit/owner-calls'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { attest } from '@windhover/testkit/test-witness'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Whoever has the worker may say what he likes of an intent that was approved; only prices he cannot make. */
let database: SignerDatabase
let signer: TestSigner
let owner: VaultOwner

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  owner = await enrolOwnerAt(signer)
})
afterAll(async () => {
  await signer?.stop()
  await database?.drop()
})

const call = (method: string, path: string, body?: unknown) => callerOf(signer)(method, path, body)

const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const ETHER: Extract<Fact, { kind: 'price' }> = {
  kind: 'price',
  chain: 'ethereum',
  token: 'native',
  decimals: 18,
  usdLow: '2990',
  usdHigh: '3000',
  sources: ['price-stream', 'pools'],
}

let vaults = 100
/** A vault whose owner lets one dollar leave. */
async function strictVault(): Promise<{ vaultId: string; address: string }> {
  const vaultId = String(++vaults)
  const { evmAddress: address } = await owner.makeVault(vaultId)
  const change = { perTransactionUsd: 1, rolling24hUsd: 1 }
  expect((await call('PUT', '/policy', { vaultId, userId: 'owner', change })).status).toBe(200)
  return { vaultId, address }
}

function drain(
  vaultId: string,
  facts: SignRequest['facts'],
  change: { wei?: string; to?: string; gwei?: number } = {},
): SignRequest {
  const { wei = '1500000000000000000', to = THIEF, gwei = 2 } = change
  const intent = transferOf({ vaultId, chain: 'ethereum', to, amountRaw: wei as `${bigint}` })
  const action = evmAction({ to, valueWei: wei, maxFeePerGasWei: `${gwei}000000000` })
  return { intent, action, step: 0, epoch: 0, facts }
}
const codeOf = async (request: Omit<SignRequest, 'facts'> & Record<string, unknown>) => {
  await owner.approve(request.intent)
  const { status, body } = await call('POST', '/sign', request)
  return status === 200 ? 200 : body.code
}

describe('1.5 ETH against a limit of one dollar', () => {
  it('is above the limit by the word of a witness', async () => {
    const { vaultId } = await strictVault()
    expect(await codeOf(drain(vaultId, [attest(ETHER)]))).toBe('signer/overTransactionLimit')
  })

  it('cannot be called worth nothing by whoever asks', async () => {
    const { vaultId } = await strictVault()
    const { facts: _none, ...request } = drain(vaultId, [])
    expect(await codeOf({ ...request, outUsd: 0 })).toBe('signer/invalidRequest')
    expect(await codeOf({ ...request, facts: [], outUsd: 0 })).toBe('signer/invalidRequest')
    expect(await codeOf({ ...request, facts: [] })).toBe('signer/notPriced')
  })

  it.each<[string, SignRequest['facts']]>([
    ['a price of more than a minute ago', [attest(ETHER, { at: Date.now() - 3_600_000 })]],
    ['the price of another world', [attest(ETHER, { world: 'live' })]],
    [
      'a price that was made cheaper',
      [{ ...attest(ETHER), fact: { ...ETHER, usdHigh: '0.1', usdLow: '0.1' } }],
    ],
    ['the price of another token', [attest({ ...ETHER, token: USDC, usdHigh: '0.0000001' })]],
    ['the price on another chain', [attest({ ...ETHER, chain: 'bsc', usdHigh: '0.0000001' })]],
    ['a price with other digits behind the point', [attest({ ...ETHER, decimals: 36 })]],
    [
      'the word that nobody knows a price',
      [
        attest({
          kind: 'price-unknown',
          chain: 'ethereum',
          token: 'native',
          decimals: 18,
          usdHighest: null,
          sources: [],
        }),
      ],
    ],
  ])('has no value by %s', async (_what, facts) => {
    const { vaultId } = await strictVault()
    expect(await codeOf(drain(vaultId, facts))).toBe('signer/notPriced')
    expect(policyView.parse((await call('GET', `/policy/${vaultId}`)).body).spent24hUsd).toBe(0)
  })

  it('is above the limit by the highest of several prices, however low the others are', async () => {
    const { vaultId } = await strictVault()
    const facts = [
      attest({ ...ETHER, usdHigh: '0.0001' }),
      attest(ETHER),
      attest({ ...ETHER, usdHigh: '0.1' }),
    ]
    expect(await codeOf(drain(vaultId, facts))).toBe('signer/overTransactionLimit')
  })
})

it('counts the highest fee that the network may take', async () => {
  const { vaultId } = await strictVault()
  const small = { wei: '1000000000000', gwei: 2 }
  expect(await codeOf(drain(vaultId, [attest(ETHER)], { ...small, gwei: 20 }))).toBe(
    'signer/overTransactionLimit',
  )
  expect(await codeOf(drain(vaultId, [attest(ETHER)], small))).toBe(200)
  // 0.000001 ETH and 21,000 units of gas at 2 gwei, at 3,000 dollars.
  const view = policyView.parse((await call('GET', `/policy/${vaultId}`)).body)
  expect(view.spent24hUsd).toBe(0.129)
})

it('counts tokens by their own price, and needs the coin’s price for the fee', async () => {
  const { vaultId } = await strictVault()
  const amountRaw = '2000000'
  const intent = transferOf({ vaultId, chain: 'ethereum', token: USDC, to: THIEF, amountRaw })
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [THIEF, BigInt(amountRaw)],
  })
  const action = evmAction({ to: USDC, data, valueWei: '0' })
  const ask = (facts: SignRequest['facts']) => codeOf({ intent, action, step: 0, epoch: 0, facts })
  const dollar = attest({ ...ETHER, token: USDC, decimals: 6, usdLow: '1', usdHigh: '1' })
  expect(await ask([attest(ETHER)])).toBe('signer/notPriced')
  expect(await ask([dollar])).toBe('signer/notPriced')
  expect(await ask([dollar, attest(ETHER)])).toBe('signer/overTransactionLimit')
})

it('counts only the fee of what goes back to the vault itself', async () => {
  const { vaultId, address } = await strictVault()
  expect(await codeOf(drain(vaultId, [attest(ETHER)], { to: address }))).toBe(200)
  expect(policyView.parse((await call('GET', `/policy/${vaultId}`)).body).spent24hUsd).toBe(0.126)
})

it('gives the same signature for the same bytes when their prices have grown old', async () => {
  const { vaultId } = await strictVault()
  const request = drain(vaultId, [attest(ETHER)], { wei: '1000' })
  expect(await codeOf(request)).toBe(200)
  expect(await codeOf({ ...request, facts: [] })).toBe(200)
})
