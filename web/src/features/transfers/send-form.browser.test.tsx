import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { frameColour, isRed } from '../../testing/colours.ts'
import { button, fieldValue, typeSteadily } from '../../testing/parts/money-app.ts'
import {
  amountField,
  dialogOf,
  openSend,
  openWallet,
  recipientField,
  send,
  sendButton,
} from '../../testing/parts/transfers.ts'
import { eventually, focused, press } from '../../testing/screen.ts'

const SOL_ADDRESS = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const EVM_ADDRESS = '0x3fa9c1d07be24a6f58cb9013de7fa2c481bd2e07'

it('R2-032 R2-138 R2-194 R2-195 R2-196 R2-197 R2-198 R2-199 says on Solana what is wrong', async () => {
  const { dialog } = await openSend('Solana')
  await button(dialog, 'Token SOL').click()
  const usdc = page.getByRole('menuitemradio', { name: /^USDC/ })
  await expect.element(usdc).toMatchTextContent(/USDC[\s\S]*USD Coin[\s\S]*500/)
  await press('{Escape}')

  await sendButton(dialog).click()
  await expect.element(dialog.getByText('Please fill in all fields')).toBeVisible()
  await amountField(dialog).fill('1')
  await recipientField(dialog).fill(EVM_ADDRESS)
  await expect.element(dialog.getByText('Invalid Solana address')).toBeVisible()
  await recipientField(dialog).fill(SOL_ADDRESS)
  await amountField(dialog).fill('0')
  await expect.element(dialog.getByText('Please enter a valid amount')).toBeVisible()
  await amountField(dialog).fill('5.1')
  await expect.element(dialog.getByText('Amount exceeds balance')).toBeVisible()
  await amountField(dialog).fill('4.9985')
  await expect.element(dialog.getByText('Transaction may likely fail')).toBeVisible()
  await expect.element(sendButton(dialog)).toBeDisabled()
  await button(dialog, 'Max').click()
  expect(fieldValue(amountField(dialog))).toBe('4.925')
  await button(dialog, 'Token SOL').click()
  await usdc.click()
  await button(dialog, 'Max').click()
  await eventually(() => fieldValue(amountField(dialog))).toBe('495')
})

it.each([
  ['Solana', 'USDC', 'SOL'],
  ['Ethereum', 'USDC', 'ETH'],
  ['BSC', 'USDT', 'BNB'],
  ['Hedera', 'USDC', 'HBAR'],
] as const)(
  'from a row on %s starts with %s, and gives the focus back to the row',
  async (chain, token, coin) => {
    await openWallet(chain)
    const dialog = dialogOf(`Send on ${chain}`)
    for (const symbol of [token, coin]) {
      const more = page.getByRole('button', { name: `More for ${symbol}`, exact: true })
      await expect.element(more).toBeVisible()
      more.element().focus()
      await press('{Enter}')
      const item = page.getByRole('menuitem', { name: 'Send', exact: true })
      await expect.element(item).toBeVisible()
      item.element().focus()
      await press('{Enter}')
      await expect.element(button(dialog, `Token ${symbol}`)).toBeVisible()
      await press('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await eventually(() => more.element() === focused()).toBe(true)
    }
  },
)

it.each(['Ethereum', 'BSC'] as const)('R2-200 R2-201 R2-202 checks the form on %s', async (chain) => {
  const { dialog } = await openSend(chain)
  await expect.element(sendButton(dialog)).toBeDisabled()
  expect(isRed(frameColour(recipientField(dialog)))).toBe(false)
  await recipientField(dialog).fill('0x12')
  await expect.element(dialog.getByText(`Invalid ${chain} address`)).toBeVisible()
  await expect.element(recipientField(dialog)).toHaveAttribute('aria-invalid', 'true')
  // While it has the focus, the ring of the focus stands in the place of its border.
  await amountField(dialog).click()
  await eventually(() => isRed(frameColour(recipientField(dialog)))).toBe(true)
  await typeSteadily(amountField(dialog), '1a.,5x')
  expect(fieldValue(amountField(dialog))).toBe('1.5')
  await expect.element(sendButton(dialog)).toBeDisabled()
  await amountField(dialog).fill('')
  expect(fieldValue(amountField(dialog))).toBe('')
})

it('R2-203 R2-205 checks the recipient on Hedera and fills in the full balance', async () => {
  const { dialog } = await openSend('Hedera')
  await recipientField(dialog).fill('0.0')
  await expect.element(dialog.getByText('Invalid address or Hedera account ID')).toBeVisible()
  await button(dialog, 'Max').click()
  const balance = dialog.getByText(/^Balance/).element().textContent ?? ''
  expect(balance.replaceAll(',', '')).toBe(`Balance ${fieldValue(amountField(dialog))} HBAR`)
})

it('R2-204 sends to a Hedera account id by the address behind it', async () => {
  const { dialog, server, intents } = await openSend('Hedera')
  const asked = server.answer(walletRecordRoutes.getHederaAccount, {
    accountId: '0.0.9000077',
    evmAddress: EVM_ADDRESS,
  })
  intents.becomes('CONFIRMED')
  await send(dialog, { amount: '3', to: '0.0.9000077' })
  await eventually(() => intents.submitted.length).toBe(1)
  await eventually(() => intents.submitted[0]).toMatchObject({
    type: 'transfer',
    chain: 'hedera',
    to: EVM_ADDRESS,
  })
  await eventually(() => asked[0]?.params).toEqual({ id: '0.0.9000077' })
})

it('is sent by keyboard alone, and Enter in a field sends nothing', async () => {
  const { dialog, intents } = await openSend('Solana')
  const isOnSend = () => sendButton(dialog).query() === focused()
  amountField(dialog).element().focus()
  await press('1{Tab}')
  await press(SOL_ADDRESS)
  await expect.element(sendButton(dialog)).toBeEnabled()
  await press('{Enter}')
  expect(intents.submitted).toEqual([])
  for (let presses = 0; presses < 6 && !isOnSend(); presses += 1) await press('{Tab}')
  expect(isOnSend()).toBe(true)
  // Over at once: what has not ended is followed into the next test.
  intents.becomes('CONFIRMED')
  await press('{Enter}')
  await eventually(() => intents.submitted.length).toBe(1)
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  const opener = page.getByRole('button', { name: 'Send', exact: true }).filter({ hasText: 'Send' }).first()
  await eventually(() => opener.element() === focused()).toBe(true)
})
