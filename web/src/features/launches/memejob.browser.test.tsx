import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { HOSTILE, memejobToken, memejobTokens } from '../../testing/answers/launches.ts'
import { passTime } from '../../testing/held-time.ts'
import { holdPolling, measureInterval, openLaunches, pressAndAwait } from '../../testing/parts/launches.ts'
import { queryOfAddress } from '../../testing/parts/shell.ts'
import { eventually, find, textsOf, tryAgainAfter } from '../../testing/screen.ts'
import type { Call, StubServer } from '../../testing/stub-server.ts'

const ORDERS = [
  'Newest',
  'Oldest',
  'Price High to Low',
  'Price Low to High',
  'Market Cap High to Low',
  'Market Cap Low to High',
]
const last = (calls: readonly Call[]) => Object.fromEntries(calls.at(-1)?.query ?? [])
const symbols = () => find('tbody tr').map((row) => row.querySelector('bdi')?.innerText ?? '')
const answering =
  (tokens: ReturnType<typeof memejobTokens>) =>
  (server: StubServer): void =>
    void server.answer(discoveryRoutes.listMemejob, tokens)

it('R3-030 R3-185 sorts by six orders, 20 tokens a page', async () => {
  const { panel, asked } = await openLaunches('memejob')
  await eventually(() => symbols().length).toBe(20)
  const asks = [last(asked.memejob)]
  for (const [place, name] of ORDERS.entries()) {
    await panel.getByRole('button', { name: /^Sort: / }).click()
    if (place === 0) expect(textsOf(page.getByRole('menuitemradio'))).toEqual(ORDERS)
    await page.getByRole('menuitemradio', { name, exact: true }).click()
    await expect.element(panel.getByRole('button', { name: `Sort: ${name}` })).toBeVisible()
    if (place > 0) asks.push(last(asked.memejob))
  }
  const sent = (orderBy: string, orderDirection: string) => ({
    page: '1',
    limit: '20',
    orderBy,
    orderDirection,
  })
  expect(asks).toEqual([
    sent('created', 'desc'),
    sent('created', 'asc'),
    sent('price', 'desc'),
    sent('price', 'asc'),
    sent('market_cap', 'desc'),
    sent('market_cap', 'asc'),
  ])
})

