import type { ChainId } from '@windhover/core/chains/chain'
import type { QuoteView } from '@windhover/core/swaps/contract'
import type { IntentView } from '@windhover/core/transactions/contract'
import { createEvmSigner } from '@windhover/testkit/action-signer'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { type MoneyWorld, openMoneyWorld } from '@windhover/testkit/money-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ONLY = ['accounts', 'vaults', 'prices', 'tokens', 'balances', 'transactions', 'swaps']
const SOL = 'So11111111111111111111111111111111111111112'
const SOLANA_USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const ETHEREUM_USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const BSC_USDT = '0x55d398326f99059fF775485246999027B3197955'
const HEDERA_USDC = '0.0.456858'

let world: MoneyWorld

beforeAll(async () => {
  const house = createEvmSigner().address
  world = await openMoneyWorld({
    only: ONLY,
    fund: ['solana', 'ethereum', 'bsc', 'hedera'],
    env: { HEDERA_FEE_ACCOUNT: house },
  })
  await askFaucet(world.sandbox, { evm: house, chains: ['hedera'] })
}, 120_000)
afterAll(() => world?.stop())

type Pair = { readonly chain: ChainId; readonly sell: string; readonly buy: string }

/** What the vault gained and lost while a swap was done, next to what its receipt says, fees included. */
async function swapAndCompare(pair: Pair, run: () => Promise<{ body: Record<string, unknown> }>) {
  const tokens = [...new Set(['native', pair.sell, pair.buy])]
  const before = await Promise.all(tokens.map((token) => world.held(pair.chain, token)))
  const { body } = await run()
  const view = await world.settled(String(body.intentId))
  expect(view).toMatchObject({ state: 'CONFIRMED', failure: null })
  const after = await Promise.all(tokens.map((token) => world.held(pair.chain, token)))
  const moved = tokens.map((_, index) => (after[index] ?? 0n) - (before[index] ?? 0n))
  const told = tokens.map((token) => sumReceipt(view, token))
  expect(moved).toEqual(told)
  return { view, body }
}

/** Executed changes less every fee that the vault itself paid, to the last unit. */
function sumReceipt({ receipt }: IntentView, token: string): bigint {
  const same = (other: string) => other.toLowerCase() === token.toLowerCase()
  const changes = (receipt?.executed ?? []).filter((each) => same(each.token))
  const fees = (receipt?.fees ?? []).filter((each) => same(each.token) && each.kind !== 'venue')
  const sum = (list: readonly { amountRaw: string }[]) =>
    list.reduce((total, each) => total + BigInt(each.amountRaw), 0n)
  return sum(changes) - sum(fees)
}

function expectSwap(view: IntentView, venue: string): void {
  const swap = view.receipt?.swap
  expect(swap).toMatchObject({ venue, route: expect.arrayContaining([expect.anything()]) })
  expect(BigInt(swap?.executedBuyRaw ?? 0)).toBeGreaterThanOrEqual(BigInt(swap?.minBuyRaw ?? 0))
}

describe('a quote', () => {
  const ask = (body: Record<string, unknown>) => world.call('POST', '/api/swaps/quote', body)

  it.each([
    ['solana', 'jupiter', { sellToken: SOL, buyToken: SOLANA_USDC, sellAmountRaw: '500000000' }],
    ['ethereum', 'zero-x', { sellToken: 'ETH', buyToken: ETHEREUM_USDC, sellAmountRaw: '50000000000000000' }],
    ['bsc', 'zero-x', { sellToken: 'native', buyToken: BSC_USDT, sellAmountRaw: '50000000000000000' }],
    ['hedera', 'saucerswap', { sellToken: 'hbar', buyToken: HEDERA_USDC, sellAmountRaw: '2000000000' }],
  ] as const)('is asked for on %s in the same words', async (chain, venue, pair) => {
    const { status, body } = await ask({ chain, vaultId: world.vault.tokenId, slippagePct: 1, ...pair })
    expect(status).toBe(200)
    const { sellAmountRaw } = pair
    expect(body.terms).toMatchObject({ chain, venue, sellToken: 'native', sellAmountRaw, slippageBps: 100 })
  })

  it('needs no vault where the price is the same for everybody, and an own one where it is not', async () => {
    const pair = { sellToken: 'native', sellAmountRaw: '500000000' }
    const onSolana = await ask({ chain: 'solana', ...pair, buyToken: SOLANA_USDC })
    expect(onSolana.status).toBe(200)
    const onEthereum = { chain: 'ethereum', ...pair, buyToken: ETHEREUM_USDC }
    expect((await ask(onEthereum)).body.code).toBe('swap/missingParameters')
    expect((await ask({ ...onEthereum, vaultId: '999999' })).status).toBe(404)
  })
})

