import { watchlistRoutes } from '@windhover/core/watchlist/contract'
import { expect, it } from 'vitest'
import { addressAt } from '../../testing/answers/discovery.ts'
import { alertOn, LISTS, MAIN_ID, watched } from '../../testing/answers/watchlist.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { firstCells } from '../../testing/parts/discovery.ts'
import { alertLine, chip, openWatchlist, sheet, tab, watchlist } from '../../testing/parts/watchlist.ts'
import { appears, eventually } from '../../testing/screen.ts'

const LONG = watched({
  symbol: 'W'.repeat(200),
  name: 'Very long '.repeat(20),
  ...{ priceUsd: 1e-13, changePct: 250_000, marketCapUsd: 9.9e14, line: [] },
})
const HOSTILE = [
  LONG,
  watched({
    symbol: '\u202eCDSU\u202c',
    name: '<img src=x onerror="window.stolen = true">',
    ...{ address: addressAt(2), priceUsd: null, changePct: null, marketCapUsd: null, line: [1] },
  }),
]

it.each(SIZES)(
  'looks right with rows, alerts of one and all alerts ($viewport)',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openWatchlist(size)
    await eventually(() => firstCells().length).toBe(7)
    await expectGoodLook('watchlist')
    await chip('JUP').click()
    await expect.element(sheet('JUP').getByText(/In the last 30 days: 2 times/)).toBeVisible()
    if (size.viewport === 'desktop') await appears(alertLine())
    await expectGoodLook('watchlist-alerts')
    await sheet('JUP').getByRole('radio', { name: 'Whale' }).click()
    await expectGoodLook('watchlist-whale')
    await sheet('JUP').getByRole('button', { name: 'Cancel' }).click()
    await tab(/^All alerts/).click()
    await expect.element(watchlist().getByRole('region', { name: 'Told last' })).toBeVisible()
    await expectGoodLook('watchlist-all')
  },
)

it.each(SIZES)(
  'looks right while it loads, after a failure, empty and with names of strangers ($viewport)',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openWatchlist({ ...size, before: (server) => void server.hold(watchlistRoutes.listWatchlists) })
    await appears(watchlist().getByText('Loading your lists...'))
    await expectGoodLook('watchlist-loading')
    await openWatchlist({
      ...size,
      before: (server) => void server.refuse(watchlistRoutes.listWatchlists, { status: 503, error: 'Away.' }),
    })
    await expect.element(watchlist().getByText('Away.')).toBeVisible()
    await expectGoodLook('watchlist-failed')
    await openWatchlist({
      ...size,
      answers: { lists: [{ id: MAIN_ID, name: 'Main', tokens: [] }], alerts: [] },
    })
    await expect.element(watchlist().getByText('No tokens yet')).toBeVisible()
    await expectGoodLook('watchlist-empty')
    await openWatchlist({
      ...size,
      answers: {
        lists: [
          { id: MAIN_ID, name: 'M'.repeat(24), tokens: HOSTILE },
          ...LISTS.slice(1).map((list) => ({ ...list, name: 'N'.repeat(24) })),
        ],
        alerts: [alertOn(LONG, { rule: { kind: 'price', side: 'above', priceUsd: 2e-13 } })],
      },
    })
    await eventually(() => firstCells()).toEqual([`${'W'.repeat(19)}…`, 'CDSU'])
    await watchlist()
      .getByRole('button', { name: /^Alerts for WW/ })
      .click()
    await appears(watchlist().getByRole('dialog'))
    const value = watchlist().getByRole('textbox', { name: 'Price in dollars' }).element()
    expect(value.scrollWidth, 'the whole value can be read').toBeLessThanOrEqual(value.clientWidth)
    await expectGoodLook('watchlist-hostile')
    expect(window).not.toHaveProperty('stolen')
  },
)
