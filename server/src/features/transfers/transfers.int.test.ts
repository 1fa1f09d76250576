import { NETWORKS } from '@windhover/core/authority/networks'
import type { ChainId } from '@windhover/core/chains/chain'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { createEvmSigner, createSolanaSigner } from '@windhover/testkit/action-signer'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { readAmounts } from '@windhover/testkit/chain-transfer-conformance'
import { makeDeviceKey, newDevicePrivateKey } from '@windhover/testkit/owner-keys'
import { TEST_ORIGIN } from '@windhover/testkit/start-test-api'
import { startTestProduct, type TestProduct } from '@windhover/testkit/start-test-product'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmChain } from '../../adapters/evm-chain/index.ts'
import { createHederaChain } from '../../adapters/hedera-chain/index.ts'
import { createSolanaChain } from '../../adapters/solana-chain/index.ts'
import { systemClock } from '../../platform/clock.ts'
import type { ChainAdapter } from '../../ports/chain.ts'

const ONLY = ['accounts', 'vaults', 'prices', 'tokens', 'transactions', 'transfers']
const STABLE: Readonly<Record<ChainId, string>> = {
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ethereum: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  bsc: '0x55d398326f99059fF775485246999027B3197955',
  hedera: '0.0.456858',
}
const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const WSOL = 'So11111111111111111111111111111111111111112'
const EVM_IDS = { ethereum: 1, bsc: 56 } as const

type Vault = { tokenId: string; publicKey: string; ethAddress: string; hederaAccountId: string | null }
type Reply = Record<string, unknown> & { readonly error?: string; readonly code?: string }

const cleanUp: (() => Promise<unknown>)[] = []
let sandbox: TestSandbox
let product: TestProduct
let chains: Readonly<Record<ChainId, ChainAdapter>>
let headers: Readonly<Record<string, string>>
let visitor: WalletVisitor
let key: string
let vault: Vault
let solanaFriend: string
let evmFriend: string

