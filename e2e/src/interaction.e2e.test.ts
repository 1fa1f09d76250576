import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { composer, reviewDirectives } from './chat/chat-parts.ts'
import { oneBrowser } from './support/one-browser.ts'
import * as person from './support/person.ts'
import { palette } from './support/shell-parts.ts'

const visit = oneBrowser()

/** A person would think that it hangs. The goal of 50 ms is for a machine that does nothing else; the figure is printed. */
const INP_MAX_MS = 1_500

type Interaction = { readonly name: string; readonly ms: number }

it('answers keys and presses at once while the market moves', () =>
  visit('interaction', {}, async ({ page }) => {
    await page.goto('/?app=balances')
    await page.getByRole('button', { name: 'Explore with a practice vault' }).click()
    await reviewDirectives(page)
    await person.waitForFunds(page)
    await page.getByRole('radio', { name: '7D', exact: true }).waitFor()
    await page.evaluate(keepInteractions)

    await composer(page).click()
    await page.keyboard.type('what did solana do today', { delay: 40 })
    await page.keyboard.press('Control+k')
    await palette(page).waitFor()
    await page.keyboard.type('bonk', { delay: 40 })
    await palette(page).getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    for (const range of ['7D', '30D', '24H']) {
      await page.getByRole('radio', { name: range, exact: true }).click()
      await page.waitForTimeout(200)
    }
    await page.getByRole('button', { name: 'Apps', exact: true }).click()
    await page.keyboard.press('Escape')

    const { count, slowest } = await interactionsOf(page)
    const told = slowest.slice(0, 3).map(({ name, ms }) => `${name} ${ms} ms`)
    process.stdout.write(`interaction to next paint: ${told.join(', ')} of ${count}\n`)
    expect(count).toBeGreaterThan(20)
    expect(slowest[0]?.ms ?? 0).toBeLessThanOrEqual(INP_MAX_MS)
  }))

type Kept = { interactions: Map<number, { name: string; ms: number }> }

/** From now on, by the browser's own clock: from the press to the picture after it. */
function keepInteractions(): void {
  const kept = globalThis as unknown as Kept
  kept.interactions = new Map()
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const known = kept.interactions.get(entry.interactionId)
      if (entry.interactionId > 0 && (known === undefined || known.ms < entry.duration))
        kept.interactions.set(entry.interactionId, { name: entry.name, ms: entry.duration })
    }
  })
  observer.observe({ type: 'event', durationThreshold: 0 } as PerformanceObserverInit)
}

/** All are counted; the browser tells only of those that took a frame or longer. */
async function interactionsOf(page: Page): Promise<{ count: number; slowest: readonly Interaction[] }> {
  const { count, told } = await page.evaluate(() => ({
    count: (performance as Performance & { interactionCount: number }).interactionCount,
    told: [...(globalThis as unknown as Kept).interactions.values()],
  }))
  return { count, slowest: told.toSorted((one, other) => other.ms - one.ms) }
}
