import { chainErrors } from '@windhover/core/chains/errors'
import type { Clock } from '../../platform/clock.ts'
import { parseEvmAddress, requireEvmAddress } from '../../platform/evm/evm-address.ts'
import { toEvmChainError } from '../../platform/evm/evm-errors.ts'
import { connectEvmNode } from '../../platform/evm/evm-node.ts'
import { readEvmSendFee } from '../../platform/evm/read-send-fee.ts'
import { submitEvmTransaction } from '../../platform/evm/submit-evm-transaction.ts'
import { createSharedReadings } from '../../platform/upstream/shared-readings.ts'
import type { ChainAdapter, TokenBalance } from '../../ports/chain.ts'
import { buildEvmTransfer } from './build-transfer.ts'
import { EVM_FACTS } from './facts.ts'
import { readEvmBalances } from './read-balances.ts'
import { readEvmExecuted } from './read-executed.ts'
import { readEvmHistory } from './read-history.ts'
import { readEvmStatus } from './read-status.ts'
import { simulateEvmAction } from './simulate-action.ts'
import { createTokenFacts } from './token-facts.ts'

const STALE_MS = 10 * 60_000
const OWNERS_KEPT = 5_000

/** Ethereum and BSC: the same code, told apart by their facts. */
export function createEvmChain(options: {
  chain: 'ethereum' | 'bsc'
  rpcUrl: string
  evmChainId: number
  alchemyUrl: string
  clock: Clock
  timeoutMs?: number
}): ChainAdapter {
  const { chain, evmChainId, clock, timeoutMs } = options
  const facts = EVM_FACTS[chain]
  const connection = { chain, evmChainId, ...(timeoutMs === undefined ? {} : { timeoutMs }) }
  const node = connectEvmNode({ ...connection, rpcUrl: options.rpcUrl })
  const index = connectEvmNode({ ...connection, rpcUrl: options.alchemyUrl })
  const parts = { node, index, tokenFacts: createTokenFacts(index) }
  const balances = createSharedReadings<readonly TokenBalance[]>({
    clock,
    staleMs: STALE_MS,
    max: OWNERS_KEPT,
  })

  async function inOurWords<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work
    } catch (error) {
      throw toEvmChainError(error, chain)
    }
  }
  function requireOwn<Action extends { readonly chain: string }>(
    action: Action,
  ): Exclude<Action, { chain: 'solana' }> {
    if (action.chain !== chain) throw chainErrors.badTransaction({ context: { chain, got: action.chain } })
    return action as Exclude<Action, { chain: 'solana' }>
  }

  return {
    chain,
    parseAddress: parseEvmAddress,
    getBalances: async (text) => {
      const owner = requireEvmAddress(text, chain)
      return await balances(owner, () => inOurWords(readEvmBalances(parts, owner)))
    },
    getHistory: async (text, cursor) =>
      await inOurWords(readEvmHistory(index, { owner: requireEvmAddress(text, chain), facts, cursor })),
    buildTransfer: (order) => inOurWords(buildEvmTransfer(node, order)),
    simulate: async (action) => await inOurWords(simulateEvmAction(parts, requireOwn(action))),
    readSendFee: () => inOurWords(readEvmSendFee(node)),
    submit: async (signed) => await inOurWords(submitEvmTransaction(node, requireOwn(signed).rawTransaction)),
    getStatus: ({ transactionId }) => inOurWords(readEvmStatus(node, transactionId, facts)),
    readExecuted: (request) => inOurWords(readEvmExecuted(parts, request)),
  }
}
