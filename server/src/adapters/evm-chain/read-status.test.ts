import { NETWORKS } from '@windhover/core/authority/networks'
import { type Recording, startReplayServer } from '@windhover/testkit/replay-server'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { ChainAdapter, EvmAction } from '../../ports/chain.ts'
import { createEvmChain } from './index.ts'

const HASH = `0x${'12'.repeat(32)}`
const ON_CHAIN = `0x${'aa'.repeat(32)}`
const receipt = {
  blockNumber: '0x64',
  blockHash: ON_CHAIN,
  status: '0x1',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x3',
}
const block = (hash: string) => ({ hash, timestamp: '0x65' })

/** A node that answers as told, because a reorganised chain cannot be ordered from a real one to the block. */
async function withNode<Value>(
  recordings: readonly Recording[],
  use: (adapter: ChainAdapter) => Promise<Value>,
  chain: 'ethereum' | 'bsc' = 'ethereum',
): Promise<Value> {
  const server = await startReplayServer(recordings)
  try {
    return await use(
      createEvmChain({
        chain,
        evmChainId: NETWORKS.practice[chain],
        rpcUrl: server.url,
        alchemyUrl: server.url,
        clock: systemClock,
      }),
    )
  } finally {
    await server.stop()
  }
}
const statusOf = (recordings: readonly Recording[], chain?: 'ethereum' | 'bsc') =>
  withNode(recordings, (adapter) => adapter.getStatus({ transactionId: HASH }), chain)
const landedAt = (head: string): readonly Recording[] => [
  { rpc: 'eth_getTransactionReceipt', answer: receipt },
  { rpc: 'eth_getBlockByNumber', answer: block(ON_CHAIN) },
  { rpc: 'eth_blockNumber', answer: head },
]

describe('status of an EVM transaction', () => {
  it.each([
    ['ethereum', '0x64', false],
    ['ethereum', '0xa3', false],
    ['ethereum', '0xa4', true],
    ['bsc', '0x72', false],
    ['bsc', '0x73', true],
  ] as const)('%s at head %s: final is %s', async (chain, head, isFinal) => {
    const status = await statusOf(landedAt(head), chain)
    expect(status).toEqual({ state: 'confirmed', isFinal, feeRaw: 63_000n, atMs: 101_000 })
  })

  it('is pending again when the chain has left the block it was in', async () => {
    const left: readonly Recording[] = [
      { rpc: 'eth_getTransactionReceipt', answer: receipt },
      { rpc: 'eth_getBlockByNumber', answer: block(`0x${'bb'.repeat(32)}`) },
      { rpc: 'eth_getTransactionByHash', answer: { hash: HASH } },
    ]
    expect(await statusOf(left)).toEqual({ state: 'pending' })
    const forgotten = left.map((each) =>
      each.rpc === 'eth_getTransactionByHash' ? { ...each, answer: null } : each,
    )
    expect(await statusOf(forgotten)).toEqual({ state: 'unseen' })
  })
})

describe('a node that cannot trace', () => {
  const action: EvmAction = {
    chain: 'ethereum',
    from: '0x28C6c06298d514Db089934071355E5743bf21d60',
    to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    data: `0xa9059cbb${'1111111111111111111111111111111111111111'.padStart(64, '0')}${'64'.padStart(64, '0')}`,
    valueWei: 0n,
    gasLimit: 60_000n,
    nonce: 0,
    maxFeePerGasWei: 10n,
    maxPriorityFeePerGasWei: 1n,
  }
  const missing: Recording = { rpc: 'eth_simulateV1', rpcError: { code: -32601, message: 'no such method' } }
  const known: readonly Recording[] = [
    missing,
    { rpc: 'eth_gasPrice', answer: '0x5' },
    { rpc: 'alchemy_getTokenMetadata', answer: { name: 'USD Coin', symbol: 'USDC', decimals: 6 } },
  ]
  const called: Recording = { rpc: 'eth_call', answer: `0x${'1'.padStart(64, '0')}` }

  it('still says what a transfer moves', async () => {
    const effects = await withNode([...known, called], (adapter) => adapter.simulate(action))
    expect(effects).toEqual({
      succeeds: true,
      changes: [{ token: action.to, symbol: 'USDC', decimals: 6, amountRaw: -100n }],
      feeRaw: 300_000n,
      isComplete: true,
    })
  })

  it('says that it does not know all of another call', async () => {
    const effects = await withNode([...known, called], (adapter) =>
      adapter.simulate({ ...action, data: '0x12345678', valueWei: 5n }),
    )
    expect(effects).toMatchObject({
      succeeds: true,
      isComplete: false,
      changes: [{ token: 'native', amountRaw: -5n }],
    })
  })

  it('tells a refusal by the contract’s own words, and trouble as trouble', async () => {
    const reason = `0x08c379a0${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${Buffer.from('nope').toString('hex').padEnd(64, '0')}`
    const refused: Recording = {
      rpc: 'eth_call',
      rpcError: { code: 3, message: 'execution reverted', data: reason },
    }
    const effects = await withNode([...known, refused], (adapter) => adapter.simulate(action))
    expect(effects).toMatchObject({
      succeeds: false,
      error: { code: 'chain/reverted', message: 'nope', context: { chain: 'ethereum' } },
    })
    await withNode([missing], async (adapter) => {
      await expect(adapter.simulate(action)).rejects.toMatchObject({ code: 'chain/unavailable' })
    })
  })
})
