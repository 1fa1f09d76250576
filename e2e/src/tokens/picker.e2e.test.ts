import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import { hasFocus } from '../support/shell-parts.ts'
import {
  openPicker,
  openSwapApp,
  options,
  picked,
  picker,
  quickPickNames,
  quickPicks,
  type SwapApp,
  searchBox,
} from '../support/token-picker.ts'

const asGuest = oneFundedGuest('token-picker')
const onApp = (app: SwapApp, run: (page: Page) => Promise<void>) =>
  asGuest({}, async (page) => {
    await openSwapApp(page, app)
    await run(page)
  })
const isSearch = (url: URL) => url.pathname === '/api/tokens/search'
const isTrending = (url: URL) => url.pathname === '/api/tokens/trending'
const isLogo = (url: URL) => url.pathname === '/api/tokens/logo'

const SEARCHES = [
  { ids: 'R2-061 R2-062 R2-063 R2-309', app: 'swap-ethereum', text: 'Search for tokens or paste address' },
  { ids: 'R2-061 R2-062 R2-063 R2-310', app: 'swap-bsc', text: 'Search for tokens or paste address' },
  { ids: 'R2-074', app: 'swap-hedera', text: 'Search for tokens or paste token id' },
  { ids: 'R2-082 R2-083', app: 'swap-solana', text: 'Search for tokens or paste CA' },
] as const
const CHIPS: Readonly<Record<SwapApp, readonly string[]>> = {
  'swap-solana': ['SOL', 'HUSTLE', 'USDC', 'USDT'],
  'swap-ethereum': ['ETH', 'USDC', 'USDT', 'DAI', 'WETH'],
  'swap-bsc': ['BNB', 'USDC', 'USDT', 'BUSD', 'WBNB'],
  'swap-hedera': ['HBAR', 'WHBAR', 'USDC', 'SAUCE'],
}

describe.each(SEARCHES)('the picker of $app', ({ ids, app, text }) => {
  it(`${ids} has its search box and quick picks on both sides, and a quick pick selects at once`, async () => {
    await onApp(app, async (page) => {
      for (const side of ['sell', 'buy'] as const) {
        const dialog = await openPicker(page, side)
        expect(await dialog.getByPlaceholder(text, { exact: true }).count()).toBe(1)
        expect(await hasFocus(searchBox(page))).toBe(true)
        await expect.poll(() => quickPickNames(page)).toEqual(CHIPS[app])
        await dialog.getByText('In this vault', { exact: true }).waitFor()
        await dialog.getByText('Trending', { exact: true }).waitFor()
        const chip = CHIPS[app][side === 'sell' ? 2 : 0] ?? ''
        await dialog.getByRole('button', { name: chip, exact: true }).click()
        await dialog.waitFor({ state: 'hidden' })
        expect(await picked(page, side)).toBe(chip)
      }
    })
  })
})

describe('picking', () => {
  it('R2-171 takes the picked token back when it is picked again', async () => {
    await onApp('swap-solana', async (page) => {
      await openPicker(page, 'buy')
      await searchBox(page).fill('JUP')
      await options(page).first().getByText('Jupiter', { exact: true }).click()
      await expect.poll(() => picked(page, 'buy')).toBe('JUP')
      await openPicker(page, 'buy')
      await searchBox(page).fill('JUP')
      const first = options(page).first()
      await first.waitFor()
      expect(await first.getAttribute('aria-selected')).toBe('true')
      await first.click()
      await expect.poll(() => picked(page, 'buy')).toBe('Select token')
    })
  })

  it('R2-172 clears the selection when the search is emptied', async () => {
    await onApp('swap-solana', async (page) => {
      await openPicker(page, 'buy')
      await quickPicks(page).last().click()
      await expect.poll(() => picked(page, 'buy')).toBe('USDT')
      await openPicker(page, 'buy')
      await searchBox(page).fill('bonk')
      await options(page).first().getByText('Bonk', { exact: true }).waitFor()
      await searchBox(page).fill('')
      await page.keyboard.press('Escape')
      await picker(page).waitFor({ state: 'hidden' })
      expect(await picked(page, 'buy')).toBe('Select token')
    })
  })

  it('works by keys alone: arrows move, Enter picks the first, Escape leaves things as they are', async () => {
    await onApp('swap-solana', async (page) => {
      await openPicker(page, 'buy')
      await page.keyboard.type('bonk')
      await options(page).first().getByText('Bonk', { exact: true }).waitFor()
      await page.keyboard.press('Enter')
      await expect.poll(() => picked(page, 'buy')).toBe('BONK')
      await openPicker(page, 'buy')
      await options(page).nth(1).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const active = await searchBox(page).getAttribute('aria-activedescendant')
      expect(active).toBe(await options(page).nth(1).getAttribute('id'))
      await page.keyboard.press('Escape')
      await picker(page).waitFor({ state: 'hidden' })
      expect(await picked(page, 'buy')).toBe('BONK')
    })
  })

  it('finds a pasted address', async () => {
    await onApp('swap-ethereum', async (page) => {
      await openPicker(page, 'buy')
      await searchBox(page).fill('0x6b175474e89094c44da98b954eedeac495271d0f')
      await expect.poll(() => options(page).count()).toBe(1)
      await page.keyboard.press('Enter')
      await expect.poll(() => picked(page, 'buy')).toBe('DAI')
    })
  })
})

