import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepSettings } from '../../testing/kept-settings.ts'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { openFilledCard } from '../../testing/parts/swaps.ts'
import { eventually, press } from '../../testing/screen.ts'

async function openSlippage(options: AppOptions = {}) {
  let kept: ReturnType<typeof keepSettings> = () => {
    throw new Error('nothing is kept')
  }
  const opened = await openFilledCard('Solana', {
    ...options,
    before: (server, vaultId) => {
      kept = keepSettings(server, vaultId)
    },
  })
  await opened.card.getByRole('button', { name: 'Slippage 2%' }).click()
  const popover = page.getByRole('dialog', { name: 'Slippage' })
  await expect.element(popover).toBeVisible()
  return { ...opened, popover, kept: () => kept().swapSlippage }
}

it.each(SIZES)('says what slippage means in tokens, $viewport', async (size) => {
  const { popover, quotes, kept } = await openSlippage(size)
  const effect = () => (popover.element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ')
  expect(effect()).toContain('You receive at least 58.800 USDC')
  await expectGoodLook('swap-slippage')
  await popover.getByRole('radio', { name: '1%', exact: true }).click()
  await eventually(effect).toContain('You receive at least 59.400 USDC')
  expect(quotes.at(-1)?.body).toMatchObject({ slippagePct: 1 })
  await eventually(kept).toBe(1)
})

it('takes a value of your own, within the limits of the setting', async () => {
  const { popover, kept } = await openSlippage()
  const own = popover.getByRole('textbox', { name: 'Own value in percent' })
  await own.fill('7.5')
  await press('{Enter}')
  await eventually(kept).toBe(7.5)
  await expect.element(popover.getByText('You may receive much less than quoted.')).toBeVisible()
  await own.fill('60')
  await expect.element(own).toHaveAttribute('aria-invalid', 'true')
  await own.fill('0.3')
  await eventually(kept).toBe(0.3)
  await expect.element(popover.getByText('The swap may fail if the price moves a little.')).toBeVisible()
  await press('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Slippage 0.3%' })).toHaveFocus()
})