it('R3-031 R3-103 turns the direction at the heads of Price and Market Cap, and sorts by market cap itself', async () => {
  const tokens = [
    memejobToken(0, { ticker: 'MID', marketCapInUsd: 50 }),
    memejobToken(1, { ticker: 'NONE', marketCapInUsd: null }),
    memejobToken(2, { ticker: 'LOW', marketCapInUsd: 5 }),
    memejobToken(3, { ticker: 'TOP', marketCapInUsd: 500 }),
  ]
  const { panel } = await openLaunches('memejob', { before: answering(tokens) })
  await eventually(symbols).toEqual(['MID', 'NONE', 'LOW', 'TOP'])
  const head = (name: string) => panel.getByRole('columnheader', { name })
  await head('Market Cap').getByRole('button').click()
  await eventually(symbols).toEqual(['TOP', 'MID', 'LOW', 'NONE'])
  await expect.element(head('Market Cap')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(panel.getByRole('button', { name: 'Sort: Market Cap High to Low' })).toBeVisible()
  await head('Market Cap').getByRole('button').click()
  await eventually(symbols).toEqual(['LOW', 'MID', 'TOP', 'NONE'])
  await head('Price').getByRole('button').click()
  await expect.element(head('Price')).toHaveAttribute('aria-sort', 'descending')
  await head('Price').getByRole('button').click()
  await expect.element(head('Price')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(panel.getByRole('button', { name: 'Sort: Price Low to High' })).toBeVisible()
})

it('R3-032 has the columns Token, Price, Market Cap and Socials', async () => {
  const { panel } = await openLaunches('memejob', {
    before: answering([memejobToken(1, { priceInUsd: 0.5127, marketCapInUsd: 1_234_567 })]),
  })
  await eventually(() => symbols()).toEqual(['MOCHI'])
  expect(textsOf(panel.getByRole('columnheader'))).toEqual(['Token', 'Price', 'Market Cap', 'Socials'])
  const row = panel.getByRole('row').nth(1)
  for (const text of ['Mochi Cat', '$0.5127', '$1.23M'])
    await expect.element(row.getByText(text)).toBeVisible()
  const socials = ['Website of MOCHI', 'X of MOCHI', 'Telegram of MOCHI', 'Discord of MOCHI']
  for (const name of socials) {
    const link = row.getByRole('link', { name })
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
})

it('D8 links to the explorer of Hedera that the deployment names, and opens the page of the token', async () => {
  const { panel } = await openLaunches('memejob', {
    before: answering([
      memejobToken(1),
      memejobToken(2, { id: 'job-2', dex: { address: '0x000000000000000000000000000000000006f89a' } }),
      memejobToken(3, { id: 'job-3' }),
    ]),
  })
  const explorer = (symbol: string) => panel.getByRole('link', { name: `${symbol} on explorer` })
  await expect
    .element(explorer('MOCHI'))
    .toHaveAttribute('href', expect.stringMatching(/\/explorer\/hedera\/token\/0\.0\.1001$/))
  await expect
    .element(explorer('YAWN'))
    .toHaveAttribute('href', expect.stringMatching(/\/explorer\/hedera\/token\/0\.0\.456858$/))
  expect(explorer('FERAL').elements(), 'nobody knows it on Hedera').toEqual([])
  await panel.getByRole('button', { name: 'YAWN', exact: true }).click()
  await eventually(queryOfAddress).toEqual({ app: 'token', token: 'hedera:0.0.456858' })
})

it('R3-033 fetches the list again at Refresh', async () => {
  const { panel, asked } = await openLaunches('memejob')
  await eventually(() => symbols().length).toBe(20)
  const before = asked.memejob.length
  await panel.getByRole('button', { name: 'Refresh' }).click()
  await eventually(() => asked.memejob.length).toBe(before + 1)
})

it("R3-034 goes through the pages, with 'Page {N}'", async () => {
  const { panel } = await openLaunches('memejob', {
    before: (server) =>
      void server.answer(discoveryRoutes.listMemejob, ({ query }) => {
        const at = Number(query.get('page'))
        return memejobTokens(at < 3 ? 20 : 7, (at - 1) * 20)
      }),
  })
  const [previous, next] = ['Previous', 'Next'].map((name) => panel.getByRole('button', { name }))
  if (previous === undefined || next === undefined) throw new Error('no paging')
  await eventually(() => symbols().length).toBe(20)
  await expect.element(panel.getByText('Page 1')).toBeVisible()
  await expect.element(previous).toBeDisabled()
  await next.click()
  await expect.element(panel.getByText('Page 2')).toBeVisible()
  await eventually(() => symbols()[0]).toMatch(/20$/)
  await next.click()
  await expect.element(panel.getByText('Page 3')).toBeVisible()
  await eventually(() => symbols().length).toBe(7)
  await expect.element(next).toBeDisabled()
  await previous.click()
  await expect.element(panel.getByText('Page 2')).toBeVisible()
  await panel.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect.element(panel.getByText('Page 1')).toBeVisible()
})

it("R3-035 R3-143 says 'Failed to load tokens.' with the status, and tries again", async () => {
  const { panel, server } = await openLaunches('memejob', {
    before: (stubs) => void stubs.refuse(discoveryRoutes.listMemejob, { status: 502 }),
  })
  const alert = panel.getByRole('alert')
  await expect.element(alert.getByText('Failed to load tokens.', { exact: true })).toBeVisible()
  await expect.element(alert.getByText('Failed to load memejob tokens: 502')).toBeVisible()
  await tryAgainAfter(
    () => server.answer(discoveryRoutes.listMemejob, memejobTokens(3)),
    panel.getByRole('button', { name: 'Try again' }),
  )
  await eventually(() => symbols().length).toBe(3)
})

it('R3-102 is stale after 30 seconds', async () => {
  const { panel, asked } = await openLaunches('memejob')
  await eventually(() => symbols().length).toBe(20)
  holdPolling()
  const turn = (name: string) => (panel.getByRole('button', { name }).element() as HTMLElement).click()
  await pressAndAwait(panel.getByRole('button', { name: 'Next' }), asked.memejob)
  await passTime(29_999)
  turn('Previous')
  await passTime(0)
  turn('Next')
  await passTime(0)
  const secondPages = () => asked.memejob.filter(({ query }) => query.get('page') === '2').length
  expect(secondPages(), 'it is still fresh').toBe(1)
  turn('Previous')
  await passTime(1)
  turn('Next')
  await passTime(0)
  expect(secondPages(), 'it is stale now').toBe(2)
})

it('R3-102 is refreshed every 60 seconds', async () => {
  const { panel, asked } = await openLaunches('memejob')
  await eventually(() => symbols().length).toBe(20)
  holdPolling()
  await pressAndAwait(panel.getByRole('button', { name: 'Next' }), asked.memejob)
  expect(await measureInterval(asked.memejob, 60_000)).toEqual([0, 1, 1, 2])
})

it('makes links of addresses of the web alone', async () => {
  const { panel } = await openLaunches('memejob', {
    before: answering([
      memejobToken(1, { name: HOSTILE.name, ticker: HOSTILE.symbol, socials: HOSTILE.links }),
    ]),
  })
  await eventually(() => symbols().length).toBe(1)
  const hrefs = panel
    .getByRole('link')
    .elements()
    .map((link) => (link as HTMLAnchorElement).protocol)
  expect(hrefs).toEqual(['http:', 'https:'])
  expect(find('tbody img[onerror], tbody script')).toEqual([])
  expect(document.title).toBe('Memejob · Windhover')
})
