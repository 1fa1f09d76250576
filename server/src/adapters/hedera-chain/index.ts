import { chainErrors } from '@windhover/core/chains/errors'
import { toTinybar } from '@windhover/core/money/hbar-units'
import type { Clock } from '../../platform/clock.ts'
import { connectEvmNode } from '../../platform/evm/evm-node.ts'
import { parseHederaAddress, requireHederaAddress } from '../../platform/evm/hedera-address.ts'
import { readEvmSendFee } from '../../platform/evm/read-send-fee.ts'
import { submitEvmTransaction } from '../../platform/evm/submit-evm-transaction.ts'
import { createSharedReadings } from '../../platform/upstream/shared-readings.ts'
import type { ChainAdapter, TokenBalance } from '../../ports/chain.ts'
import type { HederaAccounts } from '../../ports/hedera-accounts.ts'
import type { HederaRecords } from '../../ports/wallet-records.ts'
import type { Wrapping } from '../../ports/wrapping.ts'
import { buildHederaTransfer } from './build-transfer.ts'
import { toHederaError } from './errors.ts'
import { createHederaAccounts } from './hedera-accounts.ts'
import { createHederaRecords } from './hedera-records.ts'
import { connectMirror } from './mirror.ts'
import { readHederaBalances } from './read-balances.ts'
import { readHederaExecuted } from './read-executed.ts'
import { readHederaHistory } from './read-history.ts'
import { readHederaStatus } from './read-status.ts'
import { simulateHederaAction } from './simulate-action.ts'
import { createTokenFacts } from './token-facts.ts'
import { createHbarWrapping } from './wrap-hbar.ts'

const STALE_MS = 10 * 60_000
const OWNERS_KEPT = 5_000

export function createHederaChain(options: {
  rpcUrl: string
  evmChainId: number
  mirrorUrl: string
  clock: Clock
  timeoutMs?: number
}): {
  readonly chain: ChainAdapter
  readonly wrapping: Wrapping
  readonly accounts: HederaAccounts
  readonly records: HederaRecords
} {
  const { evmChainId, clock } = options
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }
  const relay = connectEvmNode({ chain: 'hedera', evmChainId, rpcUrl: options.rpcUrl, ...timeout })
  const mirror = connectMirror({ url: options.mirrorUrl, ...timeout })
  const parts = { relay, mirror, tokenFacts: createTokenFacts(mirror) }
  const balances = createSharedReadings<readonly TokenBalance[]>({
    clock,
    staleMs: STALE_MS,
    max: OWNERS_KEPT,
  })

  const chain: ChainAdapter = {
    chain: 'hedera',
    parseAddress: parseHederaAddress,
    getBalances: async (text) => {
      const owner = requireHederaAddress(text)
      return await balances(owner, () => toHederaError(readHederaBalances(parts, owner)))
    },
    getHistory: async (text, cursor) =>
      await toHederaError(readHederaHistory(parts, { owner: requireHederaAddress(text), cursor })),
    buildTransfer: (order) => toHederaError(buildHederaTransfer(parts, order)),
    simulate: async (action) => await toHederaError(simulateHederaAction(parts, requireHedera(action))),
    readSendFee: async () => toTinybar(await toHederaError(readEvmSendFee(relay))),
    submit: async (signed) =>
      await toHederaError(submitEvmTransaction(relay, requireHedera(signed).rawTransaction)),
    getStatus: ({ transactionId }) => toHederaError(readHederaStatus(relay, transactionId)),
    readExecuted: (request) => toHederaError(readHederaExecuted(parts, request)),
  }
  return {
    chain,
    wrapping: createHbarWrapping(parts),
    accounts: createHederaAccounts({ ...parts, clock }),
    records: createHederaRecords(parts),
  }
}

function requireHedera<Action extends { readonly chain: string }>(
  action: Action,
): Exclude<Action, { chain: 'solana' }> {
  if (action.chain !== 'hedera')
    throw chainErrors.badTransaction({ context: { chain: 'hedera', got: action.chain } })
  return action as Exclude<Action, { chain: 'solana' }>
}
