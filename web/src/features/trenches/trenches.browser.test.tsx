import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listOf, trenchesToken, trenchesTokens } from '../../testing/answers/discovery.ts'
import { passTime } from '../../testing/held-time.ts'
import {
  columnHeads,
  drawnRows,
  firstCells,
  openTrenches,
  tokenGrid,
  trenches,
} from '../../testing/parts/discovery.ts'
import { appears, eventually, press, textsOf } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const tab = (name: string) => trenches().getByRole('tab', { name, exact: true })
const windowTab = (name: string) => trenches().getByRole('radio', { name, exact: true })
/** One after the other; a list that is asked for twice in a row counts once. */
const asked = (calls: readonly Call[]) =>
  calls
    .map(({ params }) => `${params.category}/${params.window}`)
    .filter((path, at, all) => path !== all[at - 1])
const cellsOf = (symbol: string) =>
  [
    ...(drawnRows()
      .find((row) => row.innerText.includes(symbol))
      ?.querySelectorAll('td') ?? []),
  ].map((cell) => cell.innerText.replaceAll('\n', ' '))

it('R3-036 G18 has its title and says that it analyses top and trending Solana tokens', async () => {
  await openTrenches()
  await expect.element(trenches().getByRole('heading', { name: 'Trenches', exact: true })).toBeVisible()
  await expect.element(trenches().getByText('Analyse top and trending Solana tokens')).toBeVisible()
})

it('R3-037 R3-038 G38 C10 has five categories and four windows, begins with Trending of 24h and asks for what is chosen', async () => {
  const { lists } = await openTrenches()
  await appears(tokenGrid())
  const tabs = textsOf(trenches().getByRole('tab'))
  expect(tabs).toEqual(['Trending', 'Popular', 'Top Traded', 'New', 'Organic'])
  const windows = trenches().getByRole('radiogroup', { name: 'Window' }).getByRole('radio')
  await eventually(() => windows.elements().map((each) => (each as HTMLInputElement).value)).toEqual([
    '5m',
    '1h',
    '6h',
    '24h',
  ])
  await eventually(() => asked(lists)).toEqual(['toptrending/24h'])
  await tab('Popular').click()
  await windowTab('1h').click()
  await tab('Top Traded').click()
  await tab('New').click()
  await windowTab('5m').click()
  await tab('Organic').click()
  await windowTab('6h').click()
  await eventually(() => asked(lists)).toEqual([
    'toptrending/24h',
    'popular/24h',
    'popular/1h',
    'toptraded/1h',
    'new/1h',
    'new/5m',
    'toporganicscore/5m',
    'toporganicscore/6h',
  ])
})

it('R3-039 C20 has its columns on the desktop, with figures as people read them', async () => {
  const token = trenchesToken(3, {
    ...{ symbol: 'OTTR', marketCapUsd: 4_120_000, priceUsd: 0.004118, changePct: 18.72 },
    ...{ volumeUsd: 1_840_000, liquidityUsd: 412_000 },
  })
  const dear = trenchesToken(5, { symbol: 'DEAR', priceUsd: 1_234.5, changePct: null, marketCapUsd: null })
  await openTrenches({ tokens: [token, dear] })
  await appears(tokenGrid())
  // Between them stands what there is to check (Risk).
  await eventually(() => textsOf(columnHeads())).toEqual([
    ...['Ticker', 'Risk', 'MC', 'Price', 'Volume', 'Liquidity', 'Actions'],
  ])
  await eventually(() => cellsOf('OTTR').slice(2, 6)).toEqual([
    ...['$4.12M', '$0.004118 +18.72%', '$1.84M', '$412K'],
  ])
  await eventually(() => cellsOf('DEAR').slice(2, 4)).toEqual(['–', '$1,234.50 –'])
})

it('R3-040 hides Price and Liquidity on a phone, and shows them when the row is opened', async () => {
  await openTrenches({ viewport: 'mobile' })
  await appears(tokenGrid())
  const shownHeads = () =>
    columnHeads()
      .elements()
      .filter((head) => head.checkVisibility())
      .map((head) => (head as HTMLElement).innerText)
  await eventually(shownHeads).toEqual(['Ticker', 'MC', 'Volume', 'Actions'])
  await tokenGrid().getByText('YAWN').click()
  await expect.element(tokenGrid().getByText('Liquidity', { exact: true }).last()).toBeVisible()
  await expect.element(tokenGrid().getByRole('button', { name: 'Chart of YAWN' })).toBeVisible()
  await expect.element(tokenGrid().getByRole('button', { name: 'Info about YAWN' })).toBeVisible()
  await tokenGrid().getByText('YAWN').click()
  await expect.element(tokenGrid().getByRole('button', { name: 'Chart of YAWN' })).not.toBeInTheDocument()
})

