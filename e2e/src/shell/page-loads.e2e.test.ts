import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually } from '../support/shell-eventually.ts'
import { appPanel, chat, openWorkspace, queryOf, settingsButton } from '../support/shell-parts.ts'
import { shellVisits } from '../support/shell-visits.ts'

const { signedIn } = shellVisits()

declare global {
  interface Window {
    shellThemes?: string[]
  }
}

/** Every theme the page had from the moment its body was there, which is before anything can be painted. */
async function recordThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const themes: string[] = []
    window.shellThemes = themes
    const read = () => {
      const theme = document.documentElement?.dataset.theme ?? 'none'
      if (document.body !== null && themes.at(-1) !== theme) themes.push(theme)
    }
    new MutationObserver(read).observe(document, { childList: true, subtree: true, attributes: true })
  })
}

/** Only the theme's script arrives: what is seen then is the first paint. The answer lets the rest through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  await page.route(/\.(js|tsx)(\?|$)/, async (route) => {
    if (!route.request().url().endsWith('/theme.js')) await held
    await route.continue()
  })
  return resolve
}

function backgroundLightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d')
    if (paint === null) throw new Error('no canvas')
    paint.fillStyle = getComputedStyle(document.body).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

it.each([
  { system: 'dark', chosen: 'light', label: 'Light' },
  { system: 'light', chosen: 'dark', label: 'Dark' },
] as const)(
  'keeps the chosen $chosen theme over a reload, from the first paint on',
  ({ system, chosen, label }) =>
    signedIn({ theme: system }, async ({ page }) => {
      await openWorkspace(page, '?app=settings')
      expect(await themeOf(page)).toBe(system)
      await appPanel(page, 'Settings').getByRole('radio', { name: label }).click()
      await eventually(() => themeOf(page)).toBe(chosen)

      await recordThemes(page)
      const letThrough = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await page.locator('#root').waitFor({ state: 'attached' })
      expect(await chat(page).count(), 'nothing is drawn yet').toBe(0)
      expect(await themeOf(page)).toBe(chosen)
      const lightness = await backgroundLightness(page)
      if (chosen === 'light') expect(lightness).toBeGreaterThan(200)
      else expect(lightness).toBeLessThan(60)

      letThrough()
      await chat(page).waitFor()
      expect(await page.evaluate(() => window.shellThemes)).toEqual([chosen])
    }),
)

it('R1-013 opens the app of the address on every page load: by link, by reload and by the back button', () =>
  signedIn({}, async ({ page }) => {
    await openWorkspace(page)
    await settingsButton(page).click()
    await appPanel(page, 'Settings').waitFor()
    await openWorkspace(page, '?app=account')
    await appPanel(page, 'Account').waitFor()
    expect(queryOf(page)).toEqual({ app: 'account' })
    await page.goBack()
    await appPanel(page, 'Settings').waitFor()
    await page.reload()
    await appPanel(page, 'Settings').waitFor()
    expect(queryOf(page)).toEqual({ app: 'settings' })
  }))
