import type { ChainId } from '@windhover/core/chains/chain'
import { type Address, getAddress, zeroAddress } from 'viem'
import { NATIVE_COIN, PRACTICE_ARBITRAGEUR, PRACTICE_SETTLER } from '../../chains/evm/evm-addresses.ts'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { Pool } from '../../chains/evm/pool-book.ts'
import { longZeroAddress } from '../../chains/hedera/entity-id.ts'
import {
  EXCHANGE_ROUTER,
  FEE_COLLECTOR_ID,
  MULTICALL,
  POSITION_MANAGER,
  TOKEN_SERVICE,
  WHBAR_HELPER,
  WHBAR_TOKEN,
  WHBAR_VAULT,
} from '../../chains/hedera/hedera-entities.ts'
import { networksOf } from '../../doubles/alchemy/networks.ts'
import { lower } from '../../doubles/alchemy/read-block.ts'
import { readMetadata } from '../../doubles/alchemy/read-tokens.ts'
import { addressesOf } from '../../doubles/uniswap/chain-contracts.ts'
import { DUTCH_REACTOR } from '../../doubles/uniswap/dutch-order.ts'
import type { World } from '../../world/world.ts'
import { listedToken, nativeToken, strangeToken } from '../name-tokens.ts'
import type { Party, Token } from '../views.ts'

/** An EVM chain, with the tokens and names that the explorer shows for its addresses. */
export type EvmSource = {
  readonly chain: EvmChain & { readonly name: ChainId }
  readonly native: Token
  /** Null where there is no token at that address. */
  readonly token: (address: Address) => Promise<Token | null>
  readonly party: (address: Address) => Party
}

type AddressNames = readonly (readonly [Address, string])[]

export function ethereumSource(world: World, name: 'ethereum' | 'bsc', pools: readonly Pool[]): EvmSource {
  const chain = world.evm[name]
  const network = networksOf(world)[name === 'bsc' ? 'bnb-mainnet' : 'eth-mainnet']
  const { wrappedNative, permit2, multicall3, universalRouter, allowanceHolder, v3, v4 } = addressesOf(chain)
  const native = nativeToken(world, name)
  const listed = new Map(
    world.universe
      .onChain(name)
      .filter(({ standard }) => standard === 'erc20')
      .map((listing) => [
        lower(getAddress(listing.address)),
        listedToken(listing, lower(wrappedNative) === listing.address.toLowerCase() ? 'wrapped' : 'token'),
      ]),
  )
  const names: AddressNames = [
    [permit2, 'Permit2'],
    [multicall3, 'Multicall'],
    [universalRouter, 'Uniswap router'],
    [allowanceHolder, '0x allowance holder'],
    [PRACTICE_SETTLER, '0x settler'],
    [PRACTICE_ARBITRAGEUR, 'Practice arbitrageur'],
    [DUTCH_REACTOR, 'UniswapX reactor'],
    [v4.poolManager, 'Uniswap v4 pools'],
    [v3.positionManager, 'Uniswap v3 positions'],
    [v4.positionManager, 'Uniswap v4 positions'],
    ...(v3.swapRouter === null ? [] : [[v3.swapRouter, 'Uniswap v3 router'] as const]),
    ...poolNames(pools, (address) => listed.get(lower(address))?.symbol ?? native.symbol),
  ]
  return {
    chain: { ...chain, name },
    native,
    token: async (address) => {
      if (isNative(address)) return native
      const known = listed.get(lower(address))
      if (known) return known
      const { symbol, name: tokenName, decimals } = await readMetadata(world, network, address)
      return decimals === null
        ? null
        : strangeToken({ address: getAddress(address), symbol, name: tokenName, decimals })
    },
    party: partyOf(chain, names, {
      display: (address) => getAddress(address),
      symbol: (address) => listed.get(lower(address))?.symbol ?? null,
    }),
  }
}

export function hederaSource(world: World): EvmSource {
  const { hedera } = world
  const native = nativeToken(world, 'hedera')
  const listed = new Map(
    world.universe
      .onChain('hedera')
      .filter(({ standard }) => standard === 'hts')
      .map((listing) => {
        const address = longZeroAddress(listing.address)
        return [lower(address), listedToken(listing, address === WHBAR_TOKEN ? 'wrapped' : 'token')] as const
      }),
  )
  const symbol = (address: Address) => listed.get(lower(address))?.symbol ?? null
  const names: AddressNames = [
    [TOKEN_SERVICE, 'Token service'],
    [WHBAR_HELPER, 'WHBAR helper'],
    [WHBAR_VAULT, 'WHBAR vault'],
    [EXCHANGE_ROUTER, 'SaucerSwap router'],
    [POSITION_MANAGER, 'SaucerSwap positions'],
    [MULTICALL, 'Multicall'],
    [longZeroAddress(FEE_COLLECTOR_ID), 'Network fees'],
    ...poolNames(hedera.pools, (address) => symbol(address) ?? native.symbol),
  ]
  return {
    chain: hedera,
    native,
    token: async (address) => (isNative(address) ? native : (listed.get(lower(address)) ?? null)),
    party: partyOf(hedera, names, {
      display: (address) => hedera.accountId(getAddress(address)) ?? getAddress(address),
      symbol,
    }),
  }
}

function partyOf(
  chain: EvmChain,
  names: AddressNames,
  lookup: { display: (address: Address) => string; symbol: (address: Address) => string | null },
): EvmSource['party'] {
  const known = new Map([
    ...names.map(([address, name]) => [lower(address), name] as const),
    [lower(chain.treasury), 'Practice treasury'] as const,
    [zeroAddress, 'Nobody'] as const,
  ])
  return (address) => ({
    address: lookup.display(address),
    name: known.get(lower(address)) ?? lookup.symbol(address),
  })
}

function poolNames(pools: readonly Pool[], symbolOf: (address: Address) => string): AddressNames {
  return pools.flatMap((pool) =>
    pool.protocol === 'v3'
      ? [[pool.address, `${symbolOf(pool.token0.token)}-${symbolOf(pool.token1.token)} pool`] as const]
      : [],
  )
}

function isNative(address: Address): boolean {
  return address === zeroAddress || lower(address) === lower(NATIVE_COIN)
}
