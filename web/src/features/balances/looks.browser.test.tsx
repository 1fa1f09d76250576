import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import type { RawAmount } from '@windhover/core/money/raw-amount'
import { hederaAccountRoutes } from '@windhover/core/vaults/hedera-account'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  evmTransaction,
  evmTransactions,
  hederaTransaction,
  hederaTransactions,
  historyItem,
  walletHistory,
} from '../../testing/answers/balances.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { listSidewaysOverflow } from '../../testing/overflow.ts'
import {
  type ChainName,
  openBalances,
  openTab,
  balancesPanel as panel,
  rowsOf,
  showChain,
} from '../../testing/parts/balances.ts'
import { eventually, find, press, takePicture } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const COINS: readonly (readonly [ChainName, string])[] = [
  ['Solana', 'SOL'],
  ['Ethereum', 'ETH'],
  ['Hedera', 'HBAR'],
]

/** A page of history on each chain, with amounts both short and long. */
function answerHistories(server: StubServer): void {
  const amounts: readonly RawAmount[] = ['-1500000000', '5000000000', '123456789', '5000']
  const items = amounts.map((amount, place) => historyItem(place, amount))
  server.answer(walletRecordRoutes.getWalletHistory, walletHistory(items))
  const transfers = [evmTransaction('external', '1.25'), evmTransaction('internal', '0.123456789012345678')]
  server.answer(walletRecordRoutes.listEvmTransactions, evmTransactions(transfers))
  const account = server.recorded(hederaAccountRoutes.getHederaAccount).accountId ?? ''
  const moves = [hederaTransaction(account, '100000000000')]
  server.answer(walletRecordRoutes.listHederaTransactions, hederaTransactions(moves))
}

it.each(SIZES)(
  'has no axe violation and nothing that sticks out, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openBalances({ ...size, before: answerHistories })
    await expect.element(panel().getByRole('img', { name: /^Value (over|since) / })).toBeVisible()
    await expectGoodLook('balances-overview')
    await panel().getByRole('button', { name: 'Deposit' }).click()
    await expect.element(page.getByRole('button', { name: 'Copy Hedera address' })).toBeVisible()
    await expectGoodLook('balances-deposit')
    await press('{Escape}')
    for (const [chain, coin] of COINS) {
      await showChain(chain)
      await eventually(rowsOf).toContain(coin)
      await expectGoodLook(`balances-${chain.toLowerCase()}`)
      await openTab('Transactions')
      await expect.element(panel().getByRole('list', { name: 'Transactions' })).toBeVisible()
      await expectGoodLook(`balances-${chain.toLowerCase()}-transactions`)
      await panel().getByRole('button', { name: 'Back' }).click()
    }
  },
)

it('fits the narrowest panel', async () => {
  await openBalances()
  const edge = page.getByRole('separator', { name: 'Width of the app panel' })
  await expect.element(edge).toBeInTheDocument()
  edge.element().focus()
  await press('{ArrowRight>30/}')
  await eventually(() => find('[data-chain]').length).toBe(3)
  await takePicture('balances-narrow-desktop-dark')
  expect(listSidewaysOverflow()).toEqual([])
  await showChain('Solana')
  await eventually(rowsOf).toContain('SOL')
  await takePicture('balances-narrow-solana-desktop-dark')
  expect(listSidewaysOverflow()).toEqual([])
})
