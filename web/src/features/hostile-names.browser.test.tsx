import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { heatMapRoutes } from '@windhover/core/heat-map/contract'
import { leaderboardRoutes } from '@windhover/core/leaderboard/contract'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { answerReply, replyOf, toolChunks } from '../testing/answers/chat.ts'
import { listOf } from '../testing/answers/discovery.ts'
import {
  HOSTILE_LIST,
  HOSTILE_WORDS,
  hostileAlerts,
  hostileCoins,
  hostileLaunches,
  hostileLists,
  hostileMemejob,
  hostileProjects,
  hostileSectors,
  hostileTokens,
  hostileTold,
  hostileVaults,
} from '../testing/hostile-rows.ts'
import { openApp } from '../testing/open-app.tsx'
import { listSidewaysOverflow } from '../testing/overflow.ts'
import { openAlpha, projectCards } from '../testing/parts/alpha.ts'
import { lastReply, openChat, say } from '../testing/parts/chat.ts'
import { drawnRows, openTrenches } from '../testing/parts/discovery.ts'
import { openLaunches, tab } from '../testing/parts/launches.ts'
import { appPanel, openWorkspace } from '../testing/parts/shell.ts'
import { eventually, expectNoAxeViolations, find } from '../testing/screen.ts'

const ALL = HOSTILE_WORDS.length
/** Tall enough to draw every row of a list. */
const HEIGHT = 2_600
/** Cards of the agent that list what somebody named. */
const TABLES = 7
const SHAPES = { desktop: 1440, mobile: 390 } as const

const { listMemezone, listLaunchLab, listDbcPools, listBnbLaunches, listMemejob } = discoveryRoutes

type Screen = {
  readonly name: string
  readonly open: () => Promise<unknown>
  /** Again in every shape: a phone draws the panel anew. */
  readonly show?: () => Promise<void>
  /** How many hostile rows stand there. */
  readonly drawn: () => number
  readonly part?: string
}

const SCREENS: readonly Screen[] = [
  {
    name: 'Trenches',
    open: () => openTrenches({ tokens: hostileTokens() }),
    drawn: () => drawnRows().length,
  },
  {
    name: 'Pumpfun',
    open: () =>
      openLaunches('pumpfun', {
        before: (server) => void server.answer(listMemezone, listOf(hostileLaunches('pump'))),
      }),
    drawn: () => drawnRows().length,
  },
  {
    name: 'launch lab',
    open: () =>
      openLaunches('launchlab', {
        before: (server) => void server.answer(listLaunchLab, listOf(hostileLaunches('launchlab'))),
      }),
    drawn: () => drawnRows().length,
  },
  {
    name: 'DBC of the launchpad',
    open: () =>
      openLaunches('launchpad', {
        before: (server) => void server.answer(listDbcPools, listOf(hostileLaunches('meteora-dbc'))),
      }),
    show: () => tab(appPanel('LaunchPad'), 'Meteora DBC').click(),
    drawn: () => Math.max(drawnRows().length, find('[aria-label$=" app"] li').length),
  },
  {
    name: 'Fourmeme',
    open: () =>
      openLaunches('fourmeme', {
        before: (server) => void server.answer(listBnbLaunches, listOf(hostileLaunches('four-meme'))),
      }),
    drawn: () => find('[aria-label$=" app"] li bdi').length / 2,
  },
  {
    name: 'Memejob',
    open: () =>
      openLaunches('memejob', { before: (server) => void server.answer(listMemejob, hostileMemejob()) }),
    drawn: () => find('[aria-label$=" app"] tbody tr').length,
  },
  {
    name: 'Alpha',
    open: () => openAlpha(hostileProjects()),
    drawn: () => projectCards().elements().length,
  },
  {
    name: 'heat map',
    open: () =>
      openApp({
        at: '?app=heat-map',
        before: (server) => void server.answer(heatMapRoutes.getHeatMap, hostileCoins()),
      }),
    drawn: () => find('[aria-label="Market by sector"] button').length,
  },
  {
    name: 'leaderboard',
    open: async () => {
      await openWorkspace({
        before: (server) =>
          void server.answer(leaderboardRoutes.getLeaderboard, {
            ...{ data: hostileVaults(), total: ALL, page: 1, pageSize: ALL, own: null },
            updatedAt: new Date().toISOString(),
          }),
      })
      await page.getByRole('main').getByRole('button', { name: 'Leaderboard', exact: true }).click()
    },
    drawn: () => find('[aria-label="Leaderboard"] tbody tr').length,
    part: '[aria-label="Leaderboard"]',
  },
  {
    name: 'cards of the agent',
    open: async () => {
      const { server } = await openChat()
      const tokens = hostileTold()
      const projects = hostileProjects().map(({ summaries: [latest], ...project }) => ({
        ...{ ...project, chains: [] },
        update: latest === undefined ? null : { ...latest, source: latest.source.name },
      }))
      const done = { status: 'done' } as const
      answerReply(
        server,
        replyOf(
          toolChunks('list_trenches', { ...done, category: 'toptrending', window: '1h', tokens }),
          toolChunks('list_launches', { ...done, launchpad: 'pump', tab: 'new', tokens }),
          toolChunks('list_alpha_projects', { ...done, total: ALL, projects }),
          toolChunks('show_leaderboard', {
            ...done,
            orderBy: 'pnl',
            total: ALL,
            rows: hostileVaults(),
            own: null,
          }),
          toolChunks('show_heat_map', { ...done, ...hostileSectors() }),
          toolChunks('list_watchlist', { ...done, lists: hostileLists() }),
          toolChunks('list_alerts', { ...done, alerts: hostileAlerts(), firings: [] }),
          toolChunks('remove_alert', { ...done, alerts: hostileAlerts(), isDone: false }),
          // One of each: a reply has no two parts of one name.
          ...hostileAlerts()
            .slice(0, 1)
            .flatMap(({ token, rule, repeat }) => [
              toolChunks('set_alert', { ...done, token, rule, repeat, alertId: null }),
              toolChunks('watch_token', {
                ...done,
                token,
                lists: [{ id: HOSTILE_LIST, name: token.name }],
                isDone: false,
              }),
              toolChunks('unwatch_token', {
                ...done,
                token,
                lists: [{ id: HOSTILE_LIST, name: token.name }],
                isDone: true,
              }),
            ]),
        ),
      )
      await say('what is new?')
    },
    drawn: () => (find('tbody tr', lastReply().element()).length - hostileSectors().sectors.length) / TABLES,
    part: '[data-message]',
  },
]

