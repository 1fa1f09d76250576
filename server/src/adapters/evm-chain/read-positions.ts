import { CHAINS } from '@windhover/core/chains/all-chains'
import {
  type Abi,
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  toEventSelector,
  zeroAddress,
} from 'viem'
import { z } from 'zod'
import { whatItSaid } from '../../platform/evm/evm-errors.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { hexText } from '../../platform/evm/evm-shapes.ts'
import type { EvmPositionRecord } from '../../ports/wallet-records.ts'
import type { EvmFacts } from './facts.ts'
import type { TokenFacts } from './token-facts.ts'

const MANAGER_ABI = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function getPoolAndPositionInfo(uint256 tokenId) view returns (PoolKey poolKey, uint256 info)',
  'function getPositionLiquidity(uint256 tokenId) view returns (uint128 liquidity)',
])
const TRANSFER = toEventSelector('event Transfer(address,address,uint256)')
/** The newest ones; each costs three calls. */
const POSITIONS_MAX = 100

const logs = z.array(z.object({ topics: z.array(hexText) }))

type Parts = { readonly node: EvmNode; readonly tokenFacts: TokenFacts; readonly facts: EvmFacts }

/**
 * The manager cannot list what somebody holds, but its log tells what somebody ever received: those are asked for
 * their owner now. Of one manager and one receiver the log is short, however many blocks there are.
 */
export async function readPositions(parts: Parts, owner: Address): Promise<readonly EvmPositionRecord[]> {
  const { node, facts } = parts
  const filter = {
    address: facts.positionManager,
    fromBlock: '0x0',
    toBlock: 'latest',
    topics: [TRANSFER, null, pad(owner).toLowerCase()],
  }
  const received = await node.ask({ method: 'eth_getLogs', params: [filter] }, logs)
  const ids = received.flatMap(({ topics }) => (topics[3] === undefined ? [] : [BigInt(topics[3])]))
  const newest = [...new Set(ids)].toReversed().slice(0, POSITIONS_MAX)
  const found = await Promise.all(newest.map((id) => readPosition(parts, id, owner)))
  return found.filter((position) => position !== null)
}

async function readPosition(parts: Parts, id: bigint, owner: Address): Promise<EvmPositionRecord | null> {
  if ((await readOwner(parts, id))?.toLowerCase() !== owner.toLowerCase()) return null
  const [pool, liquidity] = await Promise.all([
    callManager(parts, 'getPoolAndPositionInfo', id),
    callManager(parts, 'getPositionLiquidity', id),
  ])
  const [{ currency0, currency1 }] = poolAnswer.parse(pool)
  const [first, second] = await Promise.all([symbolOf(parts, currency0), symbolOf(parts, currency1)])
  return { id, symbols: [first, second], liquidity: z.bigint().parse(liquidity) }
}

const poolAnswer = z.tuple(
  [z.object({ currency0: z.custom<Address>(), currency1: z.custom<Address>() })],
  z.unknown(),
)

/** A position that was burnt has no owner: the manager reverts. */
async function readOwner(parts: Parts, id: bigint): Promise<string | null> {
  try {
    return z.string().parse(await callManager(parts, 'ownerOf', id))
  } catch (error) {
    if (/revert|NOT_MINTED/i.test(whatItSaid(error) ?? '')) return null
    throw error
  }
}

async function callManager({ node, facts }: Parts, functionName: string, id: bigint): Promise<unknown> {
  const abi: Abi = MANAGER_ABI
  const data: Hex = encodeFunctionData({ abi, functionName, args: [id] })
  const call = { to: facts.positionManager, data }
  const answer = await node.ask({ method: 'eth_call', params: [call, 'latest'] }, hexText)
  return decodeFunctionResult({ abi, functionName, data: answer })
}

async function symbolOf({ tokenFacts, facts }: Parts, currency: Address): Promise<string> {
  if (currency === zeroAddress) return CHAINS[facts.chain].native.symbol
  const { symbol } = await tokenFacts(currency)
  return symbol ?? `${currency.slice(0, 6)}…${currency.slice(-4)}`
}
