import { watchlistRoutes, watchlistsChanged } from '@windhover/core/watchlist/contract'
import { watchlistErrors } from '@windhover/core/watchlist/errors'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addressAt } from '../../testing/answers/discovery.ts'
import { answerQuotes } from '../../testing/answers/swaps.ts'
import { BONK, JUP } from '../../testing/answers/token-list.ts'
import { LISTS, MAIN_ID, MEMES_ID, WATCHED, watched } from '../../testing/answers/watchlist.ts'
import { drawnRows, firstCells, selectedRows } from '../../testing/parts/discovery.ts'
import { options, pickerPart, searchBox } from '../../testing/parts/token-picker.ts'
import { tradeDialog } from '../../testing/parts/trades.ts'
import { grid, openWatchlist, sheet, tab, watchlist } from '../../testing/parts/watchlist.ts'
import { appears, eventually, press, textsOf, tryAgainAfter } from '../../testing/screen.ts'

const SYMBOLS = WATCHED.map(({ symbol }) => symbol)
const cellsOf = (symbol: string) =>
  [
    ...(drawnRows()
      .find((row) => row.innerText.includes(symbol))
      ?.querySelectorAll('td') ?? []),
  ].map((cell) => cell.innerText.replaceAll('\n', ' '))
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

it('shows the tokens of a list with price, day, market value and how many alerts there are', async () => {
  await openWatchlist()
  await eventually(firstCells).toEqual(SYMBOLS)
  await expect.element(watchlist().getByText('7 tokens, 9 alerts')).toBeVisible()
  await expect.element(watchlist().getByText('Live', { exact: true })).toBeVisible()
  await eventually(() => cellsOf('JUP')).toEqual(['JUP Jupiter', '$0.5127 +8.42%', '', '$1.62B', '3', 'Buy'])
  expect(cellsOf('HBAR')[4]).toBe('Alert')
  expect(new Set(drawnRows().map((row) => row.getBoundingClientRect().height))).toEqual(new Set([50]))
  await expect.element(grid().getByRole('img', { name: 'JUP over a day' })).toBeVisible()
})

it('changes between lists, and comes back to the one that was left', async () => {
  await openWatchlist()
  await tab('Memes 12').click()
  await eventually(() => firstCells().length).toBe(12)
  await expect.element(watchlist().getByText('12 tokens, 0 alerts')).toBeVisible()
  await grid('Memes').getByText('MEME1', { exact: true }).click()
  await eventually(() => location.search).toContain('app=token')
  history.back()
  await expect.element(tab('Memes 12')).toHaveAttribute('aria-selected', 'true')
})

