import Fastify from 'fastify'
import { type Address, createWalletClient, type Hex, http } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { EvmChain, EvmGift } from '../../chains/evm/evm-chain.ts'
import { openTestChains } from '../../chains/evm/start-test-chain.ts'
import { createFaultBoard } from '../../faults/fault-board.ts'
import { createMarketClock } from '../../market/market-clock.ts'
import { sandboxPortsFrom } from '../../world/ports.ts'
import type { World } from '../../world/world.ts'
import type { Double } from '../double.ts'
import { mountDouble } from '../mount-doubles.ts'

export type TestWorld = {
  readonly world: World
  readonly url: string
  /** A new account with these coins. */
  readonly person: (chain: EvmChain, gift: EvmGift) => Promise<PrivateKeyAccount>
  /** The same world with everything but the chains started anew from its folder. */
  readonly reopen: () => World
  readonly stop: () => Promise<void>
}

/** Real Ethereum and BSC nodes, market and universe with some doubles in front; the other chains are not needed. */
export async function startTestWorld(doubles: readonly Double[]): Promise<TestWorld> {
  const chains = await openTestChains()
  const start = async (name: 'ethereum' | 'bsc'): Promise<EvmChain> => {
    const chain = await chains.start(name)
    return { ...chain, rpcUrl: chain.nodeUrl }
  }
  const [ethereum, bsc] = await Promise.all([start('ethereum'), start('bsc')])
  const makeWorld = (): World => ({
    ...worldWithoutChains(chains),
    evm: {
      ethereum,
      bsc,
      get hedera(): EvmChain {
        throw new Error('there is no Hedera in this test')
      },
    },
    get hedera(): World['hedera'] {
      throw new Error('there is no Hedera in this test')
    },
    get solana(): World['solana'] {
      throw new Error('there is no Solana in this test')
    },
  })
  const world = makeWorld()
  const app = Fastify({ forceCloseConnections: true })
  for (const double of doubles) await mountDouble(app, double, world)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const stops = doubles.flatMap((double) => double.run?.(world) ?? [])
  return {
    world,
    url,
    person: async (chain, gift) => {
      const account = privateKeyToAccount(generatePrivateKey())
      await chain.fund(account.address, gift)
      return account
    },
    reopen: makeWorld,
    stop: async () => {
      for (const stop of stops) await stop()
      await app.close()
      await chains.stop()
    },
  }
}

type Chains = Awaited<ReturnType<typeof openTestChains>>

function worldWithoutChains({
  universe,
  market,
  log,
  stateDir,
}: Chains): Omit<World, 'evm' | 'hedera' | 'solana'> {
  return {
    ports: sandboxPortsFrom(4_750),
    seed: market.seed,
    stateDir,
    stress: false,
    clock: createMarketClock(),
    universe,
    market,
    faults: createFaultBoard(),
    log,
  }
}

export type PersonsCall = {
  readonly to: Address
  readonly data?: Hex
  readonly value?: bigint
  readonly gas?: bigint
}

/** Signed by the account; gives the receipt, failed or not. */
export async function sendAs(chain: EvmChain, account: PrivateKeyAccount, call: PersonsCall) {
  const wallet = createWalletClient({ account, transport: http(chain.nodeUrl) })
  const { to, data = '0x', value = 0n, gas = 1_000_000n } = call
  const hash = await wallet.sendTransaction({ to, data, value, gas, chain: chain.wallet.chain ?? null })
  return chain.node.waitForTransactionReceipt({ hash })
}
