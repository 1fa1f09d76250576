import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listOf } from '../../testing/answers/discovery.ts'
import { graduated, launchToken, launchTokens } from '../../testing/answers/launches.ts'
import { TOKEN_ROWS } from '../../testing/answers/token-list.ts'
import { isRed, textColour } from '../../testing/colours.ts'
import { passTime } from '../../testing/held-time.ts'
import {
  callsReach,
  holdPolling,
  measureInterval,
  openLaunches,
  pressAndAwait,
  tab,
} from '../../testing/parts/launches.ts'
import { queryOfAddress } from '../../testing/parts/shell.ts'
import { tradeDialog } from '../../testing/parts/trades.ts'
import { eventually, press, textsOf, tryAgainAfter } from '../../testing/screen.ts'
import type { Call, StubServer } from '../../testing/stub-server.ts'

const NAMES = ['Hot', 'Latest', 'About to Graduate', 'Graduated']
const last = (calls: readonly Call[]) => Object.fromEntries(calls.at(-1)?.query ?? [])
const withTokens = (...tokens: Parameters<typeof listOf>[0]) => ({
  before: (server: StubServer) => void server.answer(discoveryRoutes.listBnbLaunches, listOf(tokens)),
})

it('R3-002 G38 has four tabs and opens with Hot; each asks for its own', async () => {
  const { panel, asked } = await openLaunches('fourmeme')
  await expect.element(panel.getByRole('list', { name: 'BNB chain launches' })).toBeVisible()
  expect(textsOf(panel.getByRole('tab'))).toEqual(NAMES)
  await expect.element(tab(panel, 'Hot')).toHaveAttribute('aria-selected', 'true')
  const asks: string[] = [last(asked.bnb).tab ?? '']
  for (const name of NAMES.slice(1)) {
    await tab(panel, name).click()
    await eventually(() => last(asked.bnb).tab).not.toBe(asks.at(-1))
    asks.push(last(asked.bnb).tab ?? '')
  }
  expect(asks).toEqual(['hot', 'latest', 'graduating', 'graduated'])
})

it('R3-003 has a dropdown in place of the tabs on a small screen', async () => {
  const { panel, asked } = await openLaunches('fourmeme', { viewport: 'mobile' })
  await panel.getByRole('button', { name: 'Launches: Hot' }).click()
  expect(panel.getByRole('tab').elements()).toEqual([])
  expect(textsOf(page.getByRole('menuitemradio'))).toEqual(NAMES)
  await page.getByRole('menuitemradio', { name: 'About to Graduate' }).click()
  await eventually(() => last(asked.bnb).tab).toBe('graduating')
  await expect.element(panel.getByRole('button', { name: 'Launches: About to Graduate' })).toBeVisible()
})

it('R3-004 searches by name when typing rests', async () => {
  const { panel, asked } = await openLaunches('fourmeme')
  const search = panel.getByRole('searchbox', { name: 'Search by token name...' })
  await expect.element(search).toHaveAttribute('placeholder', 'Search by token name...')
  await search.fill('  owl ')
  await eventually(() => last(asked.bnb)).toEqual({ tab: 'hot', tokenName: 'owl', pageIndex: '1' })
})

it('R3-005 shows cards in a grid', async () => {
  const { panel } = await openLaunches('fourmeme')
  const list = panel.getByRole('list', { name: 'BNB chain launches' })
  await eventually(() => list.getByRole('listitem').elements().length).toBe(8)
  expect(getComputedStyle(list.element()).gridTemplateColumns.split(' ')).toHaveLength(2)
  const card = list.getByRole('listitem').first()
  for (const text of ['NOODL', 'Noodle Inu', '$5.20K', '$1.20K', '−20.40%', 'Meme']) {
    await expect.element(card.getByText(text, { exact: true })).toBeVisible()
  }
})

it("R3-006 says 'No tokens found'", async () => {
  const { panel } = await openLaunches('fourmeme', withTokens())
  await expect.element(panel.getByText('No tokens found', { exact: true })).toBeVisible()
})

it('R3-007 clears search and label with the tab; a label is chosen by its card', async () => {
  const { panel, asked } = await openLaunches('fourmeme')
  await panel.getByRole('button', { name: 'Only AI' }).first().click()
  await eventually(() => last(asked.bnb)).toEqual({ tab: 'hot', label: 'AI', pageIndex: '1' })
  const search = panel.getByRole('searchbox')
  await search.fill('owl')
  await eventually(() => last(asked.bnb)).toEqual({
    tab: 'hot',
    tokenName: 'owl',
    label: 'AI',
    pageIndex: '1',
  })
  const before = asked.bnb.length
  await tab(panel, 'Latest').click()
  await eventually(() => last(asked.bnb)).toEqual({ tab: 'latest', pageIndex: '1' })
  await expect.element(search).toHaveValue('')
  expect(panel.getByRole('button', { name: /^Show all, not only/ }).elements()).toEqual([])
  expect(asked.bnb.length, 'what was typed before is not asked for in the new tab').toBe(before + 1)
})

