import { expect, it } from 'vitest'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { openTrade, payField, quoteTrade } from '../../testing/parts/trades.ts'

it.each(SIZES)('axe finds nothing wrong in the buy dialog, $viewport', async (size) => {
  const { dialog } = await openTrade({ chain: 'Solana', verb: 'Buy', symbol: 'JUP' }, size)
  await expectGoodLook('trade-empty')
  await quoteTrade(dialog, '0.1')
  await expectGoodLook('trade-quoted')
  await payField(dialog).fill('123456.123456789')
  await expect.element(dialog.getByText(/^Insufficient balance\. Available: /)).toBeVisible()
  await expectGoodLook('trade-too-much')
})
