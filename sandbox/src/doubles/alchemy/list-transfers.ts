import { type Address, formatUnits, isAddress, numberToHex, toHex } from 'viem'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import type { Network } from './networks.ts'
import { lower } from './read-block.ts'
import { findListing, readMetadata, type TokenMetadata } from './read-tokens.ts'
import { invalidParams } from './rpc-error.ts'
import type { IndexedTransfer } from './transfer-index.ts'

const PAGE_KEY_MS = 10 * 60_000
const MAX_COUNT = 0x3e8

const address = z
  .custom<Address>(
    (value) => typeof value === 'string' && isAddress(value, { strict: false }),
    'invalid address',
  )
  .transform(lower)
const blockTag = z.union([
  z.literal(['latest', 'indexed', 'earliest', 'safe', 'finalized']),
  z.string().regex(/^0x[0-9a-fA-F]+$/),
])

const transfersQuery = z.strictObject({
  fromBlock: blockTag.optional(),
  toBlock: blockTag.optional(),
  fromAddress: address.optional(),
  toAddress: address.optional(),
  contractAddresses: z.array(address).min(1).optional(),
  category: z.array(z.enum(['external', 'internal', 'erc20', 'erc721', 'erc1155', 'specialnft'])).min(1),
  order: z.enum(['asc', 'desc']).optional(),
  withMetadata: z.boolean().optional(),
  excludeZeroValue: z.boolean().optional(),
  maxCount: z
    .string()
    .regex(/^0x[0-9a-fA-F]+$/)
    .refine(
      (text) => Number(text) >= 1 && Number(text) <= MAX_COUNT,
      'maxCount must be between 0x1 and 0x3e8',
    )
    .optional(),
  pageKey: z.string().optional(),
})
type TransfersQuery = z.infer<typeof transfersQuery>

const pageKey = z.strictObject({ after: z.string(), madeAtMs: z.number() })

export async function listTransfers(world: World, network: Network, params: readonly unknown[]) {
  const query = parseQuery(params)
  await network.catchUp()
  const isDescending = query.order === 'desc'
  const found = candidates(network, query).filter((transfer) => fits(transfer, query))
  const ordered = isDescending ? found.toReversed() : found
  const after = readPageKey(query.pageKey)
  const rest =
    after === null
      ? ordered
      : ordered.filter(({ position }) => (isDescending ? position < after : position > after))
  const page = rest.slice(0, query.maxCount === undefined ? MAX_COUNT : Number(query.maxCount))
  const last = page.at(-1)
  const transfers = await Promise.all(page.map((transfer) => show(world, network, { transfer, query })))
  return rest.length > page.length && last
    ? { transfers, pageKey: makePageKey(last.position) }
    : { transfers }
}

function parseQuery(params: readonly unknown[]): TransfersQuery {
  const parsed = transfersQuery.safeParse(params[0])
  if (parsed.success && params.length === 1) return parsed.data
  const issue = parsed.error?.issues[0]
  throw invalidParams(
    issue ? `${issue.path.join('.') || 'params'}: ${issue.message}` : 'exactly one parameter is expected',
  )
}

/** Both addresses together mean both must hold. */
function candidates(
  { index }: Network,
  { fromAddress, toAddress }: TransfersQuery,
): readonly IndexedTransfer[] {
  const anyone = fromAddress ?? toAddress
  return anyone === undefined ? index.all() : index.of(anyone)
}

function fits(transfer: IndexedTransfer, query: TransfersQuery): boolean {
  const { fromAddress, toAddress, contractAddresses, category } = query
  return (
    category.some((each) => each === transfer.category) &&
    (fromAddress === undefined || transfer.from === fromAddress) &&
    (toAddress === undefined || transfer.to === toAddress) &&
    (!contractAddresses || (transfer.token !== null && contractAddresses.includes(transfer.token))) &&
    (query.excludeZeroValue === false || transfer.valueRaw !== '0') &&
    transfer.block >= blockNumber(query.fromBlock, 0) &&
    transfer.block <= blockNumber(query.toBlock, Number.MAX_SAFE_INTEGER)
  )
}

function blockNumber(tag: string | undefined, otherwise: number): number {
  if (tag === undefined) return otherwise
  if (tag.startsWith('0x')) return Number(tag)
  return tag === 'earliest' ? 0 : otherwise
}

function makePageKey(position: string): string {
  return Buffer.from(JSON.stringify({ after: position, madeAtMs: Date.now() })).toString('base64url')
}

function readPageKey(text: string | undefined): string | null {
  if (text === undefined) return null
  try {
    const key = pageKey.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (Date.now() - key.madeAtMs <= PAGE_KEY_MS) return key.after
  } catch {
    // Told below in the same words as a key that is too old.
  }
  throw invalidParams('pageKey is invalid or has expired')
}

type Shown = { readonly transfer: IndexedTransfer; readonly query: TransfersQuery }

async function show(world: World, network: Network, { transfer, query }: Shown) {
  const { category, from, to, hash, uniqueId, token } = transfer
  const { symbol, decimals } = await assetOf(world, network, token)
  const value = BigInt(transfer.valueRaw)
  return {
    category,
    blockNum: numberToHex(transfer.block),
    from,
    to,
    value: decimals === null ? null : Number(formatUnits(value, decimals)),
    erc721TokenId: null,
    erc1155Metadata: null,
    tokenId: null,
    asset: symbol,
    uniqueId,
    hash,
    rawContract: {
      value: toHex(value),
      address: token,
      decimal: decimals === null ? null : numberToHex(decimals),
    },
    ...(query.withMetadata
      ? { metadata: { blockTimestamp: new Date(transfer.atSec * 1_000).toISOString() } }
      : {}),
  }
}

async function assetOf(
  world: World,
  network: Network,
  token: Address | null,
): Promise<Pick<TokenMetadata, 'symbol' | 'decimals'>> {
  if (token === null) return { symbol: network.name === 'bnb-mainnet' ? 'BNB' : 'ETH', decimals: 18 }
  return findListing(world, network, token) ?? readMetadata(world, network, token)
}
