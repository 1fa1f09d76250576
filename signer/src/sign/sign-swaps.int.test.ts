import { randomUUID } from 'node:crypto'
import {
  type Address,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  isFullySignedTransaction,
  partiallySignTransaction,
  verifySignature,
} from '@solana/kit'
import { policyView, type SignRequest, signResponse } from '@windhover/core/signing/sign-contract'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { SAMPLE_ORDER } from '@windhover/testkit/evm-swap-samples'
import { callerOf } from '@windhover/testkit/owner-calls'
import { swapOf } from '@windhover/testkit/sample-facts'
import { evmAction, signRequestOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { hashOrderPermit } from '@windhover/testkit/slow-check-order'
import {
  randomSolanaAddress,
  solanaAction,
  solTransfer,
  tokenAccountOf,
  tokenTransfer,
} from '@windhover/testkit/solana-actions'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import postgres from 'postgres'
import { encodeFunctionData, type Hex, parseAbi, recoverAddress } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'

const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const DEPOSIT = encodeFunctionData({ abi: parseAbi(['function deposit() payable']), functionName: 'deposit' })
let database: SignerDatabase
let signer: TestSigner
let owner: VaultOwner
let admin: postgres.Sql

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  owner = await enrolOwnerAt(signer)
  admin = postgres(database.url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await admin?.end()
  await signer?.stop()
  await database?.drop()
})

const call = (method: string, path: string, body?: unknown) => callerOf(signer)(method, path, body)
const keysOf = (vaultId: string) => owner.makeVault(vaultId)
const ask = (request: SignRequest) => owner.pay(request)
const signed = async (request: SignRequest) => signResponse.parse((await ask(request)).body)

/** As if everything of this vault had been signed the day before. */
async function longAgo(vaultId: string): Promise<void> {
  await admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update signer.signed_slots set signed_at = signed_at - interval '1 day' where vault_id = ${vaultId}`
  })
}

/** One for one, so that no venue is needed for it. */
function wrapping(
  vaultId: string,
  change: Partial<SwapIntent> & { nonce?: number; outUsd?: number | null } = {},
) {
  const { nonce = 0, outUsd = 1, ...fields } = change
  const even = { sellAmountRaw: '1000', quotedBuyAmountRaw: '1000', minBuyAmountRaw: '1000' } as const
  const pair = { chain: 'ethereum', venue: 'zero-x', sellToken: 'native', buyToken: WETH } as const
  return signRequestOf({
    intent: swapOf({ ...pair, ...even, id: randomUUID(), vaultId, ...fields }),
    action: evmAction({ to: WETH, data: DEPOSIT, valueWei: '1000', nonce, gasLimit: '60000' }),
    outUsd,
  })
}

it('holds swaps to the limits of a vault, and lets nobody wait for them', async () => {
  await keysOf('1')
  const change = { perTransactionUsd: 100, rolling24hUsd: 250, newRecipientDelayHours: 24, isPaused: false }
  await call('PUT', '/policy', { vaultId: '1', userId: 'user-1', change })
  expect((await ask(wrapping('1', { outUsd: 101 }))).body.code).toBe('signer/overTransactionLimit')
  expect((await ask(wrapping('1', { outUsd: null }))).body.code).toBe('signer/notPriced')
  const answers = []
  for (const nonce of [1, 2, 3]) answers.push(await ask(wrapping('1', { nonce, outUsd: 90 })))
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([200, 200, 'signer/overDailyLimit'])
  expect(policyView.parse((await call('GET', '/policy/1')).body).spent24hUsd).toBe(180)
})

it('refuses a swap that may lose more than two fifths of what was shown', async () => {
  await keysOf('2')
  const refused = await ask(wrapping('2', { quotedBuyAmountRaw: '1667' }))
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'signer/slippageTooWide',
      error: 'This swap could lose more than your safety limits allow.',
    },
  })
  expect((await ask(wrapping('2', { quotedBuyAmountRaw: '1666' }))).status).toBe(200)
})

function orderRequest(
  vaultId: string,
  owner: string,
  change: { nonce?: string; epoch?: number; id?: string } = {},
) {
  const deadline = Math.floor(Date.now() / 1_000) + 120
  const outputs = SAMPLE_ORDER.outputs.map((output) => ({ ...output, recipient: owner }))
  const { nonce = '1', epoch = 0, id = randomUUID() } = change
  const { token: sellToken } = SAMPLE_ORDER.input
  const order = { ...SAMPLE_ORDER, nonce, swapper: owner, outputs, deadline }
  const intent = swapOf({ id, vaultId, chain: 'ethereum', venue: 'uniswap-x', sellToken, buyToken: DAI })
  return {
    order,
    request: signRequestOf({ intent, action: { chain: 'ethereum', order }, epoch }),
  }
}

it('signs an order that Permit2 would take, and no second one beside it, but for one of the same nonce', async () => {
  const { evmAddress } = await keysOf('3')
  const id = randomUUID()
  const { order, request } = orderRequest('3', evmAddress, { id })
  const { signedTransaction, transactionId } = await signed(request)
  const signature = signedTransaction as Hex
  expect(await recoverAddress({ hash: hashOrderPermit(order), signature })).toBe(evmAddress)
  expect(transactionId).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await signed(request)).toEqual({ signedTransaction, transactionId })
  const again = orderRequest('3', evmAddress, { id, nonce: '2', epoch: 1 })
  expect((await ask({ ...again.request, intent: request.intent })).body.code).toBe('signer/slotTaken')
  // Its deadline says that it can be filled no more, and not that nobody has filled it.
  await longAgo('3')
  expect((await ask({ ...again.request, intent: request.intent })).body.code).toBe('signer/slotTaken')
  const { order: same } = orderRequest('3', evmAddress, { id })
  const action = { chain: 'ethereum', order: { ...same, deadline: same.deadline + 60 } } as const
  expect((await ask({ ...request, action, epoch: 1 })).status).toBe(200)
  expect(policyView.parse((await call('GET', '/policy/3')).body).spent24hUsd).toBe(1)
})

it('completes a fill that its maker has signed', async () => {
  const { solanaPublicKey: taker } = await keysOf('4')
  const maker = await generateKeyPairSigner()
  const mint = randomSolanaAddress()
  const [source, destination] = await Promise.all(
    [maker.address, taker].map((holder) => tokenAccountOf({ owner: holder, mint })),
  )
  const payment = {
    source: source ?? '',
    destination: destination ?? '',
    mint,
    authority: maker.address,
    amountRaw: 950n,
  }
  const sale = solTransfer({ from: taker, to: maker.address, amountRaw: 700n })
  const unsigned = solanaAction({ feePayer: taker, instructions: [sale, tokenTransfer(payment)] })
  const decode = (text: string) => getTransactionDecoder().decode(getBase64Encoder().encode(text))
  const half = await partiallySignTransaction([maker.keyPair], decode(unsigned.transactionBase64))
  const transactionBase64 = getBase64EncodedWireTransaction(half)
  const intent = swapOf({
    vaultId: '4',
    chain: 'solana',
    venue: 'jupiter',
    sellToken: 'native',
    buyToken: mint,
  })
  const { signedTransaction } = await signed(
    signRequestOf({ intent, action: { chain: 'solana', transactionBase64 } }),
  )
  const whole = decode(signedTransaction)
  expect(isFullySignedTransaction(whole)).toBe(true)
  for (const [address, bytes] of Object.entries(whole.signatures)) {
    if (bytes === null) throw new Error('a place is empty')
    const key = await getPublicKeyFromAddress(address as Address)
    expect(await verifySignature(key, bytes, whole.messageBytes)).toBe(true)
  }
})
