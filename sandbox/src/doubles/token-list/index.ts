import type { EvmChainName } from '../../chains/evm/evm-chain.ts'
import type { Listing } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'
import { defineDouble } from '../double.ts'

const CHAINS: readonly EvmChainName[] = ['ethereum', 'bsc']

export const double = defineDouble({
  name: 'token-list',
  standsFor: 'a token list in the format of tokenlists.org',
  faults: ['drop', 'delay', 'rate-limit', 'server-error'],
  mount: (scope, world) => {
    const list = tokenListOf(world)
    scope.get('/tokens.json', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(list),
    )
  },
})

function tokenListOf(world: World) {
  const tokens = CHAINS.flatMap((name) =>
    world.universe
      .onChain(name)
      .filter((listing) => listing.standard === 'erc20')
      .map((listing) => tokenOf(world, listing, world.evm[name].chainId)),
  )
  return {
    name: 'Practice Tokens',
    // The list follows from the seed alone, so it is as old as the world.
    timestamp: new Date(0).toISOString(),
    version: { major: 1, minor: 0, patch: 0 },
    keywords: ['practice'],
    tags: { unverified: { name: 'Unverified', description: 'Nobody vouches for this token' } },
    tokens,
  }
}

/** The format allows names and symbols up to a length; longer ones are cut rather than the list refused. */
function tokenOf(world: World, listing: Listing, chainId: number) {
  const { address, name, symbol, decimals, chain } = listing
  return {
    chainId,
    address,
    name: name.slice(0, 60),
    symbol: symbol.slice(0, 20),
    decimals,
    logoURI: `http://127.0.0.1:${world.ports.http}/logos/${chain}/${address}.svg`,
    ...(listing.isVerified ? {} : { tags: ['unverified'] }),
  }
}