it('R3-042 says Loading tokens... while it loads', async () => {
  let release = () => {}
  await openTrenches({
    before: (server) => {
      const held = server.hold(discoveryRoutes.listTrenches)
      release = () => held.release(listOf(trenchesTokens(3)))
    },
  })
  await expect.element(trenches().getByText('Loading tokens...').last()).toBeVisible()
  release()
  await eventually(firstCells).toEqual(['NOODL', 'MOCHI', 'YAWN'])
  await expect.element(trenches().getByText('Loading tokens...')).not.toBeInTheDocument()
})

it('R3-043 says No tokens found where there are none, and offers to clear filters that leave none', async () => {
  const { server } = await openTrenches({ tokens: [] })
  await expect.element(trenches().getByText('No tokens found', { exact: true })).toBeVisible()
  await expect.element(trenches().getByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  server.answer(discoveryRoutes.listTrenches, () => listOf(trenchesTokens(5)))
  await tab('Popular').click()
  await eventually(() => firstCells().length).toBe(5)
  await trenches().getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('searchbox').fill('nothing is called so')
  await expect.element(trenches().getByText('No tokens found', { exact: true })).toBeVisible()
  await press('{Escape}')
  await trenches().getByRole('button', { name: 'Clear filters' }).click()
  await eventually(() => firstCells().length).toBe(5)
})

it('says what failed and tries again, and keeps rows that were there', async () => {
  const { server } = await openTrenches({
    before: (server) =>
      void server.refuse(discoveryRoutes.listTrenches, {
        status: 404,
        error: 'This list is not set up here.',
      }),
  })
  await expect.element(trenches().getByText('This list is not set up here.')).toBeVisible()
  server.answer(discoveryRoutes.listTrenches, () => listOf(trenchesTokens(4)))
  await trenches().getByRole('button', { name: 'Try again' }).click()
  await eventually(() => firstCells().length).toBe(4)
})

it('says that a list is old where its source does not answer', async () => {
  const readAt = new Date(Date.now() - 5 * 60_000).toISOString()
  await openTrenches({
    before: (server) =>
      void server.answer(discoveryRoutes.listTrenches, () =>
        listOf(trenchesTokens(3), { isStale: true, readAt }),
      ),
  })
  await expect.element(trenches().getByText('The source does not answer. Read 5 min ago')).toBeVisible()
})

it('R3-087 asks again every 30 s, no sooner and no later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { lists } = await openTrenches()
  while (lists.length === 0 || firstCells().length === 0) await passTime(0)
  const first = lists.length
  const later = () => lists.length - first
  await passTime(29_000)
  expect(later()).toBe(0)
  await passTime(1_000)
  expect(later()).toBe(1)
  await passTime(29_000)
  expect(later()).toBe(1)
  await passTime(1_000)
  expect(later()).toBe(2)
  await passTime(90_000)
  expect(later()).toBe(5)
})

it('R3-088 R3-089 sorts by symbol, MC, price, volume and liquidity: ascending first, then descending', async () => {
  const tokens = [
    trenchesToken(1, { symbol: 'BBB', marketCapUsd: 3, priceUsd: 1, volumeUsd: 2, liquidityUsd: 3 }),
    trenchesToken(2, { symbol: 'CCC', marketCapUsd: 1, priceUsd: 2, volumeUsd: 3, liquidityUsd: 1 }),
    trenchesToken(3, { symbol: 'AAA', marketCapUsd: 2, priceUsd: 3, volumeUsd: 1, liquidityUsd: 2 }),
  ]
  await openTrenches({ tokens })
  await eventually(firstCells).toEqual(['BBB', 'CCC', 'AAA'])
  const ascending = {
    Ticker: ['AAA', 'BBB', 'CCC'],
    MC: ['CCC', 'AAA', 'BBB'],
    Price: ['BBB', 'CCC', 'AAA'],
    Volume: ['AAA', 'BBB', 'CCC'],
    Liquidity: ['CCC', 'AAA', 'BBB'],
  }
  for (const [name, order] of Object.entries(ascending)) {
    const head = tokenGrid().getByRole('button', { name, exact: true })
    await head.click()
    await eventually(firstCells).toEqual(order)
    await head.click()
    await eventually(firstCells).toEqual(order.toReversed())
  }
  await expect.element(tokenGrid().getByRole('button', { name: 'Holders' })).not.toBeInTheDocument()
})
