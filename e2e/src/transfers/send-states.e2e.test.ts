import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import {
  amountField,
  comparedBox,
  notices,
  openSend,
  openWrap,
  progress,
  recipientField,
  send,
  sendButton,
  walletSend,
} from '../support/money-dialogs.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { type RoutedIntents, routeIntents, worksWith } from '../support/routed-intents.ts'
import { hasFocus } from '../support/shell-parts.ts'

const KNOWN = '9wFk3ThQzVn8K1dG7yWv3cLq6RsE2mTa5XjBp2Lq7Rda'
const LOOK_ALIKE = '9wFk3TbX4mYe6uRt5NhJ8sUd1KzC9vFw7GqHp2Lq7Rda'
const EVM_ADDRESS = '0x3fa9c1d07be24a6f58cb9013de7fa2c481bd2e07'
const REPORTS = new URL('../../../reports/screens/', import.meta.url).pathname

const guest = oneFundedGuest('send-states')
type Look = Parameters<typeof guest>[0]
const asGuest = (look: Look, run: (page: Page, routed: RoutedIntents) => Promise<void>) =>
  guest(look, async (page) => run(page, await routeIntents(page)))

const looks = (['desktop', 'mobile'] as const).flatMap((viewport) =>
  (['dark', 'light'] as const).map((theme) => ({ viewport, theme })),
)

describe.each(looks)('the dialogs, $viewport $theme', ({ viewport, theme }) => {
  it('shows the effect, locks a look-alike until it was compared, and is sound for everybody', async () => {
    await asGuest({ viewport, theme }, async (page, routed) => {
      const picture = (name: string) =>
        page.screenshot({ path: `${REPORTS}${name}-${viewport}-${theme}.png` })
      routed.preview = worksWith([{ kind: 'look-alike', known: KNOWN }, { kind: 'first-time-recipient' }])
      const dialog = await openSend(page, 'Solana')
      await amountField(dialog).fill('1')
      await recipientField(dialog).fill(LOOK_ALIKE)
      await dialog.getByText('Not the address you know').waitFor()
      const locked = dialog.getByRole('button', { name: 'Compare first to send' })
      expect(await locked.isDisabled()).toBe(true)
      expect(await dialog.getByRole('region', { name: 'Simulated effect' }).textContent()).toMatch(
        /Your vault[\s\S]*Recipient receives\s*1 SOL[\s\S]*Network fee\s*0\.000005 SOL/,
      )
      await expectNoAxeViolations(page, `look-alike, ${viewport} ${theme}`)
      await picture('send-look-alike')
      await comparedBox(dialog).check()
      await expect.poll(() => sendButton(dialog).isEnabled()).toBe(true)
      await dialog.getByRole('button', { name: 'Use known address' }).click()
      expect(await recipientField(dialog).inputValue()).toBe(KNOWN)
      expect(await sendButton(dialog).count()).toBe(0)

      await page.keyboard.press('Escape')
      const wrap = await openWrap(page, 'Solana')
      await amountField(wrap).fill('1')
      await wrap.getByText('Simulated', { exact: true }).waitFor()
      await expectNoAxeViolations(page, `wrap, ${viewport} ${theme}`)
      await picture('wrap')
    })
  })
})