describe('on Solana', () => {
  it('R2-140 R2-219 a quote takes from, to and amount, and answers outAmount', async () => {
    const asked = { fromMint: SOL, toMint: SOLANA_USDC, amount: '0.5' }
    const { status, body } = await world.call('POST', '/api/solana/swap/quote', asked)
    expect(status).toBe(200)
    const quote = body as unknown as QuoteView & { outAmount: string }
    expect(BigInt(quote.outAmount)).toBeGreaterThan(1_000_000n)
    expect(quote.terms).toMatchObject({
      venue: 'jupiter',
      sellToken: 'native',
      sellAmountRaw: '500000000',
      slippageBps: 200,
    })
    expect(quote.route.length).toBeGreaterThan(0)
  })

  it('R2-141 R2-221 swaps SOL to a token and answers its signature; balances equal the receipt', async () => {
    const body = { fromMint: SOL, toMint: BONK, amount: '0.25', slippage: 1, skipFee: false }
    const done = await swapAndCompare({ chain: 'solana', sell: 'native', buy: BONK }, () =>
      world.move('/api/solana/swap', body),
    )
    expect(done.body).toMatchObject({
      fromRemoteSigner: { signedTransaction: { transactionSignature: done.view.transactionId } },
    })
    expectSwap(done.view, 'jupiter')
  })

  it('swaps a token to SOL; balances equal the receipt', async () => {
    const body = { fromMint: SOLANA_USDC, toMint: SOL, amount: '20', slippage: 1 }
    const { view } = await swapAndCompare({ chain: 'solana', sell: SOLANA_USDC, buy: 'native' }, () =>
      world.move('/api/solana/swap', body),
    )
    expectSwap(view, 'jupiter')
  })

  it('R2-225 quotes and buys a token with SOL, and sells it', async () => {
    const trade = { token: BONK, userAddress: world.vault.publicKey, slippage: 2 }
    const asked = { vaultId: world.vault.tokenId, apiKey: world.key, ...trade }
    const quote = await world.call('POST', '/api/solana/buy/quote', { ...asked, amount: '0.1', mode: 'buy' })
    expect(BigInt(String(quote.body.outAmount))).toBeGreaterThan(0n)
    await swapAndCompare({ chain: 'solana', sell: 'native', buy: BONK }, () =>
      world.move('/api/solana/buy', { ...trade, amount: '0.1', mode: 'buy' }),
    )
    const { body } = await swapAndCompare({ chain: 'solana', sell: BONK, buy: 'native' }, () =>
      world.move('/api/solana/buy', { ...trade, amount: '100000', mode: 'sell' }),
    )
    expect(body.signature).toEqual(expect.any(String))
  })

  it('does a repeated call once, and refuses its id for another swap', async () => {
    const id = crypto.randomUUID()
    const body = { fromMint: SOL, toMint: SOLANA_USDC, amount: '0.05' }
    const before = await world.held('solana', SOLANA_USDC)
    const first = await world.move('/api/solana/swap', body, id)
    const second = await world.move('/api/solana/swap', body, id)
    expect(second).toEqual(first)
    const view = await world.settled(id)
    const got = (await world.held('solana', SOLANA_USDC)) - before
    expect(got.toString()).toBe(view.receipt?.swap?.executedBuyRaw)
    const other = await world.move('/api/solana/swap', { ...body, amount: '0.06' }, id)
    expect(other).toMatchObject({ status: 409, body: { code: 'transaction/idTaken' } })
  })
})

