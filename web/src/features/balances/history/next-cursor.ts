import { HISTORY_PAGE_SIZE } from '@windhover/core/balances/constants'
import type { WalletHistoryItem } from '@windhover/core/balances/records-contract'

/** A full page has a next one, which begins after its last transaction. */
export function nextCursor(page: readonly WalletHistoryItem[]): string | undefined {
  return page.length < HISTORY_PAGE_SIZE ? undefined : page.at(-1)?.txHash
}
