import { tokenRoutes } from '@windhover/core/tokens/contract'
import type { AppId } from '@windhover/core/workspace/app-ids'
import { onTestFinished, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { answerCandles } from '../answers/candles.ts'
import { answerLaunches } from '../answers/launches.ts'
import { happensAtOnce, passTime } from '../held-time.ts'
import type { AppOptions, OpenedApp } from '../open-app.tsx'
import type { Call } from '../stub-server.ts'
import { openMoneyApp } from './money-app.ts'
import { appPanel } from './shell.ts'

const TITLES = {
  pumpfun: 'Pumpfun',
  launchlab: 'Raydium launch lab',
  launchpad: 'LaunchPad',
  fourmeme: 'Fourmeme',
  memejob: 'Memejob',
} satisfies Partial<Record<AppId, string>>

export type LaunchApp = keyof typeof TITLES
export type OpenedLaunches = OpenedApp & {
  readonly panel: Locator
  readonly asked: ReturnType<typeof answerLaunches>
}

/** One of the launch panels beside the chat; `before` can say other answers. */
export async function openLaunches(app: LaunchApp, options: AppOptions = {}): Promise<OpenedLaunches> {
  let asked: ReturnType<typeof answerLaunches> | undefined
  const opened = await openMoneyApp({
    at: `?app=${app}`,
    ...options,
    before: async (server, vaultId) => {
      asked = answerLaunches(server)
      // What a row opens.
      server.answer(tokenRoutes.getCandles, answerCandles)
      server.hold(tokenRoutes.getDetails)
      await options.before?.(server, vaultId)
    },
  })
  if (asked === undefined) throw new Error('nothing was stubbed')
  return { ...opened, panel: appPanel(TITLES[app]), asked }
}

export const tab = (panel: Locator, name: string): Locator => panel.getByRole('tab', { name, exact: true })

/**
 * What is asked again and again: intervals stand still from here on and are moved by hand. Whatever polls must begin
 * after this, as a timer that runs already is not held.
 */
export function holdPolling(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** How many more calls came a moment before the time, at the time, and so once more: 0, 1, 1, 2 where it is exact. */
export async function measureInterval(calls: readonly Call[], everyMs: number): Promise<readonly number[]> {
  const before = calls.length
  const counts: number[] = []
  for (const stepMs of [everyMs - 1, 1, everyMs - 1, 1]) {
    await passTime(stepMs)
    await settle()
    counts.push(calls.length - before)
  }
  return counts
}

/** Presses what asks for something, and waits for the answer without moving the clock. */
export async function pressAndAwait(part: Locator, calls: readonly Call[]): Promise<void> {
  const before = calls.length
  ;(part.element() as HTMLElement).click()
  await callsReach(calls, before + 1)
}

/** As many calls as that, and what follows from their answers. */
export async function callsReach(calls: readonly Call[], count: number): Promise<void> {
  await happensAtOnce(() => calls.length >= count)
  await settle()
}

const CALM_ROUNDS = 20
const ROUND_MS = 10
const STOPPED_MS = 40

/** A busy host stops the page now and then: what was begun is over once the page has not been stopped for a while. */
async function settle(): Promise<void> {
  for (let calm = 0; calm < CALM_ROUNDS; ) {
    const begunAt = performance.now()
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS))
    calm = performance.now() - begunAt < STOPPED_MS ? calm + 1 : 0
  }
}
