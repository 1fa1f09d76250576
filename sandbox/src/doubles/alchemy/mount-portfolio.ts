import type { FastifyInstance } from 'fastify'
import { type Address, isAddress, pad, toHex } from 'viem'
import { z } from 'zod'
import type { Listing } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'
import { NETWORKS, type Network, networksOf } from './networks.ts'
import { findListing, readHoldings, readMetadata, type TokenAmount, truthPct } from './read-tokens.ts'

const address = z.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
  'invalid address',
)
const portfolioRequest = z.strictObject({
  addresses: z
    .array(z.strictObject({ address, networks: z.array(z.enum(NETWORKS)).min(1).max(5) }))
    .min(1)
    .max(2),
  withMetadata: z.boolean().default(true),
  withPrices: z.boolean().default(true),
  includeNativeTokens: z.boolean().default(true),
  includeErc20Tokens: z.boolean().default(true),
  pageKey: z.string().optional(),
})
type PortfolioRequest = z.infer<typeof portfolioRequest>

/** Everything an address holds on several networks, with names and prices. It all fits on one page. */
export function mountPortfolio(scope: FastifyInstance, world: World): void {
  scope.post('/data/v1/:key/assets/tokens/by-address', async (request, reply) => {
    const parsed = portfolioRequest.safeParse(request.body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return reply.status(400).send({ error: { message: `${issue?.path.join('.')}: ${issue?.message}` } })
    }
    const wanted = parsed.data.addresses.flatMap((each) =>
      each.networks.map((name) => ({ owner: each.address, network: networksOf(world)[name] })),
    )
    const tokens = await Promise.all(
      wanted.map((each) => readPortfolio(world, { ...each, request: parsed.data })),
    )
    return { data: { tokens: tokens.flat() } }
  })
}

type Wanted = { readonly owner: Address; readonly network: Network; readonly request: PortfolioRequest }

async function readPortfolio(world: World, wanted: Wanted) {
  const { owner, network, request } = wanted
  await network.catchUp()
  const truth = truthPct(world, 'assets/tokens/by-address')
  const tokens = request.includeErc20Tokens ? await readHoldings(world, network, owner) : []
  const shown = await Promise.all(tokens.map((amount) => showToken(world, wanted, { amount, truth })))
  return request.includeNativeTokens ? [await showNative(world, wanted, truth), ...shown] : shown
}

async function showNative(world: World, { owner, network, request }: Wanted, truth: bigint) {
  const amountRaw = await network.chain.node.getBalance({ address: owner })
  const listing =
    world.universe.onChain(network.chain.name).find((each) => each.standard === 'native') ?? null
  return {
    network: network.name,
    address: owner,
    // The native coin has no contract.
    tokenAddress: null,
    tokenBalance: pad(toHex((amountRaw * truth) / 100n)),
    ...(request.withMetadata
      ? { tokenMetadata: { decimals: null, logo: null, name: null, symbol: null } }
      : {}),
    ...(request.withPrices ? { tokenPrices: pricesOf(world, listing) } : {}),
  }
}

async function showToken(world: World, wanted: Wanted, held: { amount: TokenAmount; truth: bigint }) {
  const { owner, network, request } = wanted
  const { token, amountRaw } = held.amount
  return {
    network: network.name,
    address: owner,
    tokenAddress: token,
    tokenBalance: pad(toHex(((amountRaw ?? 0n) * held.truth) / 100n)),
    ...(request.withMetadata ? { tokenMetadata: await readMetadata(world, network, token) } : {}),
    ...(request.withPrices ? { tokenPrices: pricesOf(world, findListing(world, network, token)) } : {}),
  }
}

function pricesOf(world: World, listing: Listing | null) {
  if (!listing) return []
  const atMs = world.clock.nowMs()
  const value = `${world.market.priceUsd(listing.assetId, atMs)}`
  return [{ currency: 'usd', value, lastUpdatedAt: new Date(atMs).toISOString() }]
}
