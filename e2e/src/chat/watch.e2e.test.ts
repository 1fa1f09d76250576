import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sendNative } from '../activity/send-native.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { oneFundedGuest } from '../support/one-guest.ts'
import { selectedVaultId } from '../support/person.ts'
import { listSidewaysOverflow } from '../support/shell-overflow.ts'
import { outcome } from './card-answers.ts'
import { answerReply, replyOf, textChunks } from './chat-answers.ts'
import { openFreshChat, say, thread } from './chat-parts.ts'

const asGuest = oneFundedGuest('chat-watch')
const strip = (page: Page): Locator => page.getByRole('region', { name: 'Watching' })
const tokens = (page: Page): Locator => strip(page).getByRole('listitem').getByRole('button')
const PRICES = (url: URL) => url.pathname === '/api/prices'
const OVERVIEW = (url: URL) => url.pathname === '/api/balances/overview'
const INTENTS = (url: URL) => url.pathname === '/api/transactions'

const read = async (part: Locator) => (await part.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
const dollarsIn = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''))
const ask = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address)).json(), path)

it('shows what the vault holds most of, at the prices of now, and what all of it is worth', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    await expect.poll(() => tokens(page).count()).toBe(4)
    const vaultId = await selectedVaultId(page)
    const overview = await ask(page, `/api/balances/overview?vaultId=${vaultId}`)
    const held: string[] = overview.allocation
      .map(({ symbol }: { symbol: string | null }) => symbol)
      .filter((symbol: string | null) => symbol !== null && !/^(USD[CT]|DAI|BUSD)$/.test(symbol))
    const shown = await tokens(page).allInnerTexts()
    expect(shown.map((text) => text.split('\n')[0])).toEqual(held.slice(0, 4))
    for (const text of shown) expect(text).toMatch(/\$[\d.,₀-₉]+\s+([+−]\d+\.\d\d%|0\.00%)/)

    const value = strip(page).getByRole('button', { name: /^Vault/ })
    expect(dollarsIn(await read(value))).toBeCloseTo(overview.totalUsd, -2)
    await strip(page).getByRole('button', { name: 'Activity none in progress' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('app')).toBe('activity')
    await value.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('app')).toBe('balances')
  }))

it('follows the price, and a press on a token opens its chart', () =>
  asGuest({}, async (page) => {
    let priceUsd = 150
    await page.route(PRICES, async (route) => {
      const answer = await route.fetch()
      const { prices } = await answer.json()
      await route.fulfill({ json: { prices: prices.map((each: object) => ({ ...each, priceUsd })) } })
    })
    await openFreshChat(page)
    await expect.poll(() => read(tokens(page).first())).toContain('$150.00')
    priceUsd = 151.5
    await expect.poll(() => read(tokens(page).first())).toContain('$151.50')
    const [symbol] = (await read(tokens(page).first())).split(' ')
    await tokens(page).first().click()
    await page.getByRole('region', { name: `${symbol} chart` }).waitFor()
    await page.keyboard.press('Escape')
  }))

it('keeps its room while it reads, says what could not be read, and tries again', () =>
  asGuest({}, async (page) => {
    let isBroken = true
    await page.route(PRICES, (route) =>
      isBroken ? route.fulfill({ status: 503, json: { error: 'no' } }) : route.continue(),
    )
    await page.route(OVERVIEW, () => new Promise(() => {}))
    await openFreshChat(page)
    const slot = page.getByText('Loading prices', { exact: true })
    await slot.waitFor({ state: 'attached' })
    const heading = await page.getByRole('heading', { name: 'What are we doing today?' }).boundingBox()

    await page.unroute(OVERVIEW)
    await page.route(OVERVIEW, (route) => route.fulfill({ status: 503, json: { error: 'no' } }))
    await openFreshChat(page)
    await strip(page).getByText('Prices could not be read.').waitFor()
    await strip(page).getByText('Unavailable', { exact: true }).waitFor()
    expect(await read(strip(page))).not.toContain('$0')
    isBroken = false
    await strip(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => tokens(page).count()).toBe(4)
    expect(await page.getByRole('heading', { name: 'What are we doing today?' }).boundingBox()).toEqual(
      heading,
    )

    isBroken = true
    await strip(page)
      .getByText(/^As of /)
      .waitFor()
    expect(await read(tokens(page).first())).toContain('$')
  }))

it('counts what is under way, and hears when it is over', () =>
  asGuest({}, async (page) => {
    let waiting = [outcome('SUBMITTED'), outcome('SUBMITTED')]
    await page.route(INTENTS, (route, request) =>
      request.url().includes('group=waiting')
        ? route.fulfill({ json: { intents: waiting, nextCursor: null } })
        : route.continue(),
    )
    await openFreshChat(page)
    await strip(page).getByRole('button', { name: 'Activity 2 in progress' }).waitFor()
    waiting = []
    await sendNative(page, await selectedVaultId(page))
    await strip(page).getByRole('button', { name: 'Activity none in progress' }).waitFor()
  }))

it('goes when a conversation begins', () =>
  asGuest({}, async (page) => {
    await openFreshChat(page)
    await strip(page).waitFor()
    await answerReply(page, replyOf(textChunks('Hello.')))
    await say(page, 'Hello')
    await thread(page).getByText('Hello.').waitFor()
    expect(await strip(page).count()).toBe(0)
  }))

it.each([
  ['dark', 'desktop'],
  ['light', 'mobile'],
] as const)('has no fault that axe can find and nothing too wide, %s on %s', (theme, viewport) =>
  asGuest({ theme, viewport }, async (page) => {
    await openFreshChat(page)
    await tokens(page).first().waitFor()
    await expectNoAxeViolations(page, 'the empty chat with the strip')
    expect(await listSidewaysOverflow(page)).toEqual([])
  }),
)