it.each(SCREENS)('$name shows every hostile name, runs none and keeps its shape', async (screen) => {
  const { name, part = '[aria-label$=" app"]' } = screen
  const ran = setTripwires()
  await screen.open()
  for (const [shape, width] of Object.entries(SHAPES)) {
    await page.viewport(width, HEIGHT)
    await screen.show?.()
    await eventually(screen.drawn).toBe(ALL)
    expect(listSidewaysOverflow(), `${name}, ${shape}`).toEqual([])
    expect(listUnseen(part), `${name}, ${shape}`).toEqual([])
    expect(find('script, iframe, object, embed, style, base, meta', partOf(part))).toEqual([])
    expect(listHandlers(part)).toEqual([])
    expect(listLinks(part).filter((href) => !SAFE_LINK.test(href))).toEqual([])
    expect(listPictures().filter((src) => new URL(src).origin !== location.origin)).toEqual([])
    if (shape === 'desktop') await expectNoAxeViolations(name)
  }
  expect(ran()).toEqual([])
})

/** Explorers of the practice world are on this machine. */
const SAFE_LINK = /^https:|^http:\/\/127\.0\.0\.1:\d+\/explorer\//

const partOf = (selector: string): Element => {
  const [part] = find(selector)
  if (part === undefined) throw new Error(`there is no ${selector}`)
  return part
}

/** What the families would do if they could: open a dialog, or ask their own host. */
function setTripwires(): () => readonly string[] {
  const { alert } = window
  const ran: string[] = []
  window.alert = (text) => void ran.push(`alert ${text}`)
  onTestFinished(() => {
    window.alert = alert
  })
  performance.clearResourceTimings()
  return () => [
    ...ran,
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^\w+:\/\//.test(name) && new URL(name).host !== location.host),
  ]
}

/** Direction marks, zero widths and tags, in words and in labels. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u

function listUnseen(selector: string): readonly string[] {
  const part = partOf(selector)
  const labels = find('*', part).flatMap((each) => [...each.attributes].map(({ value }) => value))
  return [part.textContent ?? '', ...labels].flatMap((text) => UNSEEN.exec(text)?.input.slice(0, 80) ?? [])
}

const listHandlers = (selector: string): readonly string[] =>
  find('*', partOf(selector)).flatMap((each) =>
    each.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
  )
const listLinks = (selector: string): readonly string[] =>
  find('a[href]', partOf(selector)).map((link) => (link as HTMLAnchorElement).href)
const listPictures = (): readonly string[] => find('img').map((picture) => (picture as HTMLImageElement).src)
