import type {
  EvmTransaction,
  HederaTransaction,
  WalletHistoryItem,
} from '@windhover/core/balances/records-contract'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { historyCopy } from '../copy.ts'
import { formatTransfer } from '../format-figures.ts'

/** One transaction of a wallet, whatever chain it is on. */
export type HistoryEntry = {
  readonly key: string
  readonly chain: ChainId
  readonly explorerUrl: string
  readonly title: string
  readonly at: string
  readonly succeeded: boolean
  readonly changes: readonly HistoryChange[]
}
type HistoryChange = { readonly text: string; readonly direction: 'in' | 'out' }

function changeOf(amountRaw: bigint, decimals: number, symbol: string): HistoryChange {
  return {
    text: `${formatTransfer(amountRaw, decimals)} ${symbol}`,
    direction: amountRaw < 0n ? 'out' : 'in',
  }
}

const shortToken = (token: string) => shortenAddress(token, { head: 4, tail: 4 })

export function solanaEntry(item: WalletHistoryItem): HistoryEntry {
  return {
    key: item.txHash,
    chain: 'solana',
    explorerUrl: item.explorerUrl,
    title: inWords(item.mainAction),
    at: item.blockTime,
    succeeded: item.status,
    changes: item.balanceChange.map(({ amount, decimals, symbol, address }) =>
      changeOf(BigInt(amount), decimals, symbol ?? shortToken(address)),
    ),
  }
}

export function evmEntry(
  transaction: EvmTransaction,
  wallet: { readonly chain: ChainId; readonly address: string },
): HistoryEntry {
  const isOwn = (address: string | null) => address?.toLowerCase() === wallet.address.toLowerCase()
  const isOut = isOwn(transaction.from)
  return {
    key: transaction.uniqueId,
    chain: wallet.chain,
    explorerUrl: transaction.explorerUrl,
    title: evmTitle(isOut, isOwn(transaction.to)),
    at: transaction.metadata.blockTimestamp,
    succeeded: true,
    changes: evmChanges(transaction, isOut),
  }
}

function evmTitle(isOut: boolean, isIn: boolean): string {
  if (isOut && isIn) return historyCopy.toSelf
  return isOut ? historyCopy.sent : historyCopy.received
}

function evmChanges({ value, asset, rawContract }: EvmTransaction, isOut: boolean): readonly HistoryChange[] {
  if (value === null) return []
  // The text is exact: its digits are the raw amount, and the point says how many of them are decimals.
  const [whole = '0', fraction = ''] = value.split('.')
  const size = BigInt(`${whole}${fraction}`)
  const symbol = asset ?? (rawContract.address === null ? '' : shortToken(rawContract.address))
  return [changeOf(isOut ? -size : size, fraction.length, symbol)]
}

export function hederaEntry(transaction: HederaTransaction, accountId: string): HistoryEntry {
  const { native } = CHAINS.hedera
  const coins = transaction.transfers.filter(({ account }) => account === accountId)
  const tokens = transaction.token_transfers.filter(({ account }) => account === accountId)
  const changes = [
    // Tinybars: a hundred million make one HBAR.
    ...coins.map(({ amount }) => changeOf(BigInt(amount), native.decimals, native.symbol)),
    ...tokens.map(({ amount, decimals, symbol, token_id }) =>
      changeOf(BigInt(amount), decimals ?? 0, symbol ?? token_id),
    ),
  ]
  return {
    key: transaction.consensus_timestamp,
    chain: 'hedera',
    explorerUrl: transaction.explorerUrl,
    title: hederaTitle(transaction.name, changes),
    at: momentOf(transaction.consensus_timestamp),
    succeeded: transaction.result === 'SUCCESS',
    changes,
  }
}

/** A transfer that went one way says which, as on the other chains. */
function hederaTitle(name: string, changes: readonly HistoryChange[]): string {
  const [direction, ...others] = new Set(changes.map((change) => change.direction))
  if (name === 'CRYPTOTRANSFER' && direction !== undefined && others.length === 0) {
    return direction === 'in' ? historyCopy.received : historyCopy.sent
  }
  return HEDERA_NAMES[name] ?? inWords(name)
}

/** Seconds and nanoseconds with a point between. */
function momentOf(consensusTimestamp: string): string {
  const [seconds = '0', nanos = '0'] = consensusTimestamp.split('.')
  return new Date(Number(seconds) * 1_000 + Math.floor(Number(nanos.padEnd(9, '0')) / 1e6)).toISOString()
}

/** The network writes these names in one word. */
const HEDERA_NAMES: Readonly<Record<string, string>> = {
  CRYPTOTRANSFER: 'Transfer',
  CRYPTOCREATEACCOUNT: 'Account created',
  CONTRACTCALL: 'Contract call',
  CONTRACTCREATEINSTANCE: 'Contract created',
  ETHEREUMTRANSACTION: 'Contract call',
  TOKENASSOCIATE: 'Token association',
  CRYPTOAPPROVEALLOWANCE: 'Approval',
}

/** `token_transfer` reads 'Token transfer'. */
function inWords(name: string): string {
  const spaced = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`
}
