import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { AppOptions } from '../open-app.tsx'
import { appears } from '../screen.ts'
import { type ChainName, type MoneyApp, openMoneyApp } from './money-app.ts'

/** The send and wrap dialogs of the Balances app, by what they are called. */

export const dialogOf = (title: string): Locator => page.getByRole('dialog', { name: title, exact: true })
export const sendButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: 'Send', exact: true })
export const amountField = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Amount' })
export const recipientField = (dialog: Locator): Locator =>
  dialog.getByRole('textbox', { name: /^Recipient/ })
export const comparedBox = (dialog: Locator): Locator =>
  dialog.getByRole('checkbox', { name: /I compared every character/ })

/** The wallet's own; the chat has one without a word on it. */
export const walletSend = (): Locator =>
  page.getByRole('button', { name: 'Send', exact: true }).filter({ hasText: 'Send' }).first()

/** Opens the wallet of a chain in the Balances app. */
export async function openWallet(chain: ChainName, options: AppOptions = {}): Promise<MoneyApp> {
  const opened = await openMoneyApp({ ...options, at: '?app=balances' })
  const card = chain === 'BSC' || chain === 'Ethereum' ? 'EVM' : chain
  const wallet = page.getByRole('button', { name: new RegExp(`^${card}`) })
  await appears(wallet)
  await expect.element(wallet).toBeVisible()
  await wallet.click()
  await expect.element(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  if (chain === 'BSC') await page.getByRole('radio', { name: 'BSC' }).click()
  return opened
}

export type OpenedDialog = MoneyApp & { readonly dialog: Locator }

export async function openSend(chain: ChainName, options: AppOptions = {}): Promise<OpenedDialog> {
  const opened = await openWallet(chain, options)
  await walletSend().click()
  const dialog = dialogOf(`Send on ${chain}`)
  await expect.element(dialog.getByRole('button', { name: /^Token (SOL|ETH|BNB|HBAR)$/ })).toBeVisible()
  return { ...opened, dialog }
}

export async function openWrap(chain: 'Solana' | 'Hedera', options: AppOptions = {}): Promise<OpenedDialog> {
  const opened = await openWallet(chain, options)
  return { ...opened, dialog: await wrapFromWallet(chain) }
}

/** From the wallet that is open already. */
export async function wrapFromWallet(chain: 'Solana' | 'Hedera'): Promise<Locator> {
  if (chain === 'Solana') {
    await page.getByRole('button', { name: 'More for SOL', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Wrap', exact: true }).click()
  } else await page.getByRole('button', { name: 'Wrap', exact: true }).click()
  const dialog = dialogOf('Wrap')
  await expect.element(dialog).toBeVisible()
  return dialog
}

/** Fills in, waits for the simulation and sends. */
export async function send(dialog: Locator, order: { amount: string; to: string }): Promise<void> {
  await amountField(dialog).fill(order.amount)
  await recipientField(dialog).fill(order.to)
  const simulated = dialog.getByText('Simulated', { exact: true })
  await appears(simulated)
  await expect.element(simulated).toBeVisible()
  await sendButton(dialog).click()
}
