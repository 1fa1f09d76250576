import { expect, it } from 'vitest'
import { oneFundedGuest } from '../support/one-guest.ts'
import { openPicker, openSwapApp, options, picked, searchBox } from '../support/token-picker.ts'

const asGuest = oneFundedGuest('real-tokens')

it('R2-212 finds a token in the index, with the picture that our own server brought, and its copies last', () =>
  asGuest({}, async (page) => {
    await openSwapApp(page, 'swap-solana')
    await openPicker(page, 'buy')
    await searchBox(page).fill('JUP')
    const copies = options(page).filter({ hasText: 'Look-alike of JUP' })
    await copies.first().waitFor()
    const first = options(page).first()
    await first.getByText('Jupiter', { exact: true }).waitFor()
    await first.getByText('Verified').waitFor()
    const rows = await options(page).allInnerTexts()
    expect(rows.at(-1)).toContain('Look-alike of JUP')
    // One without a mark of ours.
    await searchBox(page).fill('EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm')
    await expect.poll(() => options(page).count()).toBe(1)
    const image = options(page).first().locator('img')
    await image.waitFor()
    expect(await image.getAttribute('src')).toMatch(/^\/api\/tokens\/logo\?chain=solana&address=EKpQ/)
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    await searchBox(page).fill('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263')
    await expect.poll(() => options(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => picked(page, 'buy')).toBe('BONK')
  }))
