import { balanceRoutes } from '@windhover/core/balances/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { longWallet } from '../../testing/answers/balances.ts'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { openMoneyApp } from '../../testing/parts/money-app.ts'
import { openPicker, options, searchBox } from '../../testing/parts/token-picker.ts'
import { eventually } from '../../testing/screen.ts'

const MANY = 2_000
const ROW_PX = 52

it.each(SIZES)(
  'axe finds nothing wrong in the picker: list, copies, nothing found, $viewport',
  async (size) => {
    await openMoneyApp({ ...size, at: '?app=swap-solana' })
    await openPicker('sell')
    await expect.element(options().nth(3)).toBeVisible()
    await expectGoodLook('picker-list')
    await searchBox().fill('JUP')
    await expect.element(options().filter({ hasText: 'Look-alike of JUP' }).first()).toBeVisible()
    await expectGoodLook('picker-copies')
    await searchBox().fill('zzqqxxyyzz')
    await expect.element(page.getByText('No tokens found')).toBeVisible()
    await expectGoodLook('picker-empty')
  },
)

it('draws only those in sight of two thousand tokens, at the top and at the end', async () => {
  await openMoneyApp({
    at: '?app=swap-solana',
    before: (server) => void server.answer(balanceRoutes.getWallet, longWallet(MANY)),
  })
  await openPicker('sell')
  await expect.element(options().filter({ hasText: 'TOKEN5' }).first()).toBeVisible()
  expect(options().elements().length).toBeLessThan(40)
  await expect.element(options().first()).toHaveAttribute('aria-setsize', expect.stringMatching(/^2\d{3}$/))
  page.getByRole('listbox', { name: 'Tokens' }).element().scrollTop = MANY * ROW_PX - 2_000
  await eventually(
    () =>
      options()
        .filter({ hasText: /TOKEN19\d\d/ })
        .elements().length,
  ).toBeGreaterThan(0)
  expect(options().elements().length).toBeLessThan(40)
})
