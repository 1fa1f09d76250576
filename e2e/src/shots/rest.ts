import type { Page } from 'playwright-core'

/** Charts and figures have settled by then. */
const REST_MS = 2_500
const LOADED_WITHIN_MS = 30_000
const EVERY_MS = 200

/** Before a picture: nothing in sight is still loading. */
export async function rest(page: Page, leastMs = REST_MS): Promise<void> {
  await page.waitForTimeout(leastMs)
  const until = Date.now() + LOADED_WITHIN_MS
  while (await isLoading(page)) {
    if (Date.now() > until) throw new Error(`${page.url()} is still loading`)
    await page.waitForTimeout(EVERY_MS)
  }
}

const isLoading = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.animate-skeleton')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }),
  )
