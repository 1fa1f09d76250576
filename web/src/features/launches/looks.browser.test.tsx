import { type DiscoveredToken, discoveryRoutes } from '@windhover/core/discovery/contract'
import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { listOf } from '../../testing/answers/discovery.ts'
import { HOSTILE, memejobToken, memejobTokens, oddTokens } from '../../testing/answers/launches.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { listSidewaysOverflow } from '../../testing/overflow.ts'
import { firstCells } from '../../testing/parts/discovery.ts'
import { type LaunchApp, openLaunches, tab } from '../../testing/parts/launches.ts'
import { eventually, find, press, takePicture } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

type Answering = (server: StubServer) => void
type Screen = {
  readonly name: string
  readonly app: LaunchApp
  readonly to?: (panel: Locator) => Promise<void>
  /** Stands there once it is filled. */
  readonly filled: (panel: Locator) => Locator
  readonly odd: Answering
  readonly empty: Answering
  readonly emptyText: string
  readonly broken: Answering
  readonly brokenText: RegExp
  readonly waiting: Answering
}

type ListRoute =
  | typeof discoveryRoutes.listMemezone
  | typeof discoveryRoutes.listLaunchLab
  | typeof discoveryRoutes.listDbcPools
  | typeof discoveryRoutes.listBnbLaunches

const answersOf = (route: ListRoute, odd: readonly DiscoveredToken[]) => ({
  odd: (server: StubServer) => void server.answer(route, listOf(odd)),
  empty: (server: StubServer) => void server.answer(route, listOf([])),
  broken: (server: StubServer) => void server.refuse(route, { error: 'Away. '.repeat(30) }),
  waiting: (server: StubServer) => void server.hold(route),
})

const { listMemezone, listLaunchLab, listDbcPools, listBnbLaunches, listMemejob } = discoveryRoutes

const SCREENS: readonly Screen[] = [
  {
    name: 'memezone',
    app: 'pumpfun',
    filled: (panel) => panel.getByText('Feral Pigeon'),
    ...answersOf(listMemezone, oddTokens('pump')),
    emptyText: 'No tokens found with this filter',
    brokenText: /^Away\./,
  },
  {
    name: 'launch-lab',
    app: 'launchlab',
    filled: (panel) => panel.getByText('Feral Pigeon'),
    ...answersOf(listLaunchLab, oddTokens('launchlab')),
    emptyText: 'No tokens found',
    brokenText: /^Away\./,
  },
  {
    name: 'dbc',
    app: 'launchpad',
    to: (panel) => tab(panel, 'Meteora DBC').click(),
    filled: (panel) => panel.getByText('Feral Pigeon'),
    ...answersOf(listDbcPools, oddTokens('meteora-dbc')),
    emptyText: 'No Meteora DBC tokens found',
    brokenText: /^Error loading Meteora DBC tokens: Away\./,
  },
  {
    name: 'bnb',
    app: 'fourmeme',
    filled: (panel) => panel.getByText('Feral Pigeon'),
    ...answersOf(listBnbLaunches, oddTokens('four-meme')),
    emptyText: 'No tokens found',
    brokenText: /^Error: Away\./,
  },
  {
    name: 'memejob',
    app: 'memejob',
    filled: (panel) => panel.getByText('Feral Pigeon'),
    odd: (server) =>
      void server.answer(listMemejob, [
        memejobToken(0, { name: HOSTILE.name, ticker: HOSTILE.symbol, socials: HOSTILE.links }),
        memejobToken(1, { ticker: 'W'.repeat(200), priceInUsd: 123_456_789.12, marketCapInUsd: 9e17 }),
        memejobToken(2, { ticker: '', name: '', priceInUsd: null, marketCapInUsd: null }),
        ...memejobTokens(2, 3),
      ]),
    empty: (server) => void server.answer(listMemejob, []),
    emptyText: 'No tokens found',
    broken: (server) => void server.refuse(listMemejob),
    brokenText: /^Failed to load tokens\.$/,
    waiting: (server) => void server.hold(listMemejob),
  },
]

const CASES = SIZES.flatMap((size) => SCREENS.map((screen) => ({ ...size, ...screen })))

it.each(CASES)('$name looks good in every state, $viewport', { timeout: LOOK_WITHIN_MS }, async (screen) => {
  const { name, app, to, viewport } = screen
  const open = async (before: Answering) => {
    const { panel } = await openLaunches(app, { viewport, before })
    await to?.(panel)
    return panel
  }
  const filled = await open(() => {})
  await expect.element(screen.filled(filled)).toBeVisible()
  await expectGoodLook(`launches-${name}`)
  const odd = await open(screen.odd)
  await expect.element(screen.filled(odd)).toBeVisible()
  await expectGoodLook(`launches-${name}-odd`)
  expect(document.title).toMatch(/ · Windhover$/)
  const empty = await open(screen.empty)
  await expect.element(empty.getByText(screen.emptyText, { exact: true })).toBeVisible()
  await expectGoodLook(`launches-${name}-empty`)
  const broken = await open(screen.broken)
  await expect.element(broken.getByText(screen.brokenText).first()).toBeVisible()
  await expectGoodLook(`launches-${name}-broken`)
  const waiting = await open(screen.waiting)
  await expect.element(waiting.getByText('Loading tokens...').first()).toBeInTheDocument()
  await expectGoodLook(`launches-${name}-waiting`)
})

it.each(SIZES)(
  'the launchpad and the filters look good, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const { panel } = await openLaunches('launchpad', size)
    await eventually(() => firstCells().length).toBe(9)
    await expectGoodLook('launches-launchpad')
    await panel.getByRole('button', { name: 'Filters' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByRole('textbox', { name: 'Market Cap ($) Min' }).fill('5,000')
    await dialog.getByRole('textbox', { name: 'Dev holding % Max' }).fill('15')
    await expectGoodLook('launches-filters')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect.element(panel.getByText('Dev holding to 15%')).toBeVisible()
    await expectGoodLook('launches-filtered')
  },
)

it('opens what gave way below a row of a phone', async () => {
  const { panel } = await openLaunches('pumpfun', { viewport: 'mobile' })
  await panel.getByText('Feral Pigeon').click()
  await expect.element(panel.getByRole('button', { name: 'Token page' })).toBeVisible()
  await expect.element(panel.getByText(/^12\.4%/).last()).toBeVisible()
  await expectGoodLook('launches-memezone-open')
})

it.each(['pumpfun', 'launchlab', 'launchpad', 'fourmeme', 'memejob'] as const)(
  '%s fits the narrowest panel',
  async (app) => {
    const { panel } = await openLaunches(app)
    await expect.element(panel.getByText('Feral Pigeon')).toBeVisible()
    const edge = page.getByRole('separator', { name: 'Width of the app panel' })
    edge.element().focus()
    await press('{ArrowRight>30/}')
    await eventually(() => (find('[aria-label$=" app"]')[0]?.clientWidth ?? 999) < 480).toBe(true)
    await takePicture(`launches-${app}-narrow-desktop-dark`)
    expect(listSidewaysOverflow()).toEqual([])
  },
)