it('begins a list, names it anew and removes it', async () => {
  const { calls } = await openWatchlist()
  await watchlist().getByRole('button', { name: 'New list' }).click()
  await dialog('New list').getByRole('textbox', { name: 'Name' }).fill('Stocks')
  await press('{Enter}')
  await expect.element(tab('Stocks 0')).toHaveAttribute('aria-selected', 'true')
  await expect.element(watchlist().getByText('No tokens yet')).toBeVisible()
  await watchlist().getByRole('button', { name: 'Actions for Stocks' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog('Rename list').getByRole('textbox', { name: 'Name' }).fill('Shares')
  await dialog('Rename list').getByRole('button', { name: 'Save' }).click()
  await expect.element(tab('Shares 0')).toBeVisible()
  await watchlist().getByRole('button', { name: 'Actions for Shares' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove list' }).click()
  await expect.element(tab('Shares 0')).not.toBeInTheDocument()
  await expect.element(tab('Main 7')).toHaveAttribute('aria-selected', 'true')
  expect(calls.added.map(({ body }) => body)).toEqual([{ name: 'Stocks' }])
  expect(calls.removed).toHaveLength(1)
})

it('says in the dialog why a name is not taken, and keeps the only list', async () => {
  const { server } = await openWatchlist({ answers: { lists: LISTS.slice(0, 1) } })
  const { code, message, status } = watchlistErrors.nameTaken()
  server.refuse(watchlistRoutes.addWatchlist, { status, code, error: message })
  await watchlist().getByRole('button', { name: 'New list' }).click()
  await dialog('New list').getByRole('textbox', { name: 'Name' }).fill('Main')
  await press('{Enter}')
  await expect.element(dialog('New list').getByText(message)).toBeVisible()
  await press('{Escape}')
  await expect.element(dialog('New list')).not.toBeInTheDocument()
  await watchlist().getByRole('button', { name: 'Actions for Main' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: /Remove/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await press('{Escape}')
})

it('adds a token of any network by the picker, and takes it off again', async () => {
  const { calls } = await openWatchlist({ answers: { lists: [{ id: MAIN_ID, name: 'Main', tokens: [] }] } })
  await watchlist().getByRole('button', { name: 'Add token' }).first().click()
  await expect.element(pickerPart()).toBeVisible()
  await pickerPart().getByRole('radio', { name: 'Hedera' }).click()
  await expect.element(searchBox()).toHaveAttribute('placeholder', 'Search for tokens or paste token id')
  await pickerPart().getByRole('radio', { name: 'Solana' }).click()
  await searchBox().fill('jup')
  await options().first().click()
  await eventually(firstCells).toEqual(['JUP'])
  expect(calls.watchedTokens.map(({ params }) => params)).toEqual([
    { watchlistId: MAIN_ID, chain: 'solana', address: JUP.address },
  ])
  await grid().getByText('Jupiter').hover()
  await grid().getByRole('button', { name: 'Remove JUP from Main' }).click()
  await expect.element(watchlist().getByText('No tokens yet')).toBeVisible()
  expect(calls.unwatched).toHaveLength(1)
})

it('is walked by keys to the alerts, the chart, the purchase and the page', async () => {
  await openWatchlist({ before: (server) => void answerQuotes(server) })
  await eventually(firstCells).toEqual(SYMBOLS)
  await press('jj')
  await eventually(selectedRows).toEqual(['JUP'])
  await press('l')
  await expect.element(sheet('JUP')).toBeVisible()
  await press('{Escape}')
  await expect.element(sheet('JUP')).not.toBeInTheDocument()
  await press('b')
  await expect.element(tradeDialog('Buy', 'JUP')).toBeVisible()
  await press('{Escape}')
  await expect.element(tradeDialog('Buy', 'JUP')).not.toBeInTheDocument()
  await press('c')
  await expect.element(page.getByRole('button', { name: 'Close chart' })).toBeVisible()
  await press('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Close chart' })).not.toBeInTheDocument()
  await press('k{Enter}')
  await eventually(() => location.search).toContain(`token=${encodeURIComponent('solana:native')}`)
})

it('reads the lists again when they were changed elsewhere', async () => {
  const { server } = await openWatchlist()
  await eventually(firstCells).toEqual(SYMBOLS)
  server.answer(watchlistRoutes.listWatchlists, {
    lists: [{ id: MAIN_ID, name: 'Mine', tokens: WATCHED.slice(0, 2) }],
  })
  server.publish(watchlistsChanged, {})
  await eventually(firstCells).toEqual(['SOL', 'JUP'])
  await expect.element(tab('Mine 2')).toBeVisible()
})

it('opens a row on a phone, with what has no column there', async () => {
  const { calls } = await openWatchlist({ viewport: 'mobile' })
  await eventually(() => textsOf(grid().getByRole('columnheader')).filter((text) => text !== '')).toEqual([
    'Token',
    'Price',
    'Alerts',
    'Actions',
  ])
  await grid().getByText('Bonk').click()
  await expect.element(grid().getByText('$1.40B').last()).toBeVisible()
  await expect.element(grid().getByRole('button', { name: 'Chart of BONK' })).toBeVisible()
  await grid().getByRole('button', { name: 'Remove BONK from Main' }).click()
  await eventually(firstCells).toEqual(SYMBOLS.filter((symbol) => symbol !== BONK.symbol))
  expect(calls.unwatched[0]?.params.watchlistId).toBe(MAIN_ID)
})

it('holds a hundred tokens, and follows the prices of those in sight', async () => {
  const tokens = Array.from({ length: 100 }, (_, place) =>
    watched({ symbol: `T${place + 1}`, address: addressAt(place) }),
  )
  await openWatchlist({ answers: { lists: [{ id: MEMES_ID, name: 'Main', tokens }], alerts: [] } })
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '101')
  expect(drawnRows().length).toBeLessThan(60)
  await press('{End}')
  await eventually(selectedRows).toEqual(['T100'])
})

it('says what failed and tries again; what is there stays while the server is away', async () => {
  const refused = { status: 503, code: 'watchlist/away', error: 'Away.' }
  const { server } = await openWatchlist({
    before: (stubs) => void stubs.refuse(watchlistRoutes.listWatchlists, refused),
  })
  await expect.element(watchlist().getByText('Away.')).toBeVisible()
  await tryAgainAfter(
    () => server.answer(watchlistRoutes.listWatchlists, { lists: [...LISTS] }),
    watchlist().getByRole('button', { name: 'Try again' }),
  )
  await eventually(firstCells).toEqual(SYMBOLS)
  server.goOffline()
  await expect.element(watchlist().getByText('Live', { exact: true })).not.toBeInTheDocument()
  expect(firstCells()).toEqual(SYMBOLS)
  server.goOnline()
  await appears(watchlist().getByText('Live', { exact: true }))
})