describe('what the list says', () => {
  it('R2-064 No tokens found when nothing matches, Loading tokens... while it waits', async () => {
    await onApp('swap-ethereum', async (page) => {
      const dialog = await openPicker(page, 'buy')
      await searchBox(page).fill('zzqqxxyyzz')
      await dialog.getByText('No tokens found', { exact: true }).waitFor()
      await page.route(isSearch, () => new Promise(() => {}))
      await searchBox(page).fill('yyxxqqzz')
      await dialog.getByText('Loading tokens...', { exact: true }).waitFor()
    })
  })

  it('says that it could not search, and goes on when it can', async () => {
    await asGuest({}, async (page) => {
      // What trends is found without asking, and nobody knows what will.
      await page.route(isTrending, (route) => route.fulfill({ json: [] }))
      await openSwapApp(page, 'swap-solana')
      const dialog = await openPicker(page, 'buy')
      await page.route(isSearch, (route) =>
        route.fulfill({ status: 409, contentType: 'text/html', body: '<h1>Conflict</h1>' }),
      )
      await searchBox(page).fill('zeus')
      await dialog.getByText('Tokens cannot be searched right now.').waitFor()
      await page.unroute(isSearch)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await options(page).first().getByText('Zeus Network').waitFor()
    })
  })

  it('shows balances, vouches for the known and warns of copies, which come last without a price', async () => {
    await onApp('swap-solana', async (page) => {
      await openPicker(page, 'sell')
      const sol = options(page).filter({ hasText: 'Solana' }).first()
      expect(await sol.textContent()).toMatch(
        /SOL[\s\S]*Verified[\s\S]*Solana[\s\S]*\d\.\d{6}[\s\S]*\$[\d,.]+/,
      )
      await searchBox(page).fill('BONK')
      const copies = options(page).filter({ hasText: 'Look-alike of BONK' })
      await copies.first().waitFor()
      const rows = await options(page).allInnerTexts()
      expect(rows[0]).toContain('Verified')
      const places = rows.flatMap((row, place) => (row.includes('Look-alike of BONK') ? [place] : []))
      expect(places).toEqual(places.map((_, index) => rows.length - places.length + index))
      expect(await copies.first().textContent()).not.toMatch(/\$[1-9]/)
    })
  })

  it('tells in plain words what is wrong with a token that was picked', async () => {
    await onApp('swap-solana', async (page) => {
      await openPicker(page, 'buy')
      await searchBox(page).fill('BONK')
      await options(page).filter({ hasText: 'Look-alike of BONK' }).first().click()
      const note = page.getByRole('note').filter({ hasText: 'Look-alike of BONK' })
      await note
        .getByText('Another token owns the name BONK on this chain. This is not that token.')
        .waitFor()
      await openPicker(page, 'buy')
      await quickPicks(page).last().click()
      await note.waitFor({ state: 'hidden' })
    })
  })

  it('R2-212 R3-176 shows two letters where a picture cannot be had, and says nothing of it', async () => {
    await asGuest({}, async (page) => {
      await page.route(isLogo, (route) => route.fulfill({ status: 404 }))
      await openSwapApp(page, 'swap-solana')
      const dialog = await openPicker(page, 'buy')
      await searchBox(page).fill('JUP')
      await options(page).first().getByText('Jupiter', { exact: true }).waitFor()
      await options(page).first().locator('svg text').getByText('JU', { exact: true }).waitFor()
      expect(await options(page).first().locator('img').count()).toBe(0)
      expect(await dialog.getByRole('alert').count()).toBe(0)
      expect(await page.getByRole('region', { name: 'Notifications' }).textContent()).toBe('')
    })
  })

  it('R2-212 shows the picture that our own server brought', async () => {
    await onApp('swap-solana', async (page) => {
      await openPicker(page, 'buy')
      await searchBox(page).fill('JUP')
      const image = options(page).first().locator('img')
      await image.waitFor()
      expect(await image.getAttribute('src')).toMatch(/^\/api\/tokens\/logo\?chain=solana&address=JUP/)
      await expect
        .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBeGreaterThan(0)
    })
  })
})
