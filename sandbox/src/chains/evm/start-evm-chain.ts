import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Chain,
  createPublicClient,
  createTestClient,
  createWalletClient,
  http,
  keccak256,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Market, MarketClock } from '../../market/market.ts'
import type { Universe } from '../../universe/listing.ts'
import type { SandboxLog } from '../../world/world.ts'
import { BSC_ADDRESSES } from './bsc-addresses.ts'
import { ETHEREUM_ADDRESSES } from './ethereum-addresses.ts'
import type { EvmAddresses } from './evm-addresses.ts'
import type { EvmChain } from './evm-chain.ts'
import { fundFrom } from './fund-account.ts'
import { buildGenesis } from './genesis/build-genesis.ts'
import { genesisKey } from './genesis/genesis-key.ts'
import { startAnvil } from './start-anvil.ts'
import { treasuryNonces } from './treasury-nonces.ts'
import { VIEM_CHAINS } from './viem-chains.ts'

type ChainPlan = {
  readonly addresses: EvmAddresses
  readonly viemChain: Chain
  readonly quoteAssetId: 'USDC' | 'USDT'
  readonly blockTimeMs: number
  readonly baseFeeWei: bigint
}

const CHAINS: Readonly<Record<'ethereum' | 'bsc', ChainPlan>> = {
  ethereum: {
    addresses: ETHEREUM_ADDRESSES,
    viemChain: VIEM_CHAINS.ethereum,
    quoteAssetId: 'USDC',
    blockTimeMs: 2_000,
    baseFeeWei: 1_500_000_000n,
  },
  bsc: {
    addresses: BSC_ADDRESSES,
    viemChain: VIEM_CHAINS.bsc,
    quoteAssetId: 'USDT',
    blockTimeMs: 1_000,
    baseFeeWei: 50_000_000n,
  },
}

export type EvmChainOptions = {
  readonly name: 'ethereum' | 'bsc'
  readonly universe: Universe
  readonly market: Pick<Market, 'priceUsd'>
  readonly clock: Pick<MarketClock, 'nowMs'>
  readonly nodePort: number
  readonly rpcUrl: string
  readonly stateDir: string
  readonly cacheDir: string
  readonly log: SandboxLog
  /** In place of the chain's own pace. */
  readonly blockTimeMs?: number
}

export async function startEvmChain(options: EvmChainOptions): Promise<EvmChain> {
  const { name, nodePort, stateDir } = options
  const { addresses, viemChain, baseFeeWei } = CHAINS[name]
  const blockTimeMs = options.blockTimeMs ?? CHAINS[name].blockTimeMs
  const account = privateKeyToAccount(keccak256(toHex(`practice treasury of ${name}`)), {
    nonceManager: treasuryNonces(),
  })
  await layGenesis(options, account.address)
  const onLost = (complaint: string) =>
    options.log.warn(`the node of ${name} has ended by itself`, { complaint })
  const anvil = await startAnvil({
    chainId: addresses.chainId,
    port: nodePort,
    stateDir,
    blockTimeMs,
    baseFeeWei,
    onLost,
  })
  const shared = {
    chain: viemChain,
    transport: http(anvil.url, { timeout: 60_000 }),
    pollingInterval: 250,
    cacheTime: 0,
  }
  const node = createPublicClient(shared)
  const wallet = createWalletClient({ ...shared, account })
  const admin = createTestClient({ ...shared, mode: 'anvil' })
  return {
    name,
    chainId: addresses.chainId,
    rpcUrl: options.rpcUrl,
    nodeUrl: anvil.url,
    node,
    wallet,
    admin,
    treasury: account.address,
    fund: fundFrom({ node, wallet, account }),
    stop: anvil.stop,
  }
}

/** A folder without a state, or with one made of other listings or contracts, starts from genesis. */
async function layGenesis(options: EvmChainOptions, treasury: EvmChain['treasury']): Promise<void> {
  const { name, universe, market, clock, stateDir, cacheDir, nodePort, log } = options
  const { addresses, quoteAssetId } = CHAINS[name]
  const listings = universe.onChain(name)
  const key = await genesisKey(name, listings)
  const mark = join(stateDir, 'genesis')
  const laid = existsSync(mark) ? await readFile(mark, 'utf8') : null
  if (laid === key) return
  if (laid !== null) log.warn(`the ${name} of before was made of other listings or contracts; it starts anew`)
  const folder = join(cacheDir, key)
  if (!existsSync(folder)) {
    const startedMs = performance.now()
    const atMs = clock.nowMs()
    const priceUsd = (assetId: string) => market.priceUsd(assetId, atMs)
    const chain = { universe, listings, addresses, quoteAssetId, priceUsd }
    await buildGenesis({ chain, treasury, port: nodePort, folder })
    log.info(`${name} furnished in ${Math.round((performance.now() - startedMs) / 100) / 10} s`)
  }
  await mkdir(stateDir, { recursive: true })
  for (const file of ['state.json', 'pools.json']) await copyFile(join(folder, file), join(stateDir, file))
  await writeFile(mark, key)
}
