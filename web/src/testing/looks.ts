import { expect, onTestFinished } from 'vitest'
import { setTheme } from '../ui/use-theme.ts'
import { type AppOptions, VIEWPORTS } from './open-app.tsx'
import { listSidewaysOverflow } from './overflow.ts'
import { expectColorsToContrast, expectNoAxeViolations, takePicture } from './screen.ts'

/** Every screen has to hold in both; `expectGoodLook` looks at it in both themes. */
export const SIZES = [
  { viewport: 'desktop' },
  { viewport: 'mobile' },
] as const satisfies readonly AppOptions[]

/** A test of looks goes through many screens, and axe reads each from top to bottom. */
export const LOOK_WITHIN_MS = 240_000

/**
 * What is shown now has names for everything, nothing too wide and enough contrast in both themes. The theme changes
 * under the open screen: it changes colours alone, so light asks again only what depends on them.
 */
export async function expectGoodLook(part: string): Promise<void> {
  const name = `${part}-${shownViewport()}`
  const still = stopTransitions()
  await showIn('dark')
  await takePicture(`${name}-dark`)
  await expectNoAxeViolations(`${name}-dark`)
  expect(listSidewaysOverflow(), name).toEqual([])
  await showIn('light')
  await takePicture(`${name}-light`)
  await expectColorsToContrast(`${name}-light`)
  setTheme('dark')
  still.remove()
}

/** Between two colours, a text has too little contrast: while axe reads, what changes changes at once. */
function stopTransitions(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(style)
  onTestFinished(() => style.remove())
  return style
}

function shownViewport(): string {
  const shown = Object.entries(VIEWPORTS).find(([, [width]]) => width === window.innerWidth)
  return shown?.[0] ?? `${window.innerWidth}px`
}

/** Half faded in, every text has too little contrast. */
async function showIn(theme: 'dark' | 'light'): Promise<void> {
  setTheme(theme)
  await nextFrame()
  await expect.poll(() => document.getAnimations().filter(isUnderWay).length).toBe(0)
}

function isUnderWay(animation: Animation): boolean {
  const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
  return animation.playState === 'running' && !isEndless
}

/** What is drawn anew for the other theme has begun to change by then. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
