import { type Address, type Hash, isAddress, isHash, type PublicClient, toHex } from 'viem'
import { askNode } from '../evm/rpc/ask-node.ts'
import type { RpcHandle } from '../evm/rpc/rpc-call.ts'
import type { AccountBook } from './account-book.ts'
import { longZeroEntityId } from './entity-id.ts'
import { createAnswers, isWire, listOf, toWeibar, type WireObject } from './relay-answers.ts'
import { refusals } from './relay-refusals.ts'
import type { RelayedBook } from './relayed-book.ts'
import { createSendSigned } from './send-signed.ts'
import { GAS_PRICE_WEIBAR, WEIBAR_PER_TINYBAR } from './units.ts'

/** Answers as the JSON-RPC relay does. */
export type Relay = { readonly handle: RpcHandle }

type Handler = (params: readonly unknown[]) => Promise<unknown>

const MOST_FEE_HISTORY = 10

export type RelayOptions = {
  readonly node: PublicClient
  readonly nodeUrl: string
  readonly book: RelayedBook
  readonly accounts: Pick<AccountBook, 'evmAddress'>
}

export function createRelay({ node, nodeUrl, book, accounts }: RelayOptions): Relay {
  const answers = createAnswers(book)
  const ownAddress = (address: Address): Address => {
    const id = longZeroEntityId(address)
    return (id === null ? null : accounts.evmAddress(id)) ?? address
  }
  const send = createSendSigned({ node, book, ownAddress })
  const ask = askNode(nodeUrl)
  const pass =
    (method: string): Handler =>
    (params) =>
      ask(method, params)
  const mapped =
    (method: string, map: (wire: WireObject) => unknown): Handler =>
    async (params) => {
      const found = await ask(method, params)
      return isWire(found) ? map(found) : found
    }
  const mappedList =
    (method: string, map: (wire: WireObject) => unknown): Handler =>
    async (params) =>
      listOf(await ask(method, params)).map((each) => (isWire(each) ? map(each) : each))
  const byHash =
    (method: string, map: (wire: WireObject) => unknown): Handler =>
    ([hash]) =>
      mapped(method, map)([nodeHashOf(book, hash)])
  const call =
    (method: string): Handler =>
    ([request, ...rest]) =>
      ask(method, [toNodeCall(request, ownAddress), ...rest])
  const ofAccount =
    (method: string): Handler =>
    ([address, ...rest]) =>
      ask(method, [isAddressText(address) ? ownAddress(address) : address, ...rest])
  const constant =
    (value: unknown): Handler =>
    async () =>
      value

  const handlers: Readonly<Record<string, Handler>> = {
    eth_accounts: constant([]),
    eth_blockNumber: pass('eth_blockNumber'),
    eth_call: call('eth_call'),
    eth_chainId: pass('eth_chainId'),
    eth_estimateGas: call('eth_estimateGas'),
    eth_feeHistory: (params) => feeHistory(params, ask),
    eth_gasPrice: constant(toHex(GAS_PRICE_WEIBAR)),
    eth_getBalance: async (params) => toWeibar(await ofAccount('eth_getBalance')(params)),
    eth_getBlockByHash: mapped('eth_getBlockByHash', answers.block),
    eth_getBlockByNumber: mapped('eth_getBlockByNumber', answers.block),
    eth_getBlockReceipts: mappedList('eth_getBlockReceipts', answers.receipt),
    eth_getBlockTransactionCountByHash: pass('eth_getBlockTransactionCountByHash'),
    eth_getBlockTransactionCountByNumber: pass('eth_getBlockTransactionCountByNumber'),
    eth_getCode: pass('eth_getCode'),
    eth_getLogs: mappedList('eth_getLogs', answers.log),
    eth_getStorageAt: pass('eth_getStorageAt'),
    eth_getTransactionByBlockHashAndIndex: mapped(
      'eth_getTransactionByBlockHashAndIndex',
      answers.transaction,
    ),
    eth_getTransactionByBlockNumberAndIndex: mapped(
      'eth_getTransactionByBlockNumberAndIndex',
      answers.transaction,
    ),
    eth_getTransactionByHash: byHash('eth_getTransactionByHash', answers.transaction),
    eth_getTransactionCount: ofAccount('eth_getTransactionCount'),
    eth_getTransactionReceipt: byHash('eth_getTransactionReceipt', answers.receipt),
    eth_maxPriorityFeePerGas: constant('0x0'),
    eth_sendRawTransaction: async ([raw]) => send(raw),
    eth_syncing: constant(false),
    net_listening: constant(true),
    net_version: pass('net_version'),
    web3_clientVersion: constant('relay/practice'),
  }
  return {
    handle: async (method, params) => {
      const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
      if (!handler) throw refusals.methodNotFound(method)
      return handler(params)
    },
  }
}

function nodeHashOf(book: RelayedBook, hash: unknown): Hash {
  if (typeof hash !== 'string' || !isHash(hash)) {
    throw refusals.invalidParameter(0, `Expected 0x prefixed string representing the hash (32 bytes)`)
  }
  return book.byHash(hash)?.nodeHash ?? hash
}

/** Fees are left out: the node would ask for them in tinybar. */
function toNodeCall(request: unknown, ownAddress: (address: Address) => Address): unknown {
  if (!isWire(request)) throw refusals.invalidParameter(0, 'Expected TransactionObject')
  const { gasPrice: _price, maxFeePerGas: _most, maxPriorityFeePerGas: _tip, value, to, ...rest } = request
  return {
    ...rest,
    ...(isAddressText(to) ? { to: ownAddress(to) } : {}),
    ...(typeof value === 'string' ? { value: toHex(BigInt(value) / WEIBAR_PER_TINYBAR) } : {}),
  }
}

function isAddressText(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

async function feeHistory(params: readonly unknown[], ask: RpcHandle) {
  const [count, , percentiles] = params
  const blocks = Math.min(Math.max(Number(count), 1) || 1, MOST_FEE_HISTORY)
  const newest = BigInt(String(await ask('eth_blockNumber', [])))
  const rewards = Array.isArray(percentiles)
    ? { reward: Array(blocks).fill(percentiles.map(() => '0x0')) }
    : {}
  return {
    oldestBlock: toHex(newest - BigInt(blocks) + 1n),
    baseFeePerGas: Array(blocks + 1).fill(toHex(GAS_PRICE_WEIBAR)),
    gasUsedRatio: Array(blocks).fill(0.5),
    ...rewards,
  }
}
