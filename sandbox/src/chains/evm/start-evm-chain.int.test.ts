import { join } from 'node:path'
import { type Address, getAddress, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BSC_ADDRESSES } from './bsc-addresses.ts'
import { ETHEREUM_ADDRESSES } from './ethereum-addresses.ts'
import type { EvmChain } from './evm-chain.ts'
import { type Pool, readPools } from './pool-book.ts'
import { newVisitor, openTestChains, type TestChains } from './start-test-chain.ts'

const ERC20 = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function owner() view returns (address)',
  'function transfer(address to, uint256 value) returns (bool)',
])
const V4_QUOTER = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct Params { PoolKey poolKey; bool zeroForOne; uint128 exactAmount; bytes hookData; }',
  'function quoteExactInputSingle(Params params) returns (uint256 amountOut, uint256 gas)',
])
const V3_QUOTER = parseAbi([
  'function factory() view returns (address)',
  'struct Params { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 limit; }',
  'function quoteExactInputSingle(Params params) returns (uint256 amountOut, uint160, uint32, uint256)',
])

const BOB = '0x00000000000000000000000000000000000000b0'

let chains: TestChains
beforeAll(async () => {
  chains = await openTestChains()
})
afterAll(() => chains.stop())

describe.each([
  { name: 'ethereum', addresses: ETHEREUM_ADDRESSES, wrapped: 'WETH' },
  { name: 'bsc', addresses: BSC_ADDRESSES, wrapped: 'WBNB' },
] as const)('$name', ({ name, addresses, wrapped }) => {
  let chain: EvmChain
  let pools: readonly Pool[]
  beforeAll(async () => {
    chain = await chains.start(name)
    pools = await readPools(join(chains.stateDir, name))
  })

  it('has code at every address of the main network', async () => {
    const { v3, v4, chainId, ...single } = addresses
    expect(await chain.node.getChainId()).toBe(chainId)
    const all = [...Object.values(v3), ...Object.values(v4), ...Object.values(single)].filter(
      (each) => each !== null,
    )
    const codes = await Promise.all(all.map((address) => chain.node.getCode({ address })))
    expect(all.filter((_address, at) => (codes[at]?.length ?? 0) < 100)).toEqual([])
    expect(
      await chain.node.readContract({ address: v3.quoter, abi: V3_QUOTER, functionName: 'factory' }),
    ).toBe(v3.factory)
  })

  it('reads many contracts in one call through the address everybody uses', async () => {
    const tokens = chains.universe.onChain(name).filter((listing) => listing.standard === 'erc20')
    const contracts = tokens.map(({ address }) => {
      return { address: getAddress(address), abi: ERC20, functionName: 'symbol' } as const
    })
    const answers = await chain.node.multicall({ allowFailure: false, contracts })
    expect(answers).toEqual(tokens.map((token) => token.symbol))
  })

  it('asks for a base fee that a quiet chain does not lose', async () => {
    await chain.admin.mine({ blocks: 30 })
    await chain.fund(BOB, { nativeRaw: 1n, tokens: [] })
    await chain.fund(BOB, { nativeRaw: 1n, tokens: [] })
    const { baseFeePerGas } = await chain.node.getBlock()
    expect(baseFeePerGas).toBe(name === 'ethereum' ? 1_500_000_000n : 50_000_000n)
  })

  it('has every token of the universe with its own symbol, decimals and supply', async () => {
    const tokens = chains.universe.onChain(name).filter((listing) => listing.standard === 'erc20')
    const contracts = tokens.map(({ address }) => ({ address: getAddress(address), abi: ERC20 }) as const)
    const read = (functionName: 'symbol' | 'decimals' | 'totalSupply') =>
      Promise.all(contracts.map((contract) => chain.node.readContract({ ...contract, functionName })))
    expect(await read('symbol')).toEqual(tokens.map((token) => token.symbol))
    expect(await read('decimals')).toEqual(tokens.map((token) => token.decimals))
    const supplies = await read('totalSupply')
    const wrong = tokens.filter((token, at) => token.symbol !== wrapped && supplies[at] !== token.supplyRaw)
    expect(wrong.map((token) => token.symbol)).toEqual([])
  })

  it('trades the native coin near the market in a v3 and in a v4 pool', async () => {
    const dollar = name === 'ethereum' ? 'USDC' : 'USDT'
    const native = name === 'ethereum' ? 'ETH' : 'BNB'
    const found = (protocol: 'v3' | 'v4') => {
      const match = pools.filter((pool) => pool.protocol === protocol && pool.fee === 500)
      return match.find(
        (pool) =>
          [pool.token0, pool.token1]
            .map((side) => side.assetId)
            .toSorted()
            .join() === [native, dollar].toSorted().join(),
      )
    }
    const v3 = found('v3')
    const v4 = found('v4')
    if (!v3 || !v4) throw new Error('There are no such pools')
    const one = 10n ** 18n
    const toDollars = (raw: bigint, pool: Pool) => {
      const { decimals } = pool.token0.assetId === dollar ? pool.token0 : pool.token1
      return Number(raw) / 10 ** decimals
    }
    const tokenOut = v3.token0.assetId === dollar ? v3.token0.token : v3.token1.token
    const inV3 = await chain.node.simulateContract({
      address: addresses.v3.quoter,
      abi: V3_QUOTER,
      functionName: 'quoteExactInputSingle',
      args: [{ tokenIn: addresses.wrappedNative, tokenOut, amountIn: one, fee: 500, limit: 0n }],
    })
    const { fee, tickSpacing } = v4
    const key = {
      currency0: zeroAddress as Address,
      currency1: v4.token1.token,
      fee,
      tickSpacing,
      hooks: zeroAddress as Address,
    }
    const inV4 = await chain.node.simulateContract({
      address: addresses.v4.quoter,
      abi: V4_QUOTER,
      functionName: 'quoteExactInputSingle',
      args: [{ poolKey: key, zeroForOne: true, exactAmount: one, hookData: '0x' }],
    })
    // Genesis may be days old; arbitrage brings it to market before anybody trades.
    const market = chains.market.priceUsd(native, Date.now())
    for (const price of [toDollars(inV3.result[0], v3), toDollars(inV4.result[0], v4)]) {
      expect(price / market).toBeGreaterThan(0.3)
      expect(price / market).toBeLessThan(3)
    }
    expect(toDollars(inV3.result[0], v3) / toDollars(inV4.result[0], v4)).toBeCloseTo(1, 2)
  })

  it('funds by real transactions, to the unit, several at a time, and remembers it after a restart', async () => {
    const usdc = chains.universe.onChain(name).find((listing) => listing.assetId === 'USDC')
    if (!usdc) throw new Error('There is no USDC')
    const people = [newVisitor(chain), newVisitor(chain), newVisitor(chain)].map(
      (each) => each.account.address,
    )
    const gift = { nativeRaw: 10n ** 18n, tokens: [{ address: usdc.address, amountRaw: 1_234_567n }] }
    const hashes = await Promise.all(people.map((to) => chain.fund(to, gift)))
    expect(new Set(hashes.flat()).size).toBe(6)
    await chain.stop()
    chain = await chains.start(name)
    for (const address of people) {
      expect(await chain.node.getBalance({ address })).toBe(10n ** 18n)
      const args = [address] as const
      const read = { address: getAddress(usdc.address), abi: ERC20, functionName: 'balanceOf', args } as const
      expect(await chain.node.readContract(read)).toBe(1_234_567n)
    }
    const [first] = hashes.flat()
    if (!first) throw new Error('Nothing was sent')
    expect((await chain.node.getTransactionReceipt({ hash: first })).status).toBe('success')
  })

  it('makes every risk of a listing true on chain', async () => {
    const listings = chains.universe.onChain(name)
    const trap = listings.find((listing) => listing.risk.honeypot)
    const taxed = listings.find((listing) => listing.risk.transferTaxBps > 0)
    const issued = listings.find((listing) => listing.risk.mintAuthority !== null)
    if (!trap || !taxed || !issued) throw new Error('The universe has no such risks')
    const { account, wallet } = newVisitor(chain)
    const tokens = [trap, taxed].map(({ address }) => ({ address, amountRaw: 10_000n }))
    await chain.fund(account.address, { nativeRaw: 10n ** 18n, tokens })
    const send = (address: string) =>
      wallet.writeContract({
        account,
        chain: chain.node.chain,
        address: getAddress(address),
        abi: ERC20,
        functionName: 'transfer',
        args: [BOB, 10_000n],
      })
    await expect(send(trap.address)).rejects.toThrow(/revert/)
    await chain.node.waitForTransactionReceipt({ hash: await send(taxed.address) })
    const arrived = {
      address: getAddress(taxed.address),
      abi: ERC20,
      functionName: 'balanceOf',
      args: [BOB],
    } as const
    expect(await chain.node.readContract(arrived)).toBe(10_000n - BigInt(taxed.risk.transferTaxBps))
    const owner = { address: getAddress(issued.address), abi: ERC20, functionName: 'owner' } as const
    expect(await chain.node.readContract(owner)).toBe(issued.risk.mintAuthority)
  })
})
