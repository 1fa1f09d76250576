import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedReadings } from '../../platform/upstream/shared-readings.ts'
import type { ChainAdapter, TokenBalance } from '../../ports/chain.ts'
import type { SolanaRecords } from '../../ports/wallet-records.ts'
import type { Wrapping } from '../../ports/wrapping.ts'
import { buildSolanaTransfer } from './build-transfer.ts'
import { connectSolanaNode } from './client.ts'
import { toChainError } from './errors.ts'
import { parseSolanaAddress, requireSolanaAddress } from './parse-address.ts'
import { readSolanaBalances } from './read-balances.ts'
import { readSolanaExecuted } from './read-executed.ts'
import { readSolanaHistory, readSolanaRecords } from './read-history.ts'
import { readSolanaSendFee } from './read-send-fee.ts'
import { readSolanaStatus } from './read-status.ts'
import { requireSolana } from './require-solana.ts'
import { simulateSolanaAction } from './simulate-action.ts'
import { submitSolanaTransaction } from './submit-action.ts'
import { createTokenNames } from './token-names.ts'
import { createSolWrapping } from './wrap-sol.ts'

const STALE_MS = 10 * 60_000
const OWNERS_KEPT = 5_000

export function createSolanaChain(options: {
  rpcUrl: string
  birdeye: { url: string; apiKey: string }
  clock: Clock
  timeoutMs?: number
}): { readonly chain: ChainAdapter; readonly wrapping: Wrapping; readonly records: SolanaRecords } {
  const { birdeye, clock } = options
  const timeout = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }
  const node = connectSolanaNode({ rpcUrl: options.rpcUrl, ...timeout })
  const index = createUpstream({
    name: 'birdeye',
    baseUrl: birdeye.url,
    headers: { 'x-api-key': birdeye.apiKey, 'x-chain': 'solana' },
    ...timeout,
  })
  const parts = { node, names: createTokenNames(node) }
  const balances = createSharedReadings<readonly TokenBalance[]>({
    clock,
    staleMs: STALE_MS,
    max: OWNERS_KEPT,
  })

  const chain: ChainAdapter = {
    chain: 'solana',
    parseAddress: parseSolanaAddress,
    getBalances: async (text) => {
      const owner = requireSolanaAddress(text)
      return await balances(owner, () => inOurWords(readSolanaBalances(parts, owner)))
    },
    getHistory: async (text, cursor) =>
      await readSolanaHistory(index, { owner: requireSolanaAddress(text), cursor }),
    buildTransfer: (order) => inOurWords(buildSolanaTransfer(node, order)),
    simulate: (action) => inOurWords(simulateSolanaAction(parts, requireSolana(action))),
    readSendFee: (owner) => inOurWords(readSolanaSendFee(node, owner)),
    submit: async (signed) => await submitSolanaTransaction(node, requireSolana(signed).transactionBase64),
    getStatus: (transaction) => inOurWords(readSolanaStatus(node, transaction)),
    readExecuted: (request) => inOurWords(readSolanaExecuted(parts, request)),
  }
  const records: SolanaRecords = {
    list: async (query) =>
      await readSolanaRecords(index, { ...query, owner: requireSolanaAddress(query.owner) }),
  }
  return { chain, wrapping: createSolWrapping(node), records }
}

async function inOurWords<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw toChainError(error)
  }
}
