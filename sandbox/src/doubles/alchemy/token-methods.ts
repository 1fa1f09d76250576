import { type Address, erc20Abi, isAddress, pad, toHex } from 'viem'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import type { Network } from './networks.ts'
import { lower } from './read-block.ts'
import { readAmounts, readHoldings, readMetadata, type TokenAmount, truthPct } from './read-tokens.ts'
import { invalidParams } from './rpc-error.ts'

const PAGE = 100

const address = z.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
  'invalid address',
)
const balancesParams = z.union([
  z.tuple([address]),
  z.tuple([address, z.literal(['erc20', 'DEFAULT_TOKENS'])]),
  z.tuple([address, z.array(address).min(1).max(1_500)]),
  z.tuple([
    address,
    z.literal('erc20'),
    z.strictObject({
      pageKey: z.string().optional(),
      maxCount: z.number().int().min(1).max(PAGE).optional(),
    }),
  ]),
])
const allowanceParams = z.tuple([z.strictObject({ contract: address, owner: address, spender: address })])

export async function getTokenBalances(world: World, network: Network, params: readonly unknown[]) {
  const [owner, tokens = 'erc20', options] = parse(balancesParams, params)
  const truth = truthPct(world, 'alchemy_getTokenBalances')
  const showAll = (amounts: readonly TokenAmount[]) => amounts.map((amount) => show(amount, truth))
  if (typeof tokens !== 'string') {
    return { address: lower(owner), tokenBalances: showAll(await readAmounts(network, owner, tokens)) }
  }
  await network.catchUp()
  const holdings = await readHoldings(world, network, owner)
  // The key is the last token of the page before: one that is gained meanwhile shifts nothing.
  const rest =
    options?.pageKey === undefined ? holdings : holdings.filter(({ token }) => token > pageStart(options))
  const page = rest.slice(0, options?.maxCount ?? PAGE)
  const last = page.at(-1)
  return {
    address: lower(owner),
    tokenBalances: showAll(page),
    ...(last && rest.length > page.length ? { pageKey: last.token } : {}),
  }
}

function pageStart({ pageKey = '' }: { pageKey?: string | undefined }): string {
  if (!isAddress(pageKey, { strict: false })) throw invalidParams('pageKey is invalid')
  return pageKey.toLowerCase()
}

function show({ token, amountRaw }: TokenAmount, truth: bigint) {
  return {
    contractAddress: lower(token),
    tokenBalance: amountRaw === null ? null : pad(toHex((amountRaw * truth) / 100n)),
    error: amountRaw === null ? 'execution reverted' : null,
  }
}

export async function getTokenMetadata(world: World, network: Network, params: readonly unknown[]) {
  const [token] = parse(z.tuple([address]), params)
  return readMetadata(world, network, token)
}

export async function getTokenAllowance(_world: World, network: Network, params: readonly unknown[]) {
  const [{ contract, owner, spender }] = parse(allowanceParams, params)
  const allowed = await network.chain.node
    .readContract({ address: contract, abi: erc20Abi, functionName: 'allowance', args: [owner, spender] })
    .catch(() => null)
  if (allowed === null) throw invalidParams('contract is not a token')
  return allowed.toString()
}

function parse<Schema extends z.ZodType>(schema: Schema, params: readonly unknown[]): z.infer<Schema> {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidParams(`params ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
}
