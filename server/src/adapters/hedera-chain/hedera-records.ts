import { chainErrors } from '@windhover/core/chains/errors'
import { getAddress } from 'viem'
import { longZeroAddress, requireHederaAddress } from '../../platform/evm/hedera-address.ts'
import type { HederaRecord, HederaRecords } from '../../ports/wallet-records.ts'
import { toHederaError } from './errors.ts'
import type { Mirror, MirrorTransaction } from './mirror.ts'
import type { TokenFacts } from './token-facts.ts'

type Parts = { readonly mirror: Mirror; readonly tokenFacts: TokenFacts }

/** An account's transactions as the mirror node records them, plus the symbol and decimals of each token. */
export function createHederaRecords(parts: Parts): HederaRecords {
  return {
    findAccount: async (text) => {
      const found = await toHederaError(parts.mirror.findAccount(requireHederaAddress(text)))
      if (found === null) return null
      const evmAddress = found.evm_address ? getAddress(found.evm_address) : longZeroAddress(found.account)
      return { accountId: found.account, evmAddress }
    },
    listTransactions: async ({ account, before }) => {
      if (before !== undefined && !/^\d+\.\d+$/.test(before)) {
        throw chainErrors.badTransaction({ context: { chain: 'hedera' }, text: 'This page does not exist.' })
      }
      return await toHederaError(listTransactions(parts, requireHederaAddress(account), before))
    },
    tokenEvmAddress: longZeroAddress,
  }
}

async function listTransactions(parts: Parts, account: string, before: string | undefined) {
  const { rows, hasMore } = await parts.mirror.listTransactions(account, before)
  const items = await Promise.all(rows.map((row) => toRecord(parts.tokenFacts, row)))
  return { items, nextCursor: (hasMore ? rows.at(-1)?.consensus_timestamp : null) ?? null }
}

async function toRecord(tokenFacts: TokenFacts, row: MirrorTransaction): Promise<HederaRecord> {
  const tokenTransfers = await Promise.all(
    (row.token_transfers ?? []).map(async ({ account, token_id: token, amount }) => {
      const facts = await tokenFacts(token)
      const { symbol = null, decimals = null } = facts ?? {}
      return { account, token, amountRaw: amount, symbol, decimals }
    }),
  )
  return {
    consensusTimestamp: row.consensus_timestamp,
    name: row.name,
    transactionId: row.transaction_id,
    result: row.result,
    transfers: row.transfers.map(({ account, amount }) => ({ account, amountRaw: amount })),
    tokenTransfers,
  }
}
