import { tokenRoutes } from '@windhover/core/tokens/contract'
import { alertFired, type Watchlist, watchlistRoutes } from '@windhover/core/watchlist/contract'
import { alertErrors } from '@windhover/core/watchlist/errors'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { JUP } from '../../testing/answers/token-list.ts'
import {
  ALERTS,
  answerWatchlists,
  firingOf,
  LISTS,
  MAIN_ID,
  MEMES_ID,
  WATCHED,
} from '../../testing/answers/watchlist.ts'
import { dragMouse, moveMouse } from '../../testing/mouse.ts'
import { chat, openWorkspace } from '../../testing/parts/shell.ts'
import { openTokenPage, tokenPanel } from '../../testing/parts/token-page.ts'
import {
  alertLine,
  alertLines,
  chip,
  openWatchlist,
  priceField,
  sheet,
  tab,
  watchlist,
} from '../../testing/parts/watchlist.ts'
import { appears, eventually, press, textsOf } from '../../testing/screen.ts'
import type { Call } from '../../testing/stub-server.ts'

const lines = () => textsOf(alertLines('JUP')).map((text) => text.replaceAll('\n', ' '))
const add = () => sheet('JUP').getByRole('button', { name: 'Add alert' })
const kind = (name: string) => sheet('JUP').getByRole('radio', { name })

async function openAlerts(options: Parameters<typeof openWatchlist>[0] = {}) {
  const opened = await openWatchlist(options)
  await chip('JUP').click()
  await expect.element(sheet('JUP')).toBeVisible()
  return opened
}

it('says each alert as a sentence, with how far it is or when it was told last', async () => {
  await openAlerts()
  await eventually(lines).toEqual([
    'Price above $0.5500 +7.28% away, once',
    expect.stringMatching(/^Volume doubles in 1 h last told 13 May, \d\d:20$/),
    'One buy above $100K every time, at most 1 an hour',
  ])
  await expect.element(sheet('JUP').getByText('now $0.5127')).toBeVisible()
  await expect.element(chip('JUP')).toHaveAttribute('aria-expanded', 'true')
})

it('switches an alert and deletes one', async () => {
  const { calls } = await openAlerts()
  const whale = sheet('JUP').getByRole('switch', { name: 'One buy above $100K' })
  await expect.element(whale).toHaveAttribute('aria-checked', 'false')
  await whale.click()
  await expect.element(whale).toHaveAttribute('aria-checked', 'true')
  await eventually(() => calls.switched.map(({ body }) => body)).toEqual([{ isOn: true }])
  await sheet('JUP').getByRole('button', { name: 'Delete alert: Price above $0.5500' }).click()
  await eventually(() => lines().length).toBe(2)
  await eventually(() => document.activeElement?.getAttribute('aria-label')).toBe('Alerts for JUP')
  await expect.element(chip('JUP')).toHaveTextContent('2')
})

it('adds a price alert, and says before how often it would have been told', async () => {
  const { calls } = await openAlerts()
  await expect.element(priceField()).toHaveValue('0.5600')
  await expect.element(sheet('JUP').getByText('+9.23%')).toBeVisible()
  await expect.element(sheet('JUP').getByText('In the last 30 days: 2 times, on 2 and 3 May.')).toBeVisible()
  await priceField().fill('0.6')
  await eventually(() => calls.previews.at(-1)?.query.get('priceUsd')).toBe('0.6')
  await sheet('JUP').getByRole('button', { name: 'How often: Once' }).click()
  await page.getByRole('menuitemradio', { name: /^Every time/ }).click()
  await add().click()
  await eventually(() => calls.addedAlerts.map(({ body }) => body)).toEqual([
    {
      token: { chain: JUP.chain, address: JUP.address },
      rule: { kind: 'price', side: 'above', priceUsd: 0.6 },
      repeat: 'hourly',
    },
  ])
  await eventually(() => lines().at(-1)).toBe(
    'Price above $0.6000 +17.03% away, every time, at most 1 an hour',
  )
  await expect.element(priceField()).toHaveValue('0.5600')
})

