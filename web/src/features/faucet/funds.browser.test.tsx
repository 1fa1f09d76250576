import { faucetRoutes } from '@windhover/core/faucet/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { holdingsOf } from '../../testing/answers/faucet.ts'
import { openApp } from '../../testing/open-app.tsx'
import { eventually, textsOf } from '../../testing/screen.ts'

const world = () => page.getByRole('dialog', { name: 'Practice world' })
const onSolana = () => textsOf(world().getByRole('listitem').filter({ hasText: 'Solana' })).join()

it('more funds come for the asking, and the button says when the next ones can', async () => {
  let coins = 0
  const { server, vaultId } = await openApp({ theme: 'light' })
  server.answer(faucetRoutes.listHoldings, () => holdingsOf(coins))
  const asked = server.answer(faucetRoutes.fundVault, () => {
    coins = 5
    return { sent: [{ chain: 'solana' as const, transactionIds: ['tx-1', 'tx-2'] }] }
  })
  await page.getByRole('button', { name: 'Practice world' }).click()
  await eventually(onSolana).toMatch(/0\s*SOL/)
  await world().getByRole('button', { name: 'Get practice funds' }).click()
  await expect.element(page.getByText('Practice funds arrived').first()).toBeVisible()
  const next = world().getByRole('button', { name: /^More funds in (0:\d\d|1:00)$/ })
  await expect.element(next).toBeDisabled()
  await eventually(onSolana).toMatch(/5\s*SOL/)
  await eventually(() => asked.map(({ body }) => body)).toEqual([{ vaultId }])
})
