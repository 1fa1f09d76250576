import type {
  EvmPosition,
  EvmTransaction,
  HederaTransaction,
  WalletHistoryItem,
} from '@windhover/core/balances/records-contract'
import { type Explorers, explorerTransactionUrl } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import type {
  EvmPositionRecord,
  EvmTransferRecord,
  HederaRecord,
  SolanaRecord,
} from '../../ports/wallet-records.ts'

export function viewSolanaRecord(record: SolanaRecord, explorers: Explorers): WalletHistoryItem {
  const { transactionId } = record
  return {
    blockTime: new Date(record.atMs).toISOString(),
    status: record.succeeded,
    txHash: transactionId,
    explorerUrl: explorerTransactionUrl(explorers, { chain: 'solana', transactionId }),
    mainAction: record.action,
    balanceChange: record.changes.map((change) => ({
      amount: `${change.amountRaw}`,
      decimals: change.decimals,
      symbol: change.symbol,
      logoURI: change.logoUrl,
      address: change.token,
    })),
  }
}

export function viewEvmTransfer(
  record: EvmTransferRecord,
  { chain, explorers }: { chain: 'ethereum' | 'bsc'; explorers: Explorers },
): EvmTransaction {
  const { amountRaw, decimals, hash } = record
  return {
    category: record.category,
    hash,
    explorerUrl: explorerTransactionUrl(explorers, { chain, transactionId: hash }),
    blockNum: toHex(record.block),
    metadata: { blockTimestamp: new Date(record.atMs).toISOString() },
    from: record.from,
    to: record.to,
    value: amountRaw === null || decimals === null ? null : formatAmount(amountRaw, decimals),
    asset: record.asset,
    rawContract: { value: amountRaw === null ? null : toHex(amountRaw), address: record.token },
    uniqueId: record.uniqueId,
  }
}

export function viewPosition({ id, symbols, liquidity }: EvmPositionRecord): EvmPosition {
  return { id: id.toString(), pair: symbols.join('/'), liquidity: `${liquidity}` }
}

export function viewHederaRecord(record: HederaRecord, explorers: Explorers): HederaTransaction {
  const { transactionId } = record
  return {
    consensus_timestamp: record.consensusTimestamp,
    name: record.name,
    transaction_id: transactionId,
    explorerUrl: explorerTransactionUrl(explorers, { chain: 'hedera', transactionId }),
    result: record.result,
    transfers: record.transfers.map(({ account, amountRaw }) => ({ account, amount: `${amountRaw}` })),
    token_transfers: record.tokenTransfers.map(({ account, token, amountRaw, symbol, decimals }) => ({
      account,
      token_id: token,
      amount: `${amountRaw}`,
      symbol,
      decimals,
    })),
  }
}

function toHex(value: bigint): string {
  return `0x${value.toString(16)}`
}
