import { expect, it } from 'vitest'
import { preferMedia } from '../testing/media.ts'
import { appPanel, openWorkspace, settingsButton, sidePanel } from '../testing/parts/shell.ts'
import { eventually } from '../testing/screen.ts'

const themeOfPage = () => document.documentElement.dataset.theme

function countMoving(): number {
  const lengths = document
    .getAnimations()
    .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))
  return lengths.filter((lengthMs) => lengthMs > 0).length
}

it('follows the system until something is chosen', async () => {
  await openWorkspace({ at: '?app=settings', before: () => localStorage.removeItem('theme') })
  await preferMedia({ colorScheme: 'light' })
  await eventually(themeOfPage).toBe('light')
  await preferMedia({ colorScheme: 'dark' })
  await eventually(themeOfPage).toBe('dark')

  await appPanel('Settings').getByRole('radio', { name: 'Dark' }).click()
  await preferMedia({ colorScheme: 'light' })
  await eventually(() => matchMedia('(prefers-color-scheme: light)').matches).toBe(true)
  expect(themeOfPage()).toBe('dark')
})

it('moves nothing for people who asked for less motion', async () => {
  const motion = () => {
    const { transitionDuration } = getComputedStyle(sidePanel().element())
    return Math.max(...transitionDuration.split(',').map(Number.parseFloat))
  }
  await openWorkspace()
  await settingsButton().click()
  await expect.element(sidePanel()).toBeVisible()
  expect(motion()).toBe(0)
  expect(countMoving()).toBe(0)

  await preferMedia({ reducedMotion: 'no-preference' })
  await eventually(motion).toBeGreaterThan(0)
})
