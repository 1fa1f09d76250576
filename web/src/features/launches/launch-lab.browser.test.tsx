import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { listOf } from '../../testing/answers/discovery.ts'
import { launchTokens } from '../../testing/answers/launches.ts'
import { passTime } from '../../testing/held-time.ts'
import { moveMouse } from '../../testing/mouse.ts'
import { drawnRows, firstCells } from '../../testing/parts/discovery.ts'
import {
  callsReach,
  holdPolling,
  measureInterval,
  openLaunches,
  pressAndAwait,
  tab,
} from '../../testing/parts/launches.ts'
import { eventually, find, textsOf } from '../../testing/screen.ts'
import type { Call, StubServer } from '../../testing/stub-server.ts'

const SIZE = 100
const PAGES = 3
/** A place beside the list. */
const BESIDE = { x: 10, y: 500 }
const asks = (calls: readonly Call[]) => calls.map(({ query }) => Object.fromEntries(query))

/** Three pages of a hundred, each of which names the next. */
function answerPages(server: StubServer): Call[] {
  return server.answer(discoveryRoutes.listLaunchLab, ({ query }) => {
    const page = Number(query.get('nextPageId') ?? 1)
    const tokens = launchTokens('launchlab', SIZE, (page - 1) * SIZE)
    return listOf(tokens, { nextPageId: page < PAGES ? String(page + 1) : null })
  })
}

async function openPages() {
  let calls: Call[] = []
  const opened = await openLaunches('launchlab', {
    before: (server) => {
      calls = answerPages(server)
    },
  })
  await eventually(() => firstCells().length).toBeGreaterThan(10)
  return { ...opened, calls }
}

const scroller = () => find('.overflow-y-auto').find((box) => box.querySelector('table')) as HTMLElement

/** So that this much is left below what is seen. */
const leaveBelow = (px: number) => {
  const box = scroller()
  box.scrollTop = box.scrollHeight - box.clientHeight - px
}

/** Counted and drawn: rows are drawn a moment after they came. */
async function pagesShown(panel: Locator, pages: number) {
  await expect.element(panel.getByText(`${pages * SIZE} shown`)).toBeVisible()
  await eventually(() => scroller().scrollHeight).toBeGreaterThan(pages * SIZE * 40)
}

it('R3-018 G38 has four tabs and opens with Newly Created; each list asks for its own', async () => {
  const { panel, asked } = await openLaunches('launchlab')
  await eventually(() => firstCells().length).toBe(12)
  expect(textsOf(panel.getByRole('tab'))).toEqual([
    'Launch Token',
    'Newly Created',
    'Market Cap',
    'Last Trade',
  ])
  await expect.element(tab(panel, 'Newly Created')).toHaveAttribute('aria-selected', 'true')
  await tab(panel, 'Market Cap').click()
  await eventually(() => asks(asked.launchLab).at(-1)).toEqual({ sort: 'marketCap' })
  await tab(panel, 'Last Trade').click()
  await eventually(() => asks(asked.launchLab).at(-1)).toEqual({ sort: 'lastTrade' })
  await tab(panel, 'Launch Token').click()
  await expect.element(panel.getByText('Launching a token is not available yet.')).toBeVisible()
})

it('R3-019 R3-085 reads the next page by its id within 200 px of the end, and not before', async () => {
  const { calls, panel } = await openPages()
  const nextPages = () => asks(calls).filter((asked) => 'nextPageId' in asked)
  leaveBelow(201)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(nextPages()).toEqual([])
  leaveBelow(200)
  await eventually(nextPages).toEqual([{ sort: 'new', nextPageId: '2' }])
  await pagesShown(panel, 2)
  leaveBelow(0)
  await eventually(() => asks(calls).at(-1)).toEqual({ sort: 'new', nextPageId: '3' })
  await pagesShown(panel, 3)
  const lastRow = () => {
    leaveBelow(0)
    return firstCells().at(-1)
  }
  await eventually(lastRow).toMatch(/299$/)
  // Pages that are there may be read again meanwhile.
  const asked = new Set(nextPages().map(({ nextPageId }) => nextPageId))
  expect(asked, 'the last page names none').toEqual(new Set(['2', '3']))
})

it('R3-019 goes on one page at a time below somebody who points at the list', async () => {
  const { calls, panel } = await openPages()
  await panel.getByText('Token', { exact: true }).hover()
  await expect.element(panel.getByText('Paused while you point at the list')).toBeVisible()
  leaveBelow(0)
  await pagesShown(panel, 2)
  expect(asks(calls).filter((asked) => 'nextPageId' in asked)).toHaveLength(1)
  leaveBelow(0)
  await pagesShown(panel, 3)
  await moveMouse(BESIDE)
})

it('shows a token once that two pages have, because it moved meanwhile', async () => {
  const { panel } = await openLaunches('launchlab', {
    before: (server) => {
      server.answer(discoveryRoutes.listLaunchLab, ({ query }) => {
        const isFirst = !query.has('nextPageId')
        return listOf(launchTokens('launchlab', 3, isFirst ? 0 : 2), { nextPageId: isFirst ? 'b' : null })
      })
    },
  })
  await expect.element(panel.getByText('5 shown')).toBeVisible()
})

it('R3-083 polls every 15 seconds', async () => {
  const { panel, asked } = await openLaunches('launchlab')
  await eventually(() => firstCells().length).toBe(12)
  holdPolling()
  await pressAndAwait(tab(panel, 'Market Cap'), asked.launchLab)
  expect(await measureInterval(asked.launchLab, 15_000)).toEqual([0, 1, 1, 2])
})

it('R3-084 does not poll while somebody points at the list', async () => {
  const { panel, asked } = await openLaunches('launchlab')
  await eventually(() => firstCells().length).toBe(12)
  holdPolling()
  await pressAndAwait(tab(panel, 'Market Cap'), asked.launchLab)
  const { x, y } = drawnRows()[2]?.getBoundingClientRect() ?? new DOMRect()
  await moveMouse({ x: x + 40, y: y + 20 })
  const before = asked.launchLab.length
  await passTime(60_000)
  expect(asked.launchLab).toHaveLength(before)
  await moveMouse(BESIDE)
  await callsReach(asked.launchLab, before + 1)
  expect(await measureInterval(asked.launchLab, 15_000)).toEqual([0, 1, 1, 2])
})

it('R3-086 begins a tab at its first page and at its top', async () => {
  const { panel, calls } = await openPages()
  leaveBelow(0)
  await pagesShown(panel, 2)
  await tab(panel, 'Last Trade').click()
  await expect.element(panel.getByText('100 shown')).toBeVisible()
  expect(scroller().scrollTop).toBe(0)
  expect(asks(calls).at(-1)).toEqual({ sort: 'lastTrade' })
  await tab(panel, 'Newly Created').click()
  await expect.element(panel.getByText('100 shown')).toBeVisible()
  expect(scroller().scrollTop).toBe(0)
  expect(asks(calls).at(-1)).toEqual({ sort: 'new' })
})

it('keeps the pages that are there when the next one fails', async () => {
  const { panel, server } = await openPages()
  server.refuse(discoveryRoutes.listLaunchLab, { error: 'Not now.' })
  leaveBelow(0)
  await expect.element(panel.getByText('Not now.')).toBeVisible()
  await expect.element(panel.getByText('100 shown')).toBeVisible()
})
