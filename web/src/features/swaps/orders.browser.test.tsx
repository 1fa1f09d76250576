import { swapRoutes } from '@windhover/core/swaps/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { orderView, pageOfOrders } from '../../testing/answers/swaps.ts'
import { openSwap } from '../../testing/parts/swaps.ts'
import { eventually, tryAgainAfter } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const rows = () => page.getByRole('list', { name: 'Orders' }).getByRole('listitem')

async function openOrders(before: (server: StubServer) => void, chain: 'Ethereum' | 'BSC' = 'Ethereum') {
  const opened = await openSwap(chain, { before })
  await page.getByRole('tab', { name: 'Orders' }).click()
  return opened
}

it('R2-069 shows the id, the status and a link for each order', async () => {
  const filled = orderView(7, { orderStatus: 'filled', explorerUrl: 'https://etherscan.io/tx/0x7' })
  await openOrders((server) => void server.answer(swapRoutes.listOrders, { orders: [filled], cursor: null }))
  const row = rows().first()
  await expect.element(row.getByText(/^0x0000…00000007$/)).toBeVisible()
  await expect.element(row.getByText('Filled', { exact: true })).toBeVisible()
  await expect
    .element(row.getByRole('link', { name: 'View' }))
    .toHaveAttribute('href', 'https://etherscan.io/tx/0x7')
})

it('R2-070 says that there are no orders', async () => {
  await openOrders((server) => void server.answer(swapRoutes.listOrders, { orders: [], cursor: null }), 'BSC')
  await expect.element(page.getByText('No orders found.', { exact: true })).toBeVisible()
})

it('R2-069 R2-071 loads more orders when one scrolls', async () => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const cursors: string[] = []
  await openOrders(
    (server) =>
      void server.answer(swapRoutes.listOrders, async ({ query }) => {
        const cursor = query.get('cursor')
        if (cursor === null) return pageOfOrders(0, 'second')
        cursors.push(cursor)
        await isLetGo
        return pageOfOrders(100, null)
      }),
  )
  await eventually(() => rows().elements().length).toBe(30)
  const end = page.getByText('Scroll to load more', { exact: true })
  await expect.element(end).toBeInTheDocument()
  expect(cursors, 'nothing more is asked for before').toEqual([])
  end.element().scrollIntoView()
  await expect.element(page.getByText('Loading more...', { exact: true })).toBeVisible()
  letGo()
  await eventually(() => rows().elements().length).toBe(60)
  expect(cursors).toEqual(['second'])
  expect(page.getByText('Scroll to load more').query()).toBeNull()
})

it('R2-072 says that orders could not be loaded, and tries again', async () => {
  const { server } = await openOrders((stubs) => void stubs.breakDown(swapRoutes.listOrders))
  await expect.element(page.getByText('Failed to load orders', { exact: true })).toBeVisible()
  await tryAgainAfter(
    () => server.answer(swapRoutes.listOrders, { orders: [orderView(1)], cursor: null }),
    page.getByRole('button', { name: 'Try again' }),
  )
  await eventually(() => rows().elements().length).toBe(1)
  expect(page.getByText('Failed to load orders').query()).toBeNull()
})
