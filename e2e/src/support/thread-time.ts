import type { Page } from 'playwright-core'

/** What the page's main thread has worked since the last time it was asked: other programs on the machine do not count. */
export async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  let last = await read()
  return async () => {
    const now = await read()
    const worked = now - last
    last = now
    return worked
  }
}
