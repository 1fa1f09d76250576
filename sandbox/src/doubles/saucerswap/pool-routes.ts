import type { FastifyInstance } from 'fastify'
import { parseAbi } from 'viem'
import type { V3Pool } from '../../chains/evm/pool-book.ts'
import { poolContractId } from '../../chains/hedera/account-book.ts'
import { longZeroEntityId } from '../../chains/hedera/entity-id.ts'
import { MULTICALL } from '../../chains/hedera/hedera-entities.ts'
import type { World } from '../../world/world.ts'
import { describeFullToken, describePoolToken } from './describe-token.ts'

const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
  'function balanceOf(address owner) view returns (uint256)',
])

type Describe = typeof describePoolToken

export function mountPools(scope: FastifyInstance, world: World): void {
  scope.get('/v2/pools', async () => describePools(world, describePoolToken))
  scope.get('/v2/pools/full', async () => describePools(world, describeFullToken))
  scope.get<{ Params: { id: string } }>('/v2/pools/:id', async (request, reply) => {
    const pools = await describePools(world, describeFullToken)
    const pool = pools.find((each) => `${each.id}` === request.params.id)
    return pool ?? reply.status(404).send({ statusCode: 404, message: 'Pool not found' })
  })
}

/** What the chain says of every pool, in one call. */
async function describePools(world: World, describe: Describe) {
  const { pools, node } = world.hedera
  const results = await node.multicall({
    contracts: pools.flatMap(callsOf),
    multicallAddress: MULTICALL,
    allowFailure: false,
  })
  return pools.flatMap((pool, index) => {
    const [slot0, liquidity, amountA, amountB] = results.slice(index * 4, index * 4 + 4)
    const tokenA = listingOf(world, pool.token0.token)
    const tokenB = listingOf(world, pool.token1.token)
    if (!Array.isArray(slot0) || !tokenA || !tokenB) return []
    return [
      {
        id: index + 1,
        contractId: poolContractId(index),
        tokenA: describe(world, tokenA),
        tokenB: describe(world, tokenB),
        amountA: `${amountA}`,
        amountB: `${amountB}`,
        fee: pool.fee,
        sqrtRatioX96: `${slot0[0]}`,
        tickCurrent: Number(slot0[1]),
        liquidity: `${liquidity}`,
      },
    ]
  })
}

function callsOf({ address, token0, token1 }: V3Pool) {
  return [
    { address, abi, functionName: 'slot0' },
    { address, abi, functionName: 'liquidity' },
    { address: token0.token, abi, functionName: 'balanceOf', args: [address] },
    { address: token1.token, abi, functionName: 'balanceOf', args: [address] },
  ] as const
}

function listingOf(world: World, token: `0x${string}`) {
  return world.universe.listing('hedera', longZeroEntityId(token) ?? '')
}