describe('what becomes of it', () => {
  it('says the truth while nobody can tell, and goes on when they can', async () => {
    await asGuest({}, async (page, routed) => {
      const dialog = await openSend(page, 'Solana')
      await send(dialog, { amount: '1', to: KNOWN })
      await progress(dialog).getByText('Preparing').waitFor()
      expect(await hasFocus(progress(dialog))).toBe(true)
      routed.outcome = { state: 'UNKNOWN', failure: null }
      await progress(dialog)
        .getByText(/Do not repeat it yet/)
        .waitFor()
      await expectNoAxeViolations(page, 'unknown outcome')
      routed.outcome = { state: 'CONFIRMED', failure: null }
      // Closed or not, the end is told.
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
      await notices(page).getByText('Transfer successful').waitFor()
    })
  })

  it.each([
    ['R2-269', 'Solana', 'Slot skipped', 'Transfer failed: Slot skipped', KNOWN],
    ['R2-269', 'Solana', null, 'Transfer failed', KNOWN],
    ['R2-270', 'Ethereum', null, 'Failed to send transaction', EVM_ADDRESS],
    ['R2-269', 'Hedera', null, 'Transfer failed', EVM_ADDRESS],
  ] as const)('%s tells a failure on %s (reason: %s)', async (_, chain, failure, text, to) => {
    await asGuest({}, async (page, routed) => {
      routed.outcome = { state: 'FAILED', failure }
      const dialog = await openSend(page, chain)
      await send(dialog, { amount: '1', to })
      await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
      await dialog.getByRole('button', { name: 'Back to the form' }).click()
      expect(await amountField(dialog).inputValue()).toBe('')
    })
  })

  it.each([
    ['R2-272', 'Solana', 'Wrap 1 SOL', 'Failed to wrap SOL'],
    ['R2-275', 'Hedera', 'Wrap 1 HBAR', 'Failed to wrap HBAR'],
  ] as const)('%s tells a failed wrap on %s', async (_, chain, button, text) => {
    await asGuest({}, async (page, routed) => {
      routed.outcome = { state: 'FAILED', failure: null }
      const dialog = await openWrap(page, chain)
      await amountField(dialog).fill('1')
      await dialog.getByRole('button', { name: button }).click()
      await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
    })
  })

  it('R2-270 keeps what was typed when it is refused without a word', async () => {
    await asGuest({}, async (page, routed) => {
      routed.submits = 'refused-without-words'
      const dialog = await openSend(page, 'Ethereum')
      await send(dialog, { amount: '1', to: EVM_ADDRESS })
      await page.getByRole('alert').getByText('Failed to send transaction').waitFor()
      expect(await amountField(dialog).inputValue()).toBe('1')
    })
  })

  it('asks again under the same id when no answer came', async () => {
    await asGuest({}, async (page, routed) => {
      routed.submits = 'no-answer-of-ours'
      const dialog = await openSend(page, 'Solana')
      await send(dialog, { amount: '1', to: KNOWN })
      await dialog.getByText(/Asking again cannot do it twice/).waitFor()
      routed.submits = 'taken'
      await dialog.getByRole('button', { name: 'Ask again' }).click()
      await progress(dialog).getByText('Preparing').waitFor()
      expect(new Set(routed.submitted.map(({ id }) => id)).size).toBe(1)
      expect(routed.submitted.length).toBeGreaterThan(4)
    })
  })

  it('a simulation that fails cannot be sent', async () => {
    await asGuest({}, async (page, routed) => {
      routed.preview = { succeeds: false, reason: 'The account is frozen.', warnings: [] }
      const dialog = await openSend(page, 'Solana')
      await amountField(dialog).fill('1')
      await recipientField(dialog).fill(KNOWN)
      await dialog.getByText('The account is frozen.').waitFor()
      expect(await dialog.getByRole('button', { name: 'This would fail' }).isDisabled()).toBe(true)
    })
  })
})

it('is sent by keyboard alone, and Enter in a field sends nothing', async () => {
  await asGuest({}, async (page, routed) => {
    const dialog = await openSend(page, 'Solana')
    await amountField(dialog).focus()
    await page.keyboard.type('1')
    await page.keyboard.press('Tab')
    await page.keyboard.type(KNOWN)
    await expect.poll(() => sendButton(dialog).isEnabled()).toBe(true)
    await page.keyboard.press('Enter')
    expect(routed.submitted).toEqual([])
    for (let presses = 0; presses < 6 && !(await hasFocus(sendButton(dialog))); presses += 1) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await progress(dialog).waitFor()
    expect(routed.submitted).toHaveLength(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await hasFocus(walletSend(page))).toBe(true)
  })
})
