import type {
  EvmTransaction,
  HederaTransaction,
  WalletHistoryItem,
} from '@windhover/core/balances/records-contract'
import type { balanceTools } from '@windhover/core/balances/tools'
import { hedera } from '@windhover/core/chains/hedera'
import { formatAmount } from '@windhover/core/money/format-amount'
import { cleanText } from '@windhover/core/text/clean-text'
import type { ToolOutput } from '@windhover/core/toolbox/tool-contract'

type Told = Extract<ToolOutput<typeof balanceTools.getHistory>, { status: 'done' }>
export type ToldItem = Told['items'][number]
type Change = ToldItem['changes'][number]

const SYMBOL_CHARS_MAX = 32
const shownSymbol = (symbol: string | null) =>
  symbol === null ? null : cleanText(symbol, SYMBOL_CHARS_MAX) || null

export function describeSolana(item: WalletHistoryItem): ToldItem {
  return {
    chain: 'solana',
    at: item.blockTime,
    action: nameAction(item.mainAction),
    isSuccess: item.status,
    changes: item.balanceChange.map(({ amount, decimals, symbol }) => ({
      symbol: shownSymbol(symbol),
      amountText: formatAmount(BigInt(amount), decimals),
    })),
    explorerUrl: item.explorerUrl,
  }
}

/** The index tells single movements; those of one transaction are one thing that happened. */
export function describeEvm(
  chain: 'ethereum' | 'bsc',
  owner: string,
  transfers: readonly EvmTransaction[],
): readonly ToldItem[] {
  const byHash = Map.groupBy(transfers, ({ hash }) => hash)
  return [...byHash.values()].flatMap((moves) => {
    const [first] = moves
    if (first === undefined) return []
    const changes = moves.map(({ from, value, asset }): Change => {
      const sign = from.toLowerCase() === owner.toLowerCase() ? '-' : ''
      return { symbol: shownSymbol(asset), amountText: value === null ? '?' : `${sign}${value}` }
    })
    return {
      chain,
      at: first.metadata.blockTimestamp,
      action: actionOf(changes),
      isSuccess: true,
      changes,
      explorerUrl: first.explorerUrl,
    }
  })
}

export function describeHedera(account: string, item: HederaTransaction): ToldItem {
  const coins = item.transfers
    .filter((each) => each.account === account && BigInt(each.amount) !== 0n)
    .map((each) => ({
      symbol: hedera.native.symbol,
      amountText: formatAmount(BigInt(each.amount), hedera.native.decimals),
    }))
  const tokens = item.token_transfers
    .filter((each) => each.account === account)
    .map(({ symbol, decimals, amount }) => ({
      symbol: shownSymbol(symbol),
      amountText: decimals === null ? '?' : formatAmount(BigInt(amount), decimals),
    }))
  const changes = [...tokens, ...coins]
  return {
    chain: 'hedera',
    at: new Date(Number(item.consensus_timestamp) * 1_000).toISOString(),
    action: actionOf(changes),
    isSuccess: item.result === 'SUCCESS',
    changes,
    explorerUrl: item.explorerUrl,
  }
}

/** By what went and what came. */
function actionOf(changes: readonly Change[]): string {
  const isOut = ({ amountText }: Change) => amountText.startsWith('-')
  const [goes, comes] = [changes.some(isOut), changes.some((change) => !isOut(change))]
  if (goes && comes) return 'Swap'
  return comes ? 'Receive' : goes ? 'Send' : 'Call'
}

/** 'received' and 'send' as the index writes them. */
function nameAction(action: string): string {
  const word = cleanText(action, SYMBOL_CHARS_MAX)
  if (word === 'received') return 'Receive'
  return word === '' ? 'Call' : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}