async function call(
  method: string,
  path: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<{ status: number; body: Reply }> {
  const response = await fetch(`${product.url}${path}`, {
    method,
    headers: { ...headers, ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Reply }
}
/** As the product's own pages and programs do it: the key in the body, an id of their own making. */
const move = (path: string, body: object, intentId: string = crypto.randomUUID()) =>
  call('POST', path, { vaultId: vault.tokenId, apiKey: key, intentId, ...body })

async function ownVault(): Promise<Vault> {
  const { body } = await call('GET', vaultRoutes.listVaults.path)
  return (body as unknown as Vault[])[0] as Vault
}

beforeAll(async () => {
  sandbox = await useSandbox()
  cleanUp.push(() => sandbox.stop())
  product = await startTestProduct({ env: sandbox.env, only: ONLY })
  cleanUp.push(() => product.stop())
  const { env } = sandbox
  const clock = systemClock
  const evm = (chain: 'ethereum' | 'bsc', name: string) =>
    createEvmChain({
      chain,
      evmChainId: NETWORKS.practice[chain],
      rpcUrl: env[`${name}_RPC_URL`] ?? '',
      alchemyUrl: env[`ALCHEMY_${name}_URL`] ?? '',
      clock,
    })
  const birdeye = { url: env.BIRDEYE_URL ?? '', apiKey: env.BIRDEYE_API_KEY ?? '' }
  chains = {
    solana: createSolanaChain({ rpcUrl: env.SOLANA_RPC_URL ?? '', birdeye, clock }).chain,
    ethereum: evm('ethereum', 'ETHEREUM'),
    bsc: evm('bsc', 'BSC'),
    hedera: createHederaChain({
      evmChainId: NETWORKS.practice.hedera,
      rpcUrl: env.HEDERA_RPC_URL ?? '',
      mirrorUrl: env.HEDERA_MIRROR_URL ?? '',
      clock,
    }).chain,
  }
  visitor = await signInOverHttp({ apiUrl: product.url, origin: TEST_ORIGIN })
  headers = visitor.headers
  await waitUntil({ what: 'the vault', check: async () => (await ownVault()) !== undefined })
  vault = await ownVault()
  const issued = await call('POST', `/api/vaults/${vault.tokenId}/keys`, { label: 'Test' })
  key = String(issued.body.key)
  await visitor.lendKey(String(issued.body.apiKeyHash))
  solanaFriend = (await createSolanaSigner()).address
  evmFriend = createEvmSigner().address
  await askFaucet(sandbox, { solana: vault.publicKey, chains: ['solana'] })
  await askFaucet(sandbox, { evm: vault.ethAddress, chains: ['ethereum', 'bsc'] })
  await askFaucet(sandbox, { evm: evmFriend, chains: ['hedera'] })
})
afterAll(async () => {
  for (const step of cleanUp.toReversed()) await step()
})

const amountOf = async (chain: ChainId, owner: string, token: string) =>
  (await readAmounts(chains[chain], owner)).get(token) ?? 0n

/** How much of a token an owner gained while something was done. */
async function gained(
  where: { chain: ChainId; owner: string; token: string },
  run: () => Promise<unknown>,
): Promise<bigint> {
  const before = await amountOf(where.chain, where.owner, where.token)
  await run()
  return (await amountOf(where.chain, where.owner, where.token)) - before
}

describe('the Hedera account of a vault', () => {
  const path = () => `/api/hedera/account?address=${vault.ethAddress}`

  it('R2-242 is not there before its first HBAR', async () => {
    expect(await call('GET', path())).toEqual({
      status: 200,
      body: { accountId: null, evmAddress: vault.ethAddress },
    })
  })

  it('R2-243 R2-153 R1-005 is made on request, once, and remembered with the vault', async () => {
    const made = await call('POST', '/api/hedera/account', { vaultId: vault.tokenId, apiKey: key })
    expect(made).toEqual({
      status: 200,
      body: { accountId: expect.stringMatching(/^0\.0\.\d+$/), evmAddress: vault.ethAddress },
    })
    expect(await call('POST', '/api/hedera/account', { vaultId: vault.tokenId, apiKey: key })).toEqual(made)
    expect(await call('GET', path())).toEqual(made)
    vault = await ownVault()
    expect(vault.hederaAccountId).toBe(made.body.accountId)
  })
})

describe('a deployment without a faucet', () => {
  /** Another person, who comes in by another api. */
  async function comeIn(url: string) {
    const person = await signInOverHttp({ apiUrl: url, origin: TEST_ORIGIN })
    const ask = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { ...person.headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as Reply }
    }
    const own = async () => ((await ask('GET', '/api/vaults')).body as unknown as Vault[])[0]
    await waitUntil({ what: 'the vault', check: async () => (await own()) !== undefined })
    const { tokenId = '', ethAddress = '' } = (await own()) ?? {}
    const issued = await ask('POST', `/api/vaults/${tokenId}/keys`, { label: 'Test' })
    const generate = () =>
      ask('POST', '/api/hedera/account', { vaultId: tokenId, apiKey: String(issued.body.key) })
    return { ask, ethAddress, generate }
  }
  const FAILED = { status: 503, body: { error: 'Failed to generate Hedera wallet' } }

  it('R2-280 and without an operator cannot make an account', async () => {
    const { generate } = await comeIn(await product.startApi({ FAUCET_URL: undefined }))
    expect(await generate()).toMatchObject(FAILED)
  })

  it('R2-243 lets the operator pay the first HBAR, once however often it is asked', async () => {
    const privateKey = newDevicePrivateKey()
    const OPERATOR_KEY = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
    const env = { FAUCET_URL: undefined, OPERATOR_VAULT_ID: vault.tokenId, OPERATOR_KEY }
    const { generate, ethAddress } = await comeIn(await product.startApi(env))
    // Until the vault's owner has lent the key something, it pays for nobody.
    expect(await generate()).toMatchObject(FAILED)
    await visitor.lend(makeDeviceKey(privateKey).key)
    const [made, again] = await Promise.all([generate(), generate()])
    expect(made).toMatchObject({ status: 200, body: { accountId: expect.stringMatching(/^0\.0\.\d+$/) } })
    expect(again).toEqual(made)
    expect(await amountOf('hedera', ethAddress, 'native')).toBe(100_000_000n)
  })

  it('R2-242 says when the network cannot be asked, which is not the same as no account (decision D1)', async () => {
    const env = { FAUCET_URL: undefined, HEDERA_MIRROR_URL: 'http://127.0.0.1:9' }
    const { ask, ethAddress } = await comeIn(await product.startApi(env))
    expect(await ask('GET', `/api/hedera/account?address=${ethAddress}`)).toMatchObject({
      status: 503,
      body: { code: 'hedera-account/unreadable', retryable: true },
    })
  })
})

describe('Solana', () => {
  it.each([
    ['SOL', 'native', '0.25', 250_000_000n],
    [STABLE.solana, STABLE.solana, '1.5', 1_500_000n],
  ])('R2-222 sends %s and answers the signature', async (mint, token, amount, amountRaw) => {
    let reply: Reply = {}
    const got = await gained({ chain: 'solana', owner: solanaFriend, token }, async () => {
      reply = (await move('/api/solana/transfer', { mint, to: solanaFriend, amount })).body
    })
    expect(reply).toMatchObject({
      fromRemoteSigner: { signedTransaction: { transactionSignature: expect.stringMatching(/^\w{80,90}$/) } },
      state: 'CONFIRMED',
    })
    expect(got).toBe(amountRaw)
  })

  it('R2-034 R2-227 wraps SOL, and R2-226 sends the same bytes again without harm', async () => {
    let reply: Reply = {}
    const got = await gained({ chain: 'solana', owner: vault.publicKey, token: WSOL }, async () => {
      reply = (await move('/api/solana/wrap', { amount: '0.5' })).body
    })
    expect(reply).toMatchObject({ amount: '0.5', state: 'CONFIRMED', signature: expect.any(String) })
    expect(got).toBe(500_000_000n)
    const again = await call('POST', '/api/solana/send-tx', {
      vaultId: vault.tokenId,
      apiKey: key,
      tx: reply.tx,
    })
    expect(again).toEqual({ status: 200, body: { signature: reply.signature } })
    expect(await amountOf('solana', vault.publicKey, WSOL)).toBe(500_000_000n)
  })

  it('R2-226 sends nothing that was not signed here (decision D10)', async () => {
    const stranger = await createSolanaSigner()
    await askFaucet(sandbox, { solana: stranger.address, chains: ['solana'] })
    const order = { from: stranger.address, to: solanaFriend, token: 'native', amountRaw: 1_000_000n }
    const signed = await stranger.sign(await chains.solana.buildTransfer(order))
    if (signed.chain !== 'solana') throw new Error('not of Solana')
    const got = await gained({ chain: 'solana', owner: solanaFriend, token: 'native' }, async () => {
      const body = { vaultId: vault.tokenId, apiKey: key, tx: signed.transactionBase64 }
      expect(await call('POST', '/api/solana/send-tx', body)).toMatchObject({
        status: 403,
        body: { code: 'transfer/notOurs' },
      })
    })
    expect(got).toBe(0n)
  })

  it('R2-035 unwraps all of it, a repeated call answers the same, and then R2-274 there is no account', async () => {
    const intentId = crypto.randomUUID()
    const first = await move('/api/solana/unwrap', {}, intentId)
    expect(first).toMatchObject({ status: 200, body: { amount: '0.5', state: 'CONFIRMED' } })
    expect(await move('/api/solana/unwrap', {}, intentId)).toEqual(first)
    expect(await amountOf('solana', vault.publicKey, WSOL)).toBe(0n)
    expect(await move('/api/solana/unwrap', {})).toMatchObject({
      status: 422,
      body: { error: 'WSOL account not found' },
    })
  })
})

describe.each(['ethereum', 'bsc'] as const)('%s', (chain) => {
  const where = () => ({ from: vault.ethAddress, to: evmFriend, chainId: EVM_IDS[chain] })

  it('R2-238 sends the native coin and answers the hash', async () => {
    const got = await gained({ chain, owner: evmFriend, token: 'native' }, async () => {
      expect(await move('/api/evm/send', { ...where(), valueWei: '12345678900000' })).toMatchObject({
        status: 200,
        body: { hash: expect.stringMatching(/^0x[0-9a-f]{64}$/), state: 'CONFIRMED' },
      })
    })
    expect(got).toBe(12_345_678_900_000n)
  })

  it('R2-239 sends a token and answers the hash', async () => {
    const token = STABLE[chain]
    const got = await gained({ chain, owner: evmFriend, token }, async () => {
      expect(await move('/api/evm/send-token', { ...where(), token, amount: '1000001' })).toMatchObject({
        status: 200,
        body: { hash: expect.stringMatching(/^0x[0-9a-f]{64}$/), state: 'CONFIRMED' },
      })
    })
    expect(got).toBe(1_000_001n)
  })
})

describe('Hedera', () => {
  const hash = expect.stringMatching(/^0x[0-9a-f]{64}$/)
  const sent = { status: 200, body: { hash, state: 'CONFIRMED' } }

  it('R2-249 sends HBAR to an EVM address, and R2-204 to an account id', async () => {
    const { body } = await call('GET', `/api/hedera/account?address=${evmFriend}`)
    for (const to of [evmFriend, String(body.accountId)]) {
      const got = await gained({ chain: 'hedera', owner: evmFriend, token: 'native' }, async () => {
        expect(
          await move('/api/hedera/transfer', { from: vault.ethAddress, to, amount: '1.5' }),
        ).toMatchObject(sent)
      })
      expect(got).toBe(150_000_000n)
    }
  })

  it('R2-249 sends a token', async () => {
    const token = STABLE.hedera
    const from = vault.hederaAccountId ?? ''
    const got = await gained({ chain: 'hedera', owner: evmFriend, token }, async () => {
      expect(
        await move('/api/hedera/transfer-token', { from, to: evmFriend, token, amount: '2' }),
      ).toMatchObject(sent)
    })
    expect(got).toBe(2_000_000n)
  })

  it('R2-250 wraps HBAR and unwraps it', async () => {
    const before = await readAmounts(chains.hedera, vault.ethAddress)
    expect(await move('/api/hedera/wrap', { amountToWrap: '3' })).toMatchObject(sent)
    const wrapped = await readAmounts(chains.hedera, vault.ethAddress)
    const [token] = [...wrapped.keys()].filter((each) => !before.has(each))
    expect(wrapped.get(token ?? '')).toBe(300_000_000n)
    expect(await move('/api/hedera/unwrap', { amount: '1' })).toMatchObject(sent)
    expect(await amountOf('hedera', vault.ethAddress, token ?? '')).toBe(200_000_000n)
  })
})

describe('a call that is repeated', () => {
  it('moves money once: by its id, or by its Idempotency-Key (decision D4)', async () => {
    const body = { mint: 'SOL', to: solanaFriend, amount: '0.01' }
    const intentId = crypto.randomUUID()
    const byHeader = () =>
      call(
        'POST',
        '/api/solana/transfer',
        { vaultId: vault.tokenId, ...body },
        {
          'x-api-key': key,
          'idempotency-key': 'order-7',
        },
      )
    const got = await gained({ chain: 'solana', owner: solanaFriend, token: 'native' }, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => move('/api/solana/transfer', body, intentId)))
      expect(answers[0]?.status).toBe(200)
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(await byHeader()).toEqual(await byHeader())
    })
    expect(got).toBe(20_000_000n)
    const other = await move('/api/solana/transfer', { ...body, amount: '0.02' }, intentId)
    expect(other).toMatchObject({ status: 409, body: { code: 'transaction/idTaken' } })
  })

  it('is the same also when nothing of the token is left', async () => {
    const intentId = crypto.randomUUID()
    const all = { mint: JUP, to: solanaFriend, amount: '150' }
    const first = await move('/api/solana/transfer', all, intentId)
    expect(first.status).toBe(200)
    expect(await amountOf('solana', solanaFriend, JUP)).toBe(150_000_000n)
    expect(await move('/api/solana/transfer', all, intentId)).toEqual(first)
  })

  it('without an id is refused, because nobody could tell a repetition from a second payment', async () => {
    const body = { vaultId: vault.tokenId, apiKey: key, mint: 'SOL', to: solanaFriend, amount: '0.01' }
    expect(await call('POST', '/api/solana/transfer', body)).toMatchObject({
      status: 400,
      body: { code: 'transaction/idRequired' },
    })
  })
})

