import { NETWORKS } from '@windhover/core/authority/networks'
import Fastify from 'fastify'
import { type Address, concatHex, type Hex, parseAbi } from 'viem'
import { startArbitrage } from '../../chains/evm/arbitrage.ts'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import {
  newVisitor,
  openTestChains,
  type TestChains,
  type Visitor,
} from '../../chains/evm/start-test-chain.ts'
import { createFaultBoard, type FaultBoard } from '../../faults/fault-board.ts'
import type { World } from '../../world/world.ts'
import { mountDouble } from '../mount-doubles.ts'
import { double } from './index.ts'

const ERC20 = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
])
const HEADERS = { '0x-api-key': 'practice', '0x-version': 'v2' }

// biome-ignore lint/suspicious/noExplicitAny: an answer is judged field by field
export type Body = Record<string, any>
type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Body }

export type TestZeroX = {
  readonly chains: TestChains
  readonly ethereum: EvmChain
  readonly bsc: EvmChain
  readonly faults: FaultBoard
  readonly get: (
    path: string,
    query: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** A firm quote on Ethereum, through the allowance holder unless said otherwise. */
  readonly quote: (query: Record<string, string>, via?: 'allowance-holder' | 'permit2') => Promise<Body>
  readonly stop: () => Promise<void>
}

/** The double over real chains whose pools stand at the market. */
export async function startTestZeroX(): Promise<TestZeroX> {
  const chains = await openTestChains()
  const faults = createFaultBoard()
  const [ethereum, bsc] = await Promise.all([chains.start('ethereum'), chains.start('bsc')])
  const evm = { ethereum, bsc }
  const clock = { nowMs: Date.now, speed: 1 }
  const stopArbitrage = await startArbitrage({ ...chains, clock, evm })
  await stopArbitrage()
  const app = Fastify({ logger: false })
  // The double asks no more of the world than this.
  await mountDouble(app, double, { ...chains, clock, faults, evm } as unknown as World)
  const get: TestZeroX['get'] = async (path, query, headers = HEADERS) => {
    const response = await app.inject({ method: 'GET', url: `/zero-x${path}`, query, headers })
    return { status: response.statusCode, headers: response.headers, body: response.json() as Body }
  }
  return {
    chains,
    ethereum,
    bsc,
    faults,
    get,
    quote: async (query, via = 'allowance-holder') =>
      (await get(`/swap/${via}/quote`, { chainId: `${NETWORKS.practice.ethereum}`, ...query })).body,
    stop: async () => {
      await app.close()
      await chains.stop()
    },
  }
}

export async function visitorWith(
  chain: EvmChain,
  tokens: readonly (readonly [string, bigint])[],
): Promise<Visitor> {
  const visitor = newVisitor(chain)
  const gifts = tokens.map(([address, amountRaw]) => ({ address, amountRaw }))
  await chain.fund(visitor.account.address, { nativeRaw: 5n * 10n ** 18n, tokens: gifts })
  return visitor
}

export function balance(chain: EvmChain, token: Address, owner: Address): Promise<bigint> {
  return chain.node.readContract({ address: token, abi: ERC20, functionName: 'balanceOf', args: [owner] })
}

export async function approve(
  chain: EvmChain,
  { account, wallet }: Visitor,
  [token, spender]: readonly [Address, Address],
): Promise<void> {
  const args = [spender, 2n ** 256n - 1n] as const
  const call = { address: token, abi: ERC20, functionName: 'approve', args } as const
  const hash = await wallet.writeContract({ account, chain: chain.node.chain, ...call })
  await chain.node.waitForTransactionReceipt({ hash })
}

/** With exactly the gas that the quote names; `suffix` is what a taker appends to the data. */
export async function sendSwap(
  chain: EvmChain,
  { account, wallet }: Visitor,
  quote: Body,
  suffix: Hex = '0x',
) {
  const { transaction } = quote
  const hash = await wallet.sendTransaction({
    account,
    chain: chain.node.chain,
    to: transaction.to,
    data: concatHex([transaction.data, suffix]),
    value: BigInt(transaction.value),
    gas: BigInt(transaction.gas),
  })
  return chain.node.waitForTransactionReceipt({ hash })
}