it('says nothing of the past where nobody knows it, and that it never happened', async () => {
  let asked: readonly Call[] = []
  const { server } = await openAlerts({
    before: (stubs) => {
      asked = stubs.answer(watchlistRoutes.previewAlert, { times: null })
    },
  })
  const told = sheet('JUP').getByRole('status')
  await eventually(() => asked.length).toBeGreaterThan(0)
  await eventually(() => textsOf(told)).toEqual([''])
  server.answer(watchlistRoutes.previewAlert, { times: [] })
  await priceField().fill('0.7')
  await expect.element(told).toHaveTextContent('In the last 30 days: never.')
})

it('refuses a price that is past, and begins below the price on the other side', async () => {
  const { calls, server } = await openAlerts()
  await priceField().fill('0.4')
  await expect.element(sheet('JUP').getByText('The price is already above this.')).toBeVisible()
  await expect.element(add()).toBeDisabled()
  await sheet('JUP').getByRole('button', { name: 'Condition: Rises above' }).click()
  await page.getByRole('menuitemradio', { name: 'Falls below' }).click()
  await expect.element(add()).toBeEnabled()
  const { code, message, status } = alertErrors.same()
  server.refuse(watchlistRoutes.addAlert, { status, code, error: message })
  await add().click()
  await expect.element(sheet('JUP').getByText(message)).toBeVisible()
  await priceField().fill('0.41')
  await expect.element(sheet('JUP').getByText(message)).not.toBeInTheDocument()
  expect(calls.addedAlerts).toHaveLength(0)
})

it('adds an alert on volume, on a large buy and on graduation', async () => {
  const { calls } = await openAlerts()
  await kind('Volume').click()
  await sheet('JUP').getByRole('button', { name: 'Condition: Doubles' }).click()
  await page.getByRole('menuitemradio', { name: 'Triples' }).click()
  await add().click()
  await eventually(() => calls.addedAlerts.at(-1)?.body.rule).toEqual({ kind: 'volume', times: 3 })
  await kind('Whale').click()
  await sheet('JUP').getByRole('textbox', { name: 'Value in dollars' }).fill('50')
  await expect.element(sheet('JUP').getByText('Enter at least $100.')).toBeVisible()
  await sheet('JUP').getByRole('textbox', { name: 'Value in dollars' }).fill('25K')
  await press('{Enter}')
  await eventually(() => calls.addedAlerts.at(-1)?.body.rule).toEqual({ kind: 'whale', valueUsd: 25_000 })
  await kind('Graduation').click()
  await expect.element(alertLine()).not.toBeInTheDocument()
  await add().click()
  await eventually(() => calls.addedAlerts.at(-1)?.body).toMatchObject({
    rule: { kind: 'graduation' },
    repeat: 'once',
  })
  await eventually(() => lines().at(-1)).toBe('Leaves its bonding curve once')
})

it('moves the line in the chart with the mouse, across the price to the other side', async () => {
  await openAlerts()
  await appears(alertLine())
  const { x, y, width, height } = alertLine().element().getBoundingClientRect()
  const grip = { x: x + width / 2, y: y + height / 2 }
  await dragMouse(grip, { x: grip.x, y: grip.y + 20 })
  await eventually(() => Number((priceField().element() as HTMLInputElement).value)).toBeLessThan(0.56)
  const chart = sheet('JUP').getByRole('img', { name: 'Price of JUP over 5 days' }).element()
  await dragMouse(middleOf(alertLine().element()), { x: grip.x, y: chart.getBoundingClientRect().bottom - 2 })
  await expect.element(sheet('JUP').getByRole('button', { name: 'Condition: Falls below' })).toBeVisible()
  await expect
    .element(alertLine())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^\$0\.4\d+, −\d/))
  await moveMouse({ x: 0, y: 0 })
})

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

