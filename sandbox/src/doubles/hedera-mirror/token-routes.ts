import type { FastifyInstance } from 'fastify'
import { parseAbi } from 'viem'
import { longZeroAddress } from '../../chains/hedera/entity-id.ts'
import { TREASURY_ID, WHBAR_TOKEN_ID } from '../../chains/hedera/hedera-entities.ts'
import type { Listing } from '../../universe/listing.ts'
import { findLaunch, findListing } from '../../world/find-listing.ts'
import type { World } from '../../world/world.ts'
import { findEntity } from './find-entity.ts'
import { invalidParameter, notFound } from './mirror-refusal.ts'
import { readHoldings, tokenListings } from './read-holdings.ts'
import { compare, readLimit, readOrder, readQuery, splitOperator } from './read-query.ts'

const supplyAbi = parseAbi(['function totalSupply() view returns (uint256)'])
const ISSUED_AT = '1640995200.000000000'
const LIST_PARAMETERS = ['account.id', 'limit', 'name', 'order', 'publickey', 'token.id', 'type']

export function mountTokens(scope: FastifyInstance, world: World): void {
  scope.get('/api/v1/tokens', async (request) => {
    const query = readQuery(request.query, LIST_PARAMETERS, ['token.id', 'type'])
    const limit = readLimit(query)
    const order = readOrder(query, 'asc')
    const name = query.name?.[0]?.toLowerCase()
    const bounds = (query['token.id'] ?? []).map(readBound)
    const listings = await listingsOf(world, query['account.id']?.[0])
    const fitting = (order === 'asc' ? listings : listings.toReversed()).filter(
      (listing) =>
        (name === undefined || listing.name.toLowerCase().includes(name)) &&
        bounds.every(({ operator, number }) => compare(operator, BigInt(listing.address.slice(4)), number)),
    )
    const rows = fitting.slice(0, limit)
    const bound = `${order === 'asc' ? 'gt' : 'lt'}:${rows.at(-1)?.address}`
    const next = `/api/v1/tokens?limit=${limit}&order=${order}&token.id=${bound}`
    return { tokens: rows.map(describeRow), links: { next: fitting.length > limit ? next : null } }
  })

  scope.get<{ Params: { id: string } }>('/api/v1/tokens/:id', async (request) => {
    readQuery(request.query, ['timestamp'])
    const { id } = request.params
    if (!/^(0\.0\.)?\d{1,10}$/.test(id)) throw invalidParameter('tokenId')
    const tokenId = id.startsWith('0.0.') ? id : `0.0.${id}`
    const listing = findListing(world, 'hedera', tokenId)
    if (listing?.standard !== 'hts') throw notFound()
    return describeToken(world, listing)
  })
}

async function listingsOf(world: World, account: string | undefined): Promise<readonly Listing[]> {
  if (account === undefined) return tokenListings(world)
  const entity = await findEntity(world.hedera, account, 'account.id')
  return entity ? (await readHoldings(world, entity.address)).map((holding) => holding.listing) : []
}

function readBound(text: string) {
  const [operator, value] = splitOperator(text)
  if (!/^(0\.0\.)?\d{1,10}$/.test(value)) throw invalidParameter('token.id')
  return { operator, number: BigInt(value.replace(/^0\.0\./, '')) }
}

function describeRow(listing: Listing) {
  return {
    admin_key: null,
    decimals: listing.decimals,
    metadata: '',
    name: listing.name,
    symbol: listing.symbol,
    token_id: listing.address,
    type: 'FUNGIBLE_COMMON',
  }
}

async function describeToken(world: World, listing: Listing) {
  const { mintAuthority, freezeAuthority, transferTaxBps, honeypot } = listing.risk
  const supply = await world.hedera.node.readContract({
    address: longZeroAddress(listing.address),
    abi: supplyAbi,
    functionName: 'totalSupply',
  })
  const isWhbar = listing.address === WHBAR_TOKEN_ID
  const treasury = isWhbar ? '0.0.1456985' : TREASURY_ID
  const isGrowing = isWhbar || mintAuthority !== null
  const launch = findLaunch(world, 'hedera', listing.address)
  const issuedAt = launch ? consensusTime(launch.bornAtMs) : ISSUED_AT
  return {
    admin_key: null,
    auto_renew_account: treasury,
    auto_renew_period: 7_776_000,
    created_timestamp: issuedAt,
    custom_fees: {
      created_timestamp: issuedAt,
      fixed_fees: [],
      fractional_fees: transferTaxBps > 0 ? [fractionalFee(listing, treasury)] : [],
    },
    // A text here, a number in the list of an account: so it is in the original.
    decimals: String(listing.decimals),
    deleted: false,
    expiry_timestamp: null,
    fee_schedule_key: null,
    freeze_default: false,
    freeze_key: honeypot ? keyOf(treasury) : keyOf(freezeAuthority),
    initial_supply: String(isWhbar ? 0n : supply),
    kyc_key: null,
    max_supply: isGrowing ? '0' : String(supply),
    memo: '',
    metadata: '',
    metadata_key: null,
    modified_timestamp: issuedAt,
    name: listing.name,
    pause_key: null,
    pause_status: 'NOT_APPLICABLE',
    supply_key: keyOf(isWhbar ? treasury : mintAuthority),
    supply_type: isGrowing ? 'INFINITE' : 'FINITE',
    symbol: listing.symbol,
    token_id: listing.address,
    total_supply: String(supply),
    treasury_account_id: treasury,
    type: 'FUNGIBLE_COMMON',
    wipe_key: null,
  }
}

function consensusTime(atMs: number): string {
  return `${Math.floor(atMs / 1_000)}.${String(atMs % 1_000).padStart(3, '0')}000000`
}

function fractionalFee(listing: Listing, collector: string) {
  return {
    all_collectors_are_exempt: true,
    amount: { numerator: listing.risk.transferTaxBps, denominator: 10_000 },
    collector_account_id: collector,
    denominating_token_id: listing.address,
    maximum: null,
    minimum: 0,
    net_of_transfers: false,
  }
}

/** A key of an account is shown as the bytes of a contract id. */
function keyOf(authority: string | null) {
  if (authority === null) return null
  return { _type: 'ProtobufEncoded', key: Buffer.from(`contract ${authority}`).toString('hex') }
}
