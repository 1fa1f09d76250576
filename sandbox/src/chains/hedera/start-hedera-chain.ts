import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Address, encodeFunctionData, getAddress, type Hash, parseAbi } from 'viem'
import type { Market, MarketClock } from '../../market/market.ts'
import type { Universe } from '../../universe/listing.ts'
import type { SandboxLog } from '../../world/world.ts'
import type { EvmGift } from '../evm/evm-chain.ts'
import { readPools } from '../evm/pool-book.ts'
import { type Anvil, startAnvil } from '../evm/start-anvil.ts'
import { openAccountBook } from './account-book.ts'
import { longZeroAddress } from './entity-id.ts'
import { layGenesis, NODE_ARGS } from './genesis.ts'
import type { HederaChain } from './hedera-chain.ts'
import { FEE_COLLECTOR_ID, HEDERA_CHAIN_ID } from './hedera-entities.ts'
import { openLedger } from './ledger.ts'
import { createRelay } from './relay.ts'
import { openRelayedBook } from './relayed-book.ts'
import { openTreasury, TREASURY, type Treasury } from './treasury.ts'

const BLOCK_TIME_MS = 500
const LEDGER_EVERY_MS = 1_000

const tokenAbi = parseAbi([
  'function associateFor(address account) returns (int64)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function associations(address account) view returns (uint64 sinceSec, bool isOn, bool isAutomatic)',
])

export type HederaOptions = {
  readonly universe: Universe
  readonly market: Pick<Market, 'priceUsd'>
  readonly clock: Pick<MarketClock, 'nowMs'>
  readonly nodePort: number
  readonly rpcUrl: string
  readonly stateDir: string
  readonly cacheDir: string
  readonly log: SandboxLog
  readonly blockTimeMs?: number
}

export async function startHederaChain(options: HederaOptions): Promise<HederaChain> {
  const { stateDir, nodePort, market } = options
  const atMs = options.clock.nowMs()
  await layGenesis(stateDir, { ...options, priceUsd: (assetId) => market.priceUsd(assetId, atMs) })
  const anvil = await startAnvil({
    chainId: HEDERA_CHAIN_ID,
    port: nodePort,
    stateDir,
    blockTimeMs: options.blockTimeMs ?? BLOCK_TIME_MS,
    args: NODE_ARGS,
  })
  try {
    return await openChain(anvil, options)
  } catch (error) {
    await anvil.stop()
    throw error
  }
}

async function openChain(anvil: Anvil, { stateDir, rpcUrl, log }: HederaOptions): Promise<HederaChain> {
  const { node, admin } = anvil
  await admin.setCoinbase({ address: longZeroAddress(FEE_COLLECTOR_ID) })
  const pools = (await readPools(stateDir)).filter((pool) => pool.protocol === 'v3')
  const book = openAccountBook(stateDir, pools)
  const relayed = openRelayedBook(stateDir)
  const ledger = await openLedger({ node, book, stateDir, genesisBlock: await genesisBlock(anvil, stateDir) })
  const treasury = openTreasury(anvil.url, node)
  // Numbers of new accounts are known soon after their first coin, whoever asks.
  const timer = setInterval(() => {
    ledger
      .sync()
      .catch((error: unknown) => log.warn('hedera: the ledger could not read on', { err: String(error) }))
  }, LEDGER_EVERY_MS)
  const isAssociated = async (account: Address, tokenId: string): Promise<boolean> => {
    const token = { address: longZeroAddress(tokenId), abi: tokenAbi }
    const [, isOn] = await node.readContract({ ...token, functionName: 'associations', args: [account] })
    return isOn
  }
  return {
    name: 'hedera',
    chainId: HEDERA_CHAIN_ID,
    rpcUrl,
    nodeUrl: anvil.url,
    node,
    wallet: treasury.wallet,
    admin,
    treasury: TREASURY,
    fund: async (to, gift) => {
      const hashes = await fund({ treasury, isAssociated, to: getAddress(to), gift })
      await ledger.sync()
      return hashes
    },
    stop: async () => {
      clearInterval(timer)
      await ledger.sync().catch(() => undefined)
      await anvil.stop()
    },
    accountId: book.accountId,
    evmAddress: book.evmAddress,
    isAssociated,
    relay: createRelay({ node, nodeUrl: anvil.url, book: relayed, accounts: book }),
    relayed,
    book,
    ledger,
    pools,
  }
}

type Funding = {
  readonly treasury: Treasury
  readonly isAssociated: (account: Address, tokenId: string) => Promise<boolean>
  readonly to: Address
  readonly gift: EvmGift
}

async function fund({ treasury, isAssociated, to, gift }: Funding): Promise<readonly Hash[]> {
  const calls: Promise<Hash>[] = []
  if (gift.nativeRaw > 0n) calls.push(treasury.send({ to, value: gift.nativeRaw }))
  for (const { address, amountRaw } of gift.tokens) {
    const token = longZeroAddress(address)
    if (!(await isAssociated(to, address))) {
      const data = encodeFunctionData({ abi: tokenAbi, functionName: 'associateFor', args: [to] })
      calls.push(treasury.send({ to: token, data }))
    }
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amountRaw] })
    calls.push(treasury.send({ to: token, data }))
  }
  return Promise.all(calls)
}

/** The head at the very first start. */
async function genesisBlock({ node }: Anvil, stateDir: string): Promise<number> {
  const file = join(stateDir, 'genesis-block.txt')
  if (existsSync(file)) return Number(await readFile(file, 'utf8'))
  const head = await node.getBlockNumber({ cacheTime: 0 })
  await writeFile(file, `${head}`)
  return Number(head)
}
