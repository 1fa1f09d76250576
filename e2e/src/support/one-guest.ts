import { mkdir } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchBrowser, type ThemeName, VIEWPORTS, type ViewportName, visit } from './browser.ts'
import * as person from './person.ts'
import { shellOrigin } from './shell-origin.ts'

type Look = { readonly viewport?: ViewportName; readonly theme?: ThemeName }
const FAILURES = new URL('../../../reports/failures/', import.meta.url).pathname

/**
 * One funded guest for a whole file: a vault's key cannot leave the browser that made it, and coins take a while to
 * arrive. Call it at the top of the file; each test begins on a page without the routes of the one before.
 */
export function oneFundedGuest(
  name: string,
): (look: Look, run: (page: Page) => Promise<void>) => Promise<void> {
  let browser: Browser
  let page: Page
  let leave: () => void = () => {}
  let visiting: Promise<void>

  beforeAll(async () => {
    browser = await launchBrowser()
    await new Promise<void>((arrived, failed) => {
      visiting = visit(browser, name, { origin: shellOrigin() }, async (visitor) => {
        page = visitor.page
        await page.goto('/')
        await person.comeAsGuest(page)
        await person.waitForFunds(page)
        arrived()
        await new Promise<void>((resolve) => {
          leave = resolve
        })
      })
      visiting.catch(failed)
    })
  })
  afterAll(async () => {
    leave()
    await visiting
    await browser.close()
  })

  return async ({ viewport = 'desktop', theme = 'dark' }, run) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.setViewportSize(VIEWPORTS[viewport])
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    try {
      await run(page)
    } catch (error) {
      await mkdir(FAILURES, { recursive: true })
      const file = (expect.getState().currentTestName ?? name).replace(/[^a-z0-9]+/gi, '-').slice(0, 80)
      await page.screenshot({ path: `${FAILURES}${file}.png` }).catch(() => {})
      throw error
    }
  }
}
