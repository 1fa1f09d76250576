import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type ThemeName, VIEWPORTS, type ViewportName } from './browser.ts'
import { oneBrowser } from './one-browser.ts'
import * as person from './person.ts'

type Look = { readonly viewport?: ViewportName; readonly theme?: ThemeName }
const FAILURES = new URL('../../../reports/failures/', import.meta.url).pathname

/**
 * One funded guest for a whole file: a vault's key cannot leave the browser that made it, and coins take a while to
 * arrive. Call it at the top of the file; each test begins on a page without the routes of the one before.
 */
export function oneFundedGuest(
  name: string,
): (look: Look, run: (page: Page) => Promise<void>) => Promise<void> {
  const visit = oneBrowser()
  let page: Page
  let leave: () => void = () => {}
  let visiting: Promise<void>

  beforeAll(async () => {
    await new Promise<void>((arrived, failed) => {
      visiting = visit(name, {}, async (visitor) => {
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
