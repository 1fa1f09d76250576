import { heatMapRoutes } from '@windhover/core/heat-map/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { heatMapOf } from '../../testing/answers/heat-map.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { bodiesOf, replyIsOver, thread } from '../../testing/parts/chat.ts'
import { appears, eventually, focused, press, tryAgainAfter } from '../../testing/screen.ts'

const panel = () => page.getByRole('region', { name: 'Heat map app' })
const map = () => page.getByRole('region', { name: 'Market by sector' })
const tile = (symbol: string) => map().getByRole('button', { name: new RegExp(`^${symbol}, `) })
const card = (name: string) => page.getByRole('region', { name, exact: true })

async function openHeatMap(options: AppOptions = {}, answer = heatMapOf()) {
  const opened = await openApp({
    ...options,
    at: '?app=heat-map',
    before: (server) => {
      server.answer(heatMapRoutes.getHeatMap, answer)
      // The page of a token, which is opened from here.
      server.hold(tokenRoutes.getDetails)
    },
  })
  await appears(map().getByRole('button').or(panel().getByText('Nothing to show')))
  return opened
}

const areaOf = (symbol: string) => {
  const { width, height } = tile(symbol).element().getBoundingClientRect()
  return width * height
}

it('draws coins by size and says how each moved', async () => {
  await openHeatMap()
  await expect.element(panel().getByText('18 tokens in 5 sectors')).toBeVisible()
  expect(areaOf('BTC')).toBeGreaterThan(areaOf('ETH'))
  expect(areaOf('ETH')).toBeGreaterThan(areaOf('ADA'))
  await expect.element(tile('BTC')).toHaveAccessibleName('BTC, Bitcoin, Layer 1, +1.12%')
  await expect.element(tile('XRP')).toHaveAccessibleName('XRP, XRP, Layer 1, −1.86%')
})

it('changes span, size and sector', async () => {
  await openHeatMap()
  await panel().getByRole('radio', { name: '7d' }).click()
  await expect.element(tile('BTC')).toHaveAccessibleName('BTC, Bitcoin, Layer 1, +2.24%')
  await panel().getByRole('radio', { name: '30d' }).click()
  await expect.element(tile('BTC')).toHaveAccessibleName('BTC, Bitcoin, Layer 1, no figure')
  await panel().getByRole('button', { name: 'Sector All' }).click()
  await page.getByRole('menuitemradio', { name: 'Memes' }).click()
  await expect.element(panel().getByText('3 tokens in 1 sector')).toBeVisible()
  await expect.element(tile('BTC')).not.toBeInTheDocument()
  await panel().getByRole('button', { name: 'Size Market cap' }).click()
  await page.getByRole('menuitemradio', { name: 'Volume, 24h' }).click()
  await expect.element(panel().getByRole('button', { name: 'Size Volume, 24h' })).toBeVisible()
})

it('walks by arrow keys through one stop, and shows each coin', async () => {
  await openHeatMap()
  ;(tile('BTC').element() as HTMLElement).focus()
  await expect.element(card('Bitcoin')).toBeVisible()
  await expect.element(card('Bitcoin').getByText('Not on your networks')).toBeVisible()
  await press('{ArrowRight}')
  expect(focused()).not.toBe(tile('BTC').element())
  await expect.element(card('Bitcoin')).not.toBeInTheDocument()
  expect(map().element().querySelectorAll('button[tabindex="0"][aria-expanded]')).toHaveLength(1)
  await press('{Escape}')
  expect(map().getByRole('region').elements()).toHaveLength(0)
})

it('asks the agent, and opens the chart and the page of what can be traded here', async () => {
  await openHeatMap()
  await tile('SOL').hover()
  await card('Solana').getByRole('button', { name: 'Token page' }).click()
  await eventually(() => new URLSearchParams(location.search).get('token')).toBe('solana:native')
  const { server } = await openHeatMap()
  const sent = answerReply(server, replyOf(textChunks('Buyers.')))
  await tile('BTC').hover()
  await card('Bitcoin').getByRole('button', { name: 'Ask' }).click()
  await expect.element(thread().getByText('What moves Bitcoin (BTC) today?')).toBeVisible()
  await replyIsOver()
  expect(bodiesOf(sent)).toMatchObject([{ messages: [{ content: 'What moves Bitcoin (BTC) today?' }] }])
})

it('says that nothing of it is held, and what cannot be read', async () => {
  const { server } = await openHeatMap()
  await panel().getByRole('switch', { name: 'Only mine' }).click()
  await expect
    .element(tile('SOL').or(panel().getByText('None of these tokens is in your vault.')))
    .toBeVisible()
  await expect.element(tile('BTC')).not.toBeInTheDocument()
  server.refuse(heatMapRoutes.getHeatMap, { status: 503, code: 'heat-map/away', error: 'Away.' })
  await openApp({
    at: '?app=heat-map',
    before: (stubs) =>
      void stubs.refuse(heatMapRoutes.getHeatMap, { status: 503, code: 'heat-map/away', error: 'Away.' }),
  }).then(async (opened) => {
    await expect.element(panel().getByText('Away.')).toBeVisible()
    await tryAgainAfter(
      () => opened.server.answer(heatMapRoutes.getHeatMap, heatMapOf()),
      panel().getByRole('button', { name: 'Try again' }),
    )
    await appears(map())
  })
})

const HOSTILE = heatMapOf([
  ['BTC', '<img src=x onerror=alert(1)>', 'layer-1', 1e12, 250_000],
  ['WWWWWWWWWWWWWWWWWWWW', 'Right \u202eto left', 'layer-1', 9e11, -99.99],
  ['A', 'x'.repeat(60), 'meme-token', 1, 0],
])

it.each(SIZES)(
  'has no axe violation and nothing too wide, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openHeatMap(size)
    await expectGoodLook('heat-map')
    ;(tile('SOL').element() as HTMLElement).focus()
    await expect.element(card('Solana')).toBeVisible()
    await expectGoodLook('heat-map-card')
    await openHeatMap(size, HOSTILE)
    await expectGoodLook('heat-map-hostile')
    await openHeatMap(size, { ...heatMapOf([]), isStale: true })
    await expectGoodLook('heat-map-empty')
  },
)