it('shows all again when the label is taken away', async () => {
  const { panel, asked } = await openLaunches('fourmeme')
  await panel.getByRole('button', { name: 'Only Games' }).first().click()
  await eventually(() => last(asked.bnb).label).toBe('Games')
  const before = asked.bnb.length
  await panel.getByRole('button', { name: 'Show all, not only Games' }).click()
  await eventually(() => panel.getByRole('button', { name: /^Show all, not only/ }).elements().length).toBe(0)
  expect(asked.bnb.length, 'the list of all is still fresh').toBe(before)
})

it('R3-008 shows an error in red, keeps what was shown, and tries again', async () => {
  const { panel, server } = await openLaunches('fourmeme', {
    before: (stubs) => void stubs.refuse(discoveryRoutes.listBnbLaunches, { error: 'Chain is busy.' }),
  })
  const alert = panel.getByText('Error: Chain is busy.')
  await expect.element(alert).toBeVisible()
  expect(isRed(textColour(alert))).toBe(true)
  await tryAgainAfter(
    () => server.answer(discoveryRoutes.listBnbLaunches, listOf(launchTokens('four-meme', 2))),
    panel.getByRole('button', { name: 'Try again' }),
  )
  await eventually(() => panel.getByRole('listitem').elements().length).toBe(2)
  expect(alert.elements()).toEqual([])
})

it('keeps the cards when a later reading fails', async () => {
  const { panel, server, asked } = await openLaunches('fourmeme')
  await expect.element(panel.getByRole('list')).toBeVisible()
  holdPolling()
  await pressAndAwait(tab(panel, 'Latest'), asked.bnb)
  const refused = server.refuse(discoveryRoutes.listBnbLaunches, { error: 'Chain is busy.' })
  await passTime(60_000)
  await callsReach(refused, 1)
  vi.useRealTimers()
  await expect.element(panel.getByText('Error: Chain is busy.')).toBeVisible()
  expect(panel.getByRole('listitem').elements()).toHaveLength(8)
})

it('R3-009 R3-010 R3-081 shows progress as a percent, and 100% with Graduated for who has left the curve', async () => {
  const half = launchToken('four-meme', 1)
  const { panel } = await openLaunches(
    'fourmeme',
    withTokens(
      { ...half, launch: half.launch && { ...half.launch, progress: 0.5 } },
      graduated(launchToken('four-meme', 2), 0.3),
    ),
  )
  const card = (place: number) => panel.getByRole('listitem').nth(place)
  await expect.element(card(0).getByText('50%', { exact: true })).toBeVisible()
  expect(card(0).getByText('Graduated').elements()).toEqual([])
  await expect.element(card(1).getByText('100%', { exact: true })).toBeVisible()
  await expect.element(card(1).getByText('Graduated', { exact: true })).toBeVisible()
})

it('R3-104 reads the list again every 60 seconds', async () => {
  const { panel, asked } = await openLaunches('fourmeme')
  await expect.element(panel.getByRole('list')).toBeVisible()
  holdPolling()
  await pressAndAwait(tab(panel, 'Latest'), asked.bnb)
  expect(await measureInterval(asked.bnb, 60_000)).toEqual([0, 1, 1, 2])
})

it('opens the token, its chart and the dialog of every Buy, and its links in tabs of their own', async () => {
  const usdc = TOKEN_ROWS.find(({ chain, symbol }) => chain === 'bsc' && symbol === 'USDC')
  const token = launchToken('four-meme', 1, { symbol: 'USDC', address: usdc?.address ?? '' })
  const { panel } = await openLaunches('fourmeme', withTokens(token))
  const link = panel.getByRole('link', { name: 'Website of USDC' })
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await panel.getByRole('button', { name: 'Buy USDC' }).click()
  await expect.element(tradeDialog('Buy', 'USDC')).toBeVisible()
  await press('{Escape}')
  await panel.getByRole('button', { name: 'Chart of USDC' }).click()
  await expect.element(page.getByRole('button', { name: 'Close chart' })).toBeVisible()
  await panel.getByRole('button', { name: 'USDC', exact: true }).click()
  await eventually(queryOfAddress).toEqual({ app: 'token', token: `bsc:${token.address}` })
})
