import type { EvmChainName } from '../../chains/evm/evm-chain.ts'
import { logoUrl } from '../../logos/logo-url.ts'
import type { Listing } from '../../universe/listing.ts'
import { launchListings } from '../../world/find-listing.ts'
import type { World } from '../../world/world.ts'
import { defineDouble } from '../double.ts'

const MINUTE_MS = 60_000
const CHAINS: readonly EvmChainName[] = ['ethereum', 'bsc']

export const double = defineDouble({
  name: 'token-list',
  standsFor: 'a token list in the format of tokenlists.org',
  faults: ['drop', 'delay', 'rate-limit', 'server-error'],
  mount: (scope, world) => {
    const list = tokenListOf(world)
    const chainId = world.evm.bsc.chainId
    scope.get('/tokens.json', async (_request, reply) => {
      const launches = launchListings(world, 'bsc').map((listing) => tokenOf(world, listing, chainId))
      return reply
        .header('cache-control', 'public, max-age=60')
        .send({ ...list, timestamp: timeOf(world), tokens: [...list.tokens, ...launches] })
    })
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
    version: { major: 1, minor: 0, patch: 0 },
    keywords: ['practice'],
    tags: { unverified: { name: 'Unverified', description: 'Nobody vouches for this token' } },
    tokens,
  }
}

/** What is launched comes and goes by the minute. */
function timeOf({ clock }: World): string {
  return new Date(Math.floor(clock.nowMs() / MINUTE_MS) * MINUTE_MS).toISOString()
}

/** The format allows names and symbols up to a length and no gap in a symbol; they are cut rather than the list refused. */
function tokenOf(world: World, listing: Listing, chainId: number) {
  const { address, name, symbol, decimals } = listing
  return {
    chainId,
    address,
    name: name.slice(0, 60),
    symbol: symbol.replace(/\s/g, '').slice(0, 20),
    decimals,
    logoURI: logoUrl(world, listing),
    ...(listing.isVerified ? {} : { tags: ['unverified'] }),
  }
}
