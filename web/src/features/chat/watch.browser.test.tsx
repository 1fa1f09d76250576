import { balanceRoutes } from '@windhover/core/balances/contract'
import { priceRoutes } from '@windhover/core/prices/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { intentChanged, transactionRoutes } from '@windhover/core/transactions/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCandles, pricesAt } from '../../testing/answers/candles.ts'
import { answerReply, replyOf, textChunks } from '../../testing/answers/chat.ts'
import { outcome } from '../../testing/answers/proposals.ts'
import { expectGoodLook, SIZES } from '../../testing/looks.ts'
import { heading, openChat, say, thread } from '../../testing/parts/chat.ts'
import { eventually, seen, textsOf, tryAgainAfter } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const ASK_PRICES_EVERY_MS = 3_000

const strip = () => page.getByRole('region', { name: 'Watching' })
const tokens = () => strip().getByRole('listitem').getByRole('button')
const tokenTexts = () => textsOf(tokens()).map((text) => text.replaceAll(/\s+/g, ' '))
const openPanel = () => new URL(location.href).searchParams.get('app')
const dollarsIn = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''))

const answerPrices = (server: StubServer, priceUsd: number) =>
  void server.answer(
    priceRoutes.getPrices,
    pricesAt(() => priceUsd),
  )

/** The clock of what is asked for again and again; everything else goes on by itself. */
const stopPolling = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const pollPrices = () => void vi.advanceTimersByTime(ASK_PRICES_EVERY_MS)

afterEach(() => void vi.useRealTimers())

it('shows what the vault holds most of, at the prices of now, and what all of it is worth', async () => {
  const { server } = await openChat()
  await eventually(() => tokenTexts().length).toBe(4)
  const { allocation, totalUsd } = server.recorded(balanceRoutes.getOverview)
  const held = allocation
    .map(({ symbol }) => symbol)
    .filter((symbol) => symbol !== null && !/^(USD[CT]|DAI|BUSD)$/.test(symbol))
  expect(tokenTexts().map((text) => text.split(' ')[0])).toEqual(held.slice(0, 4))
  await eventually(() => tokenTexts().join('\n')).toMatch(
    /^(\S+ \$[\d.,₀-₉]+ ([+−]\d+\.\d\d%|0\.00%)(\n|$)){4}$/,
  )

  const value = strip().getByRole('button', { name: /^Vault/ })
  // Recorded prices are a moment younger than the recorded total.
  await eventually(async () => Math.abs(dollarsIn(await seen(value)) / totalUsd - 1)).toBeLessThan(0.001)
  await strip().getByRole('button', { name: 'Activity none in progress' }).click()
  await eventually(openPanel).toBe('activity')
  await value.click()
  await eventually(openPanel).toBe('balances')
})

it('follows the price, and a press on a token opens its chart', async () => {
  stopPolling()
  const { server } = await openChat({
    before: (stubs) => {
      stubs.answer(tokenRoutes.getCandles, answerCandles)
      answerPrices(stubs, 150)
    },
  })
  await eventually(() => tokenTexts()[0]).toContain('$150.00')
  answerPrices(server, 151.5)
  pollPrices()
  await eventually(() => tokenTexts()[0]).toContain('$151.50')
  const [symbol] = tokenTexts()[0]?.split(' ') ?? []
  await tokens().first().click()
  await expect.element(page.getByRole('region', { name: `${symbol} chart` })).toBeVisible()
})

it('keeps its room while it reads, says what could not be read, and tries again', async () => {
  stopPolling()
  let prices: ReturnType<typeof holdPrices> | undefined
  const holdPrices = (stubs: StubServer) => stubs.hold(priceRoutes.getPrices)
  const { server } = await openChat({
    before: (stubs) => {
      prices = holdPrices(stubs)
      stubs.breakDown(balanceRoutes.getOverview)
    },
  })
  const place = () => heading().element().getBoundingClientRect().toJSON()
  const before = place()
  await expect.element(strip().getByText('Loading prices')).toBeInTheDocument()
  expect(place()).toEqual(before)
  prices?.release(new Response('<h1>Unavailable</h1>', { status: 503 }))
  await expect.element(strip().getByText('Prices could not be loaded.', { exact: false })).toBeVisible()
  await expect.element(strip().getByText('Unavailable')).toBeVisible()
  expect(await seen(strip())).not.toContain('$0')
  await tryAgainAfter(() => answerPrices(server, 150), strip().getByRole('button', { name: 'Try again' }))
  await eventually(() => tokenTexts().length).toBe(4)
  expect(place()).toEqual(before)

  server.breakDown(priceRoutes.getPrices, 503)
  pollPrices()
  await expect.element(strip().getByText(/^As of /)).toBeVisible()
  expect(tokenTexts()[0]).toContain('$150.00')
})

it('counts what is under way, and hears when it is over', async () => {
  const { server, vaultId } = await openChat({
    before: (stubs) => {
      const waiting = [outcome('SUBMITTED'), outcome('SUBMITTED')]
      stubs.answer(transactionRoutes.listIntents, { intents: waiting, nextCursor: null })
    },
  })
  await expect.element(strip().getByRole('button', { name: 'Activity 2 in progress' })).toBeVisible()
  const asked = server.answer(transactionRoutes.listIntents, { intents: [], nextCursor: null })
  server.publish(intentChanged, outcome('CONFIRMED', vaultId))
  await expect.element(strip().getByRole('button', { name: 'Activity none in progress' })).toBeVisible()
  await eventually(() => asked[0]?.query.get('group')).toBe('waiting')
})

it('goes when a conversation begins', async () => {
  const { server } = await openChat()
  await expect.element(strip()).toBeVisible()
  answerReply(server, replyOf(textChunks('Good day.')))
  await say('Hello')
  await expect.element(thread().getByText('Good day.')).toBeVisible()
  await expect.element(strip()).not.toBeInTheDocument()
})

it.each(SIZES)('has no fault that axe can find and nothing too wide, $viewport', async (size) => {
  await openChat(size)
  await expect.element(tokens().first()).toBeVisible()
  await expectGoodLook('chat-empty-with-strip')
})