it('moves the line by keys: a tick, ten with Shift, and Escape puts it back before it closes', async () => {
  await openAlerts()
  await appears(alertLine())
  ;(alertLine().element() as HTMLElement).focus()
  await press('{ArrowUp}')
  await expect.element(priceField()).toHaveValue('0.5601')
  await press('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(priceField()).toHaveValue('0.5591')
  await expect.element(alertLine()).toHaveAttribute('aria-valuetext', '$0.5591, +9.05%')
  await press('{Escape}')
  await expect.element(priceField()).toHaveValue('0.5600')
  await press('{Escape}')
  await expect.element(sheet('JUP')).not.toBeInTheDocument()
})

it('shows every alert by its token, and what was told last', async () => {
  await openWatchlist()
  await tab('All alerts 9').click()
  await expect
    .element(watchlist().getByRole('region', { name: 'Alerts for BONK' }).getByText('Price below $0.0₄1500'))
    .toBeVisible()
  const told = watchlist().getByRole('region', { name: 'Told last' })
  await eventually(() => textsOf(told.getByRole('button'))).toEqual([
    'Volume of JUP doubled in 1 h',
    'One buy of KELP for $12.4K',
    'JUP is above $0.5500',
  ])
  await watchlist().getByRole('button', { name: 'New alert for JUP' }).click()
  await expect.element(sheet('JUP')).toBeVisible()
  await press('{Escape}')
  await told.getByRole('button', { name: 'JUP is above $0.5500' }).click()
  await eventually(() => location.search).toContain('app=token')
})

it('says where there is no alert, and what could not be read', async () => {
  await openWatchlist({ answers: { alerts: [], firings: [] } })
  await tab('All alerts 0').click()
  await expect.element(watchlist().getByText('No alerts yet')).toBeVisible()
  await openWatchlist({
    before: (stubs) => void stubs.refuse(watchlistRoutes.listAlerts, { status: 503, error: 'Away.' }),
  })
  await tab(/^All alerts/).click()
  await expect.element(watchlist().getByText('Away.')).toBeVisible()
})

it('tells on any page what happened, and a press opens the token', async () => {
  const { server } = await openWorkspace({
    before: (stubs) => {
      stubs.hold(tokenRoutes.getDetails)
      answerWatchlists(stubs)
    },
  })
  await expect.element(chat()).toBeVisible()
  const [, , jup] = ALERTS
  if (jup === undefined) throw new Error('no alert')
  const notices = page.getByRole('region', { name: 'Notifications' })
  // Who tells of it comes when the page is idle; before that nobody hears.
  await eventually(() => {
    server.publish(alertFired, firingOf(jup, new Date().toISOString(), 0.5512))
    return notices.getByText('JUP is above $0.5500').elements().length
  }).toBe(1)
  await notices.getByRole('button', { name: 'Open token page' }).click()
  await eventually(() => location.search).toContain(encodeURIComponent(`solana:${JUP.address}`))
  await expect.element(notices.getByText('JUP is above $0.5500')).not.toBeInTheDocument()
})

it('reads the alerts again when one fired', async () => {
  const { server, calls } = await openWatchlist()
  await appears(chip('JUP'))
  const asked = calls.alerts.length
  const [first] = ALERTS
  if (first === undefined) throw new Error('no alert')
  server.publish(alertFired, firingOf(first, new Date().toISOString(), 201))
  await eventually(() => calls.alerts.length).toBeGreaterThan(asked)
})

it('puts a token on the first list by its star, and takes it off all', async () => {
  const star = (name: string) => tokenPanel().getByRole('button', { name, exact: true })
  let calls: ReturnType<typeof answerWatchlists> | undefined
  const [main, memes] = LISTS.map((list) => ({ ...list, tokens: [] }))
  const holding = { ...memes, tokens: WATCHED.filter(({ symbol }) => symbol === 'JUP') } as Watchlist
  const open = (lists: readonly Watchlist[]) =>
    openTokenPage(
      {},
      {
        before: (server) => {
          calls = answerWatchlists(server, { lists })
        },
      },
    )
  await open([main, memes] as Watchlist[])
  await expect.element(star('Add to watchlist')).toHaveAttribute('aria-pressed', 'false')
  await star('Add to watchlist').click()
  await expect.element(star('Remove from watchlist')).toHaveAttribute('aria-pressed', 'true')
  await eventually(() => calls?.watchedTokens.map(({ params }) => params.watchlistId)).toEqual([MAIN_ID])
  await open([{ ...holding, id: MAIN_ID }, holding])
  await star('Remove from watchlist').click()
  await expect.element(star('Add to watchlist')).toHaveAttribute('aria-pressed', 'false')
  await eventually(() => calls?.unwatched.map(({ params }) => params.watchlistId)).toEqual([
    MAIN_ID,
    MEMES_ID,
  ])
})
