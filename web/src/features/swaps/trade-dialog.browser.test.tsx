import { balanceRoutes } from '@windhover/core/balances/contract'
import { expect, it } from 'vitest'
import { button, type ChainName, fieldValue, notices } from '../../testing/parts/money-app.ts'
import {
  expectClosedAndCleared,
  openTrade,
  payField,
  quoteTrade,
  received,
  type TradeOf,
  termsBox,
  tradeButton,
  tradeDialog,
  tradeOpener,
} from '../../testing/parts/trades.ts'
import { eventually, focused, press } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const BUY_JUP = { chain: 'Solana', verb: 'Buy', symbol: 'JUP' } as const

/** From here on the readings of the wallet are listed. */
const readsOf = (server: StubServer, chain: ChainName) =>
  server.answer(
    balanceRoutes.getWallet,
    server.recorded(balanceRoutes.getWallet, { chain: chain.toLowerCase() }),
  )

type Done = { readonly amount: string; readonly says: string; readonly explorer: string }

/** Buys or sells, down to the notice with its link and the closed dialog. */
async function trade(of: TradeOf, { amount, says, explorer }: Done) {
  const opened = await openTrade(of)
  const { dialog, intents, server } = opened
  const reads = readsOf(server, of.chain)
  const refreshed = () => reads.filter(({ query }) => query.get('refresh') === 'true').length
  await quoteTrade(dialog, amount)
  if (of.chain === 'Ethereum' || of.chain === 'BSC') await termsBox(dialog).click()
  await expect.element(tradeButton(dialog, of)).toBeEnabled()
  await tradeButton(dialog, of).click()
  await expect.element(button(dialog, 'Processing...')).toBeVisible()
  expect(refreshed(), 'not read again before it is done').toBe(0)
  intents.becomes('CONFIRMED')
  await expect.element(notices()).toMatchTextContent(says)
  const link = notices().getByRole('link', { name: `View on ${explorer}` })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
  await expectClosedAndCleared(of)
  await eventually(refreshed).toBeGreaterThan(0)
  return { ...opened, refreshed }
}

it('R2-084 R2-085 R2-314 shows what is paid and what comes, with the balance of the coin', async () => {
  const { dialog } = await openTrade(BUY_JUP)
  await expect.element(dialog.getByText('You pay', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText('You receive', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/^Balance/)).toMatchTextContent(/^Balance [\d,]+\.\d{3} SOL$/)
  await expect.element(tradeButton(dialog, BUY_JUP)).toBeDisabled()
})

it('R2-018 R2-086 R2-087 R2-170 R3-174 buys a token on Solana with SOL, and reads the holdings again', async () => {
  const says = 'Purchase successful!Successfully bought JUP'
  const { intents, refreshed } = await trade(BUY_JUP, { amount: '0.1', says, explorer: 'Solscan' })
  expect(refreshed()).toBeGreaterThan(0)
  await eventually(() => intents.submitted[0]).toMatchObject({
    type: 'swap',
    chain: 'solana',
    sellToken: 'native',
    sellAmountRaw: '100000000',
  })
})

it('R2-018 R2-314 R3-173 sells a token on Solana for SOL', async () => {
  const of = { chain: 'Solana', verb: 'Sell', symbol: 'USDC' } as const
  const says = 'Transaction completed successfully'
  const { dialog } = await trade(of, { amount: '10', says, explorer: 'Solscan' })
  await expect.element(dialog.getByText(/^Balance/)).toMatchTextContent(/^Balance [\d,]+\.\d{6} USDC$/)
})

const OTHERS: readonly (TradeOf & { ids: string; amount: string; explorer: string; pays: string })[] = [
  {
    ids: 'R2-088 R2-089 R2-093',
    chain: 'Ethereum',
    verb: 'Buy',
    ...{ symbol: 'ETH', amount: '20', explorer: 'Etherscan', pays: 'USDC' },
  },
  {
    ids: 'R2-088 R2-091 R2-093',
    chain: 'Ethereum',
    verb: 'Sell',
    ...{ symbol: 'USDC', amount: '10', explorer: 'Etherscan', pays: 'USDC' },
  },
  {
    ids: 'R2-090 R2-093',
    chain: 'BSC',
    verb: 'Buy',
    ...{ symbol: 'USDT', amount: '0.01', explorer: 'BscScan', pays: 'BNB' },
  },
  {
    ids: 'R2-090 R2-093',
    chain: 'Hedera',
    verb: 'Buy',
    ...{ symbol: 'USDC', amount: '20', explorer: 'HashScan', pays: 'HBAR' },
  },
  {
    ids: 'R2-089 R2-091 R2-093',
    chain: 'Hedera',
    verb: 'Sell',
    ...{ symbol: 'HBAR', amount: '20', explorer: 'HashScan', pays: 'HBAR' },
  },
]

it.each(OTHERS)('$ids $verb $symbol on $chain, paid in $pays', async ({ amount, explorer, pays, ...of }) => {
  const { dialog } = await trade(of, { amount, says: 'Swapped tokens successfully', explorer })
  await expect.element(dialog.getByText(/^Balance/)).toMatchTextContent(new RegExp(` ${pays}$`))
})

it('buys with the keyboard alone', async () => {
  const { intents } = await openTrade(BUY_JUP)
  const dialog = tradeDialog('Buy', 'JUP')
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await eventually(() => tradeOpener(BUY_JUP).element() === focused()).toBe(true)
  await press('{Enter}')
  await expect.element(payField(dialog)).toBeVisible()
  payField(dialog).element().focus()
  await press('0.02')
  await expect.element(dialog.getByText(/^quote \d+ s old$/)).toBeVisible()
  await expect.element(received(dialog)).not.toMatchTextContent(/^0$/)
  const isOnBuy = () => tradeButton(dialog, BUY_JUP).element() === focused()
  for (let presses = 0; presses < 20 && !isOnBuy(); presses += 1) await press('{Tab}')
  expect(isOnBuy()).toBe(true)
  expect(fieldValue(payField(dialog))).toBe('0.02')
  intents.becomes('CONFIRMED')
  await press('{Enter}')
  await expect.element(notices().getByText('Successfully bought JUP')).toBeVisible()
  expect(intents.submitted).toHaveLength(1)
})
