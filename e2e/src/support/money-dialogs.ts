import type { Locator, Page } from 'playwright-core'
import { PATIENCE_MS } from './shell-eventually.ts'

/** The send dialogs of the Balances app, by what they are called. */
export type SendChain = 'Solana' | 'Ethereum' | 'BSC' | 'Hedera'

const dialogOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true })
const sendButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Send', exact: true })
const amountField = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Amount' })
const recipientField = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: /^Recipient/ })
const comparedBox = (dialog: Locator): Locator =>
  dialog.getByRole('checkbox', { name: /I compared every character/ })
export const progress = (dialog: Locator): Locator => dialog.getByRole('status', { name: 'Progress' })
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** The wallet's own; the chat has one without a word on it. */
export const walletSend = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send', exact: true }).filter({ hasText: 'Send' }).first()

/** Opens the wallet of a chain in the Balances app. */
export async function openWallet(page: Page, chain: SendChain): Promise<void> {
  await page.goto('/?app=balances')
  const card = chain === 'BSC' || chain === 'Ethereum' ? 'EVM' : chain
  await page.getByRole('button', { name: new RegExp(`^${card}`) }).click({ timeout: PATIENCE_MS })
  await page.getByRole('button', { name: 'Back', exact: true }).waitFor()
  if (chain === 'BSC') await page.getByRole('radio', { name: 'BSC' }).click()
}

export async function openSend(page: Page, chain: SendChain): Promise<Locator> {
  await openWallet(page, chain)
  await walletSend(page).click()
  const dialog = dialogOf(page, `Send on ${chain}`)
  await dialog.getByRole('button', { name: /^Token (SOL|ETH|BNB|HBAR)$/ }).waitFor()
  return dialog
}

export async function chooseToken(page: Page, dialog: Locator, symbol: string): Promise<void> {
  await dialog.getByRole('button', { name: /^Token / }).click()
  await page.getByRole('menuitemradio', { name: new RegExp(`^${symbol}\\b`) }).click()
}

/** Fills in, waits for the simulation, ticks that the address was compared, and sends. */
export async function send(dialog: Locator, order: { amount: string; to: string }): Promise<void> {
  await amountField(dialog).fill(order.amount)
  await recipientField(dialog).fill(order.to)
  await dialog.getByText('Simulated', { exact: true }).waitFor()
  const box = comparedBox(dialog)
  if (await box.isVisible()) await box.check()
  await sendButton(dialog).click()
}