describe('on Ethereum and BSC', () => {
  const quoteOf = async (asked: object) => {
    const { vault, key } = world
    const body = { vaultId: vault.tokenId, apiKey: key, taker: vault.ethAddress, ...asked }
    return await world.call('POST', '/api/ethereum/swap/quote', body)
  }
  const swapBy = (quote: Record<string, unknown>, chainId: number) =>
    world.move('/api/ethereum/swap', { from: world.vault.ethAddress, quote, chainId })

  it('R2-147 R2-233 R2-234 a quote answers buyAmount and provider, and Auto is the default', async () => {
    const asked = { sellToken: ETHEREUM_USDC, buyToken: WETH, sellAmount: '100000000', chainId: 1 }
    const { status, body } = await quoteOf(asked)
    expect(status).toBe(200)
    expect(['uniswapx', '0x']).toContain(body.provider)
    expect(BigInt(String(body.buyAmount))).toBeGreaterThan(0n)
    const onBsc = await quoteOf({
      sellToken: 'native',
      buyToken: BSC_USDT,
      sellAmount: '1000000',
      chainId: 56,
    })
    expect(onBsc.body.provider).toBe('0x')
    const refused = await quoteOf({
      ...asked,
      chainId: 56,
      provider: 'uniswapx',
      sellToken: BSC_USDT,
      buyToken: 'native',
    })
    expect(refused.body.code).toBe('swap/notOffered')
  })

  for (const [name, chainId, pair, sellAmount] of [
    ['ETH to USDC', 1, { chain: 'ethereum', sell: 'native', buy: ETHEREUM_USDC }, '50000000000000000'],
    ['USDC to ETH', 1, { chain: 'ethereum', sell: ETHEREUM_USDC, buy: 'native' }, '60000000'],
    ['BNB to USDT', 56, { chain: 'bsc', sell: 'native', buy: BSC_USDT }, '50000000000000000'],
    ['USDT to BNB', 56, { chain: 'bsc', sell: BSC_USDT, buy: 'native' }, '20000000000000000000'],
  ] as const) {
    it(`R2-235 swaps ${name} by 0x; balances equal the receipt`, async () => {
      const asked = {
        sellToken: pair.sell,
        buyToken: pair.buy,
        sellAmount,
        chainId,
        provider: '0x',
        slippage: 2,
      }
      const { body: quote } = await quoteOf(asked)
      const { view, body } = await swapAndCompare(pair, () => swapBy(quote, chainId))
      expect(body.hash).toBe(view.transactionId)
      expectSwap(view, 'zero-x')
    })
  }

  it('R2-148 R2-235 R2-237 an order of Uniswap X waits, is filled and is listed; balances equal the receipt', async () => {
    const pair = { chain: 'ethereum', sell: ETHEREUM_USDC, buy: WETH } as const
    const asked = {
      sellToken: pair.sell,
      buyToken: pair.buy,
      sellAmount: '80000000',
      chainId: 1,
      slippage: 2,
    }
    const { body: quote } = await quoteOf({ ...asked, provider: 'uniswapx' })
    expect(quote.provider).toBe('uniswapx')
    const { view, body } = await swapAndCompare(pair, () => swapBy(quote, 1))
    expect(body).toMatchObject({ orderId: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
    expectSwap(view, 'uniswap-x')
    expect(view.receipt?.swap?.orderId).toBe(body.orderId)
    const path = `/api/uniswapx/orders?address=${world.vault.ethAddress}`
    const listed = await world.call('GET', path)
    expect(listed.body.orders).toEqual([
      expect.objectContaining({ orderId: body.orderId, orderStatus: 'filled', txHash: view.transactionId }),
    ])
    expect(listed.body.cursor).toBeNull()
    // A cursor of the double names the last order that was seen.
    const cursor = Buffer.from(String(body.orderId)).toString('base64url')
    const after = await world.call('GET', `${path}&cursor=${cursor}`)
    expect(after).toMatchObject({ status: 200, body: { orders: [], cursor: null } })
  })
})

describe('on Hedera', () => {
  it('R2-247 a quote takes input, output, decimals and amount', async () => {
    const asked = {
      inputToken: 'native',
      outputToken: HEDERA_USDC,
      inputDecimals: 8,
      outputDecimals: 6,
      amount: '20',
    }
    const { status, body } = await world.call('POST', '/api/hedera/swap/quote', asked)
    expect(status).toBe(200)
    expect(BigInt(String(body.amountOut))).toBeGreaterThan(0n)
    expect([500, 1_500, 3_000, 10_000]).toContain(body.feeTier)
  })

  for (const [name, pair, amount] of [
    ['HBAR to USDC', { chain: 'hedera', sell: 'native', buy: HEDERA_USDC }, '30'],
    ['USDC to HBAR', { chain: 'hedera', sell: HEDERA_USDC, buy: 'native' }, '5'],
  ] as const) {
    it(`R2-248 R2-297 swaps ${name} with a fee of one percent in HBAR; balances equal the receipt`, async () => {
      const body = {
        inputToken: pair.sell,
        outputToken: pair.buy,
        amount,
        from: world.vault.ethAddress,
        useNative: true,
      }
      const { view } = await swapAndCompare(pair, () => world.move('/api/hedera/swap', body))
      expectSwap(view, 'saucerswap')
      const fee = view.receipt?.fees.find(({ kind }) => kind === 'service')
      expect(fee).toMatchObject({ token: 'native', symbol: 'HBAR' })
      if (pair.sell === 'native') expect(fee?.amountRaw).toBe('30000000')
    })
  }

  it('R2-268 tells the reason in the words of the catalogue', async () => {
    const body = {
      inputToken: 'native',
      outputToken: HEDERA_USDC,
      from: world.vault.ethAddress,
      useNative: true,
    }
    const poor = await world.move('/api/hedera/swap', { ...body, amount: '900000' })
    expect(poor.body.error).toBe('Failed to swap tokens on Hedera: Insufficient funds')
    const unknown = await world.move('/api/hedera/swap', {
      ...body,
      outputToken: '0.0.99999999',
      amount: '1',
    })
    expect(unknown.body.error).toMatch(/^Failed to swap tokens on Hedera: (?!Insufficient)/)
  })
})
