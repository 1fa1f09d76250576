import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { eventually } from '../support/shell-eventually.ts'
import { appPanel, chat, openWorkspace, settingsButton, sidePanel } from '../support/shell-parts.ts'
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

function countMoving(): number {
  const lengths = document
    .getAnimations()
    .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))
  return lengths.filter((lengthMs) => lengthMs > 0).length
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

      // The app itself does not arrive: what is seen then is the first paint.
      await recordThemes(page)
      let letThrough = () => {}
      const held = new Promise<void>((resolve) => {
        letThrough = resolve
      })
      await page.route(/\.(js|tsx)(\?|$)/, async (route) => {
        if (!route.request().url().endsWith('/theme.js')) await held
        await route.continue()
      })
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

it('follows the system until something is chosen', () =>
  signedIn({ theme: 'light' }, async ({ page }) => {
    await openWorkspace(page)
    expect(await themeOf(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await eventually(() => themeOf(page)).toBe('dark')
  }))

it('moves nothing for people who asked for less motion', () =>
  signedIn({}, async ({ page }) => {
    const motion = () =>
      sidePanel(page).evaluate((panel) =>
        Math.max(...getComputedStyle(panel).transitionDuration.split(',').map(Number.parseFloat)),
      )
    await openWorkspace(page)
    await settingsButton(page).click()
    await sidePanel(page).waitFor()
    expect(await motion()).toBe(0)
    expect(await page.evaluate(countMoving)).toBe(0)

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await motion(), 'others do see it slide').toBeGreaterThan(0)
  }))
