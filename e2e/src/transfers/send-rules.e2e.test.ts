import { describe, expect, it } from 'vitest'
import {
  amountField,
  dialogOf,
  openSend,
  openWallet,
  openWrap,
  recipientField,
  sendButton,
} from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'

const SOL_ADDRESS = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const EVM_ADDRESS = '0x3fa9c1d07be24a6f58cb9013de7fa2c481bd2e07'
const asGuest = oneFundedGuest('send-rules')

describe('sending on Solana', () => {
  it('R2-032 R2-138 R2-194 R2-195 R2-196 R2-197 R2-198 R2-199 tells what is wrong, in its words', async () => {
    await asGuest({}, async (page) => {
      const dialog = await openSend(page, 'Solana')
      await dialog.getByRole('button', { name: 'Token SOL' }).click()
      const usdc = page.getByRole('menuitemradio', { name: /^USDC/ })
      expect(await usdc.textContent()).toMatch(/USDC[\s\S]*USD Coin[\s\S]*500/)
      await page.keyboard.press('Escape')

      await sendButton(dialog).click()
      await dialog.getByText('Please fill in all fields').waitFor()
      await amountField(dialog).fill('1')
      await recipientField(dialog).fill(EVM_ADDRESS)
      await dialog.getByText('Invalid Solana address').waitFor()
      await recipientField(dialog).fill(SOL_ADDRESS)
      await amountField(dialog).fill('0')
      await dialog.getByText('Please enter a valid amount').waitFor()
      await amountField(dialog).fill('5.1')
      await dialog.getByText('Amount exceeds balance').waitFor()
      await amountField(dialog).fill('4.9985')
      await dialog.getByText('Transaction may likely fail').waitFor()
      expect(await sendButton(dialog).isDisabled()).toBe(true)
      await dialog.getByRole('button', { name: 'Max' }).click()
      expect(await amountField(dialog).inputValue()).toBe('4.925')
    })
  })
})

describe('sending from a row of the token table', () => {
  it.each([
    ['Solana', 'USDC', 'SOL'],
    ['Ethereum', 'USDC', 'ETH'],
    ['BSC', 'USDT', 'BNB'],
    ['Hedera', 'USDC', 'HBAR'],
  ] as const)('on %s begins with %s, and gives the focus back to the row', async (chain, token, coin) => {
    await asGuest({}, async (page) => {
      await openWallet(page, chain)
      const dialog = dialogOf(page, `Send on ${chain}`)
      for (const symbol of [token, coin]) {
        const more = page.getByRole('button', { name: `More for ${symbol}`, exact: true })
        await more.focus()
        await page.keyboard.press('Enter')
        await page.getByRole('menuitem', { name: 'Send', exact: true }).press('Enter')
        await dialog.getByRole('button', { name: `Token ${symbol}`, exact: true }).waitFor()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
      }
    })
  })
})

describe('sending on Ethereum and BSC', () => {
  it.each(['Ethereum', 'BSC'] as const)('R2-200 R2-201 R2-202 judges the form on %s', async (chain) => {
    await asGuest({}, async (page) => {
      const dialog = await openSend(page, chain)
      expect(await sendButton(dialog).isDisabled()).toBe(true)
      await recipientField(dialog).fill('0x12')
      await dialog.getByText(`Invalid ${chain} address`).waitFor()
      expect(await recipientField(dialog).getAttribute('aria-invalid')).toBe('true')
      await amountField(dialog).pressSequentially('1a.,5x')
      expect(await amountField(dialog).inputValue()).toBe('1.5')
      expect(await sendButton(dialog).isDisabled()).toBe(true)
      await amountField(dialog).fill('')
      expect(await amountField(dialog).inputValue()).toBe('')
    })
  })
})

describe('sending on Hedera', () => {
  it('R2-203 R2-205 judges the recipient and fills in the full balance', async () => {
    await asGuest({}, async (page) => {
      const dialog = await openSend(page, 'Hedera')
      await recipientField(dialog).fill('0.0')
      await dialog.getByText('Invalid address or Hedera account ID').waitFor()
      await dialog.getByRole('button', { name: 'Max' }).click()
      const balance = (await dialog.getByText(/^Balance/).textContent()) ?? ''
      expect(balance.replaceAll(',', '')).toBe(`Balance ${await amountField(dialog).inputValue()} HBAR`)
    })
  })
})

describe('wrapping', () => {
  it('R2-033 R2-034 R2-036 R2-208 R2-209 R2-211 R2-274 on Solana', async () => {
    await asGuest({}, async (page) => {
      const dialog = await openWrap(page, 'Solana')
      await amountField(dialog).pressSequentially('6a')
      expect(await amountField(dialog).inputValue()).toBe('6')
      await dialog.getByText('Please enter a valid amount').waitFor()
      for (const [percent, amount] of [
        ['25%', '1.25'],
        ['50%', '2.5'],
        ['100%', '5'],
      ] as const) {
        await dialog.getByRole('button', { name: percent }).click()
        expect(await amountField(dialog).inputValue()).toBe(amount)
      }
      await dialog.getByRole('tab', { name: 'Unwrap WSOL' }).click()
      await dialog.getByText('WSOL account not found').waitFor()
      expect(await dialog.getByRole('button', { name: 'Unwrap', exact: true }).isDisabled()).toBe(true)
      expect(await amountField(dialog).count()).toBe(0)
    })
  })

  it('R2-056 R2-210 R2-211 on Hedera', async () => {
    await asGuest({}, async (page) => {
      const dialog = await openWrap(page, 'Hedera')
      await dialog.getByRole('tab', { name: 'Wrap HBAR' }).waitFor()
      await amountField(dialog).fill('999999')
      await dialog.getByText('Please enter a valid amount').waitFor()
      await dialog.getByRole('button', { name: '25%' }).click()
      expect(await amountField(dialog).inputValue()).toMatch(/^\d+(\.\d{1,8})?$/)
      await dialog.getByRole('tab', { name: 'Unwrap WHBAR' }).click()
      await amountField(dialog).fill('1')
      await dialog.getByText('Please enter a valid amount').waitFor()
    })
  })
})
