import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NETWORKS } from '@windhover/core/authority/networks'
import { freePort } from '@windhover/testkit/free-port'
import type { Hash } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { buildUniverse } from '../../universe/build-universe.ts'
import type { HederaChain } from './hedera-chain.ts'
import { type HederaOptions, startHederaChain } from './start-hedera-chain.ts'
import { GAS_PRICE_WEIBAR, WEIBAR_PER_TINYBAR } from './units.ts'

/** The market is not asked for its price here, so that the figures of a test are the same every day. */
const PRICES: Readonly<Record<string, number>> = { HBAR: 0.2, USDC: 1, SAUCE: 0.05, BTC: 100_000, ETH: 4_000 }
const CACHE = new URL('../../../../.cache/sandbox-tests/', import.meta.url).pathname

export type TestHedera = {
  readonly chain: HederaChain
  readonly options: HederaOptions
  /** Ends the node and starts it again from its folder. */
  readonly restart: () => Promise<HederaChain>
  readonly stop: () => Promise<void>
}

/** A real node with everything deployed; the folder goes when it stops. */
export async function startTestHedera(): Promise<TestHedera> {
  const stateDir = await mkdtemp(join(tmpdir(), 'hedera-'))
  const options: HederaOptions = {
    universe: buildUniverse('windhover'),
    market: { priceUsd: (assetId) => PRICES[assetId] ?? 1 },
    clock: { nowMs: () => Date.now() },
    nodePort: await freePort(),
    rpcUrl: 'http://127.0.0.1:1/rpc/hedera',
    stateDir,
    cacheDir: CACHE,
    blockTimeMs: 100,
    log: { info: () => undefined, warn: () => undefined },
  }
  let chain = await startHederaChain(options)
  return {
    get chain() {
      return chain
    },
    options,
    restart: async () => {
      await chain.stop()
      chain = await startHederaChain(options)
      return chain
    },
    stop: async () => {
      await chain.stop()
      await rm(stateDir, { recursive: true, force: true })
    },
  }
}

export function newPerson(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey())
}

export type PersonsCall = {
  readonly to: `0x${string}`
  readonly data?: `0x${string}`
  readonly valueTinybar?: bigint
  readonly nonce?: number
  readonly gas?: bigint
}

/** Signs a call as a wallet would, in weibar. */
export async function signCall(
  chain: HederaChain,
  person: PrivateKeyAccount,
  call: PersonsCall,
): Promise<`0x${string}`> {
  const nonce =
    call.nonce ?? (await chain.node.getTransactionCount({ address: person.address, blockTag: 'pending' }))
  return person.signTransaction({
    chainId: NETWORKS.practice.hedera,
    type: 'eip1559',
    to: call.to,
    data: call.data ?? '0x',
    value: (call.valueTinybar ?? 0n) * WEIBAR_PER_TINYBAR,
    nonce,
    gas: call.gas ?? 1_500_000n,
    maxFeePerGas: GAS_PRICE_WEIBAR,
    maxPriorityFeePerGas: 0n,
  })
}

/** Signs, sends through the relay and waits; the hash is that of the signed bytes. */
export async function sendCall(
  chain: HederaChain,
  person: PrivateKeyAccount,
  call: PersonsCall,
): Promise<SentCall> {
  const raw = await signCall(chain, person, call)
  const hash = (await chain.relay.handle('eth_sendRawTransaction', [raw])) as Hash
  return { hash, receipt: await awaitRelayReceipt(chain, hash) }
}

export type SentCall = { readonly hash: Hash; readonly receipt: RelayReceipt }
export type RelayReceipt = {
  readonly status: string
  readonly blockNumber: string
  readonly gasUsed: string
  readonly effectiveGasPrice: string
  readonly transactionHash: string
  readonly logs: readonly { readonly transactionHash: string }[]
}

export async function awaitRelayReceipt(chain: HederaChain, hash: Hash): Promise<RelayReceipt> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const receipt = await chain.relay.handle('eth_getTransactionReceipt', [hash])
    if (receipt !== null) return receipt as RelayReceipt
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`No receipt for ${hash}`)
}

/** What a transaction cost its sender, in tinybar. */
export function feeOf(receipt: RelayReceipt): bigint {
  return (BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)) / WEIBAR_PER_TINYBAR
}