describe('what cannot be done says so', () => {
  const evm = () => ({ from: vault.ethAddress, chainId: 56, valueWei: '1' })
  const hbar = () => ({ from: vault.ethAddress, amount: '1' })

  it.each([
    [
      'R2-195',
      '/api/solana/transfer',
      () => ({ mint: 'SOL', to: 'nowhere', amount: '1' }),
      'Invalid Solana address',
    ],
    [
      'R2-196',
      '/api/solana/transfer',
      () => ({ mint: 'SOL', to: solanaFriend, amount: '1e3' }),
      'Please enter a valid amount',
    ],
    ['R2-209', '/api/solana/wrap', () => ({ amount: '0' }), 'Please enter a valid amount'],
    [
      'R2-200',
      '/api/evm/send',
      () => ({ ...evm(), to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' }),
      'Invalid BSC address',
    ],
    [
      'R2-203',
      '/api/hedera/transfer',
      () => ({ ...hbar(), to: '0.0' }),
      'Invalid address or Hedera account ID',
    ],
    [
      'R2-204',
      '/api/hedera/transfer',
      () => ({ ...hbar(), to: '0.0.999999999' }),
      'Invalid address or Hedera account ID',
    ],
    ['R2-210', '/api/hedera/wrap', () => ({ amountToWrap: '0.000000001' }), 'Please enter a valid amount'],
    [
      'R2-238',
      '/api/evm/send',
      () => ({ ...evm(), from: evmFriend, to: evmFriend }),
      'This is not the address of your vault.',
    ],
  ])('%s %s', async (_id, path, body, error) => {
    const answer = await move(path, body())
    expect(answer.body.error).toBe(error)
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  it('R2-269 gives the reason of a transfer that fails', async () => {
    const answer = await move('/api/solana/transfer', { mint: 'SOL', to: solanaFriend, amount: '20000' })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'transfer/failed', error: expect.any(String) },
    })
    expect(answer.body.error).not.toBe('')
  })
})
