import type { launchBrowser } from '@windhover/e2e/support/browser'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

export type Frames = { readonly mean: number; readonly p5: number; readonly presses: number }

/** Frames of every whole second, while keys are pressed. */
export async function countFrames(page: Page, seconds: number, pressEveryMs: number): Promise<Frames> {
  const counted = page.evaluate(countPerSecond, seconds)
  const endsAt = performance.now() + seconds * 1_000
  let presses = 0
  while (pressEveryMs > 0 && performance.now() < endsAt) {
    await page.keyboard.press(presses % 20 < 12 ? 'j' : 'k')
    await page.waitForTimeout(pressEveryMs)
    presses += 1
  }
  const perSecond = (await counted).toSorted((one, other) => one - other)
  const mean = perSecond.reduce((sum, count) => sum + count, 0) / perSecond.length
  return { mean, p5: perSecond[Math.floor(perSecond.length * 0.05)] ?? Number.NaN, presses }
}

/** Runs in the page. */
function countPerSecond(seconds: number): Promise<number[]> {
  return new Promise((resolve) => {
    const counts = Array<number>(seconds).fill(0)
    const startedAt = performance.now()
    const frame = (now: number) => {
      const second = Math.floor((now - startedAt) / 1_000)
      if (second >= seconds) return resolve(counts)
      if (second >= 0) counts[second] = (counts[second] ?? 0) + 1
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

/** From now on the page notes how long after a key press the next picture stood. */
export async function watchKeys(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const told = window as unknown as { keyDurations: number[] }
    told.keyDurations = []
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') told.keyDurations.push(entry.duration)
    })
    watch.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  return () => page.evaluate(() => (window as unknown as { keyDurations: number[] }).keyDurations)
}

/** Megabytes that are left when the garbage is gone. */
export async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}
