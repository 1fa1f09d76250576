import { chatRoutes } from '@windhover/core/chat/contract'
import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listOf } from '../../testing/answers/discovery.ts'
import { HOSTILE, launchToken } from '../../testing/answers/launches.ts'
import { JUP } from '../../testing/answers/token-list.ts'
import { refuseCopying } from '../../testing/clipboard.ts'
import { happensAtOnce, holdTimers, passTime } from '../../testing/held-time.ts'
import type { AppOptions } from '../../testing/open-app.tsx'
import { drawnRows, firstCells } from '../../testing/parts/discovery.ts'
import {
  holdPolling,
  measureInterval,
  openLaunches,
  pressAndAwait,
  tab,
} from '../../testing/parts/launches.ts'
import { queryOfAddress } from '../../testing/parts/shell.ts'
import { tradeDialog } from '../../testing/parts/trades.ts'
import { eventually, textsOf } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const TOKEN = launchToken('meteora-dbc', 1, {
  ...{ priceUsd: 0.0012345678, marketCapUsd: 1_234_567, volumeUsd: 94_000, liquidityUsd: 2_500_000_000 },
  ...{ changePct: -3.18, holderCount: 12_345 },
})

async function openDbc(options: AppOptions = {}) {
  const opened = await openLaunches('launchpad', options)
  await tab(opened.panel, 'Meteora DBC').click()
  return opened
}

const withTokens = (...tokens: Parameters<typeof listOf>[0]) => ({
  before: (server: StubServer) => void server.answer(discoveryRoutes.listDbcPools, listOf(tokens)),
})

it('R3-023 G02 has three tabs and opens with Pump, which is the memezone', async () => {
  const { panel, asked } = await openLaunches('launchpad')
  await eventually(() => firstCells().length).toBe(9)
  expect(textsOf(panel.getByRole('tab'))).toEqual(['Pump', 'LaunchLab', 'Meteora DBC'])
  await expect.element(tab(panel, 'Pump')).toHaveAttribute('aria-selected', 'true')
  await panel.getByRole('radio', { name: 'About to Graduate' }).click()
  await eventually(() => asked.memezone.at(-1)?.query.get('tab')).toBe('graduating')
  await expect.element(panel.getByRole('button', { name: 'Filters' })).toBeVisible()
  await tab(panel, 'LaunchLab').click()
  await panel.getByRole('radio', { name: 'Last Trade' }).click()
  await eventually(() => asked.launchLab.at(-1)?.query.get('sort')).toBe('lastTrade')
  await panel.getByRole('radio', { name: 'Launch Token' }).click()
  await expect.element(panel.getByText('Launching a token is not available yet.')).toBeVisible()
})

it('R3-024 R3-025 R3-186 R3-187 is a table on a desktop, with its columns and its figures', async () => {
  const { panel } = await openDbc(withTokens(TOKEN))
  await eventually(() => firstCells()).toEqual(['MOCHI'])
  const heads = textsOf(panel.getByRole('columnheader')).slice(0, 7)
  expect(heads).toEqual(['Token', 'Price', 'Market Cap', '24h Volume', 'Liquidity', '24h Change', 'Holders'])
  const cells = [...(drawnRows()[0]?.querySelectorAll('td') ?? [])].filter((cell) => cell.checkVisibility())
  expect(cells.slice(1, 7).map(({ innerText }) => innerText)).toEqual([
    '$0.001235',
    '$1.23M',
    '$94.0K',
    '$2.50B',
    '−3.18%',
    '12.3K',
  ])
})

it('R3-024 is cards on a phone', async () => {
  const { panel } = await openDbc({ ...withTokens(TOKEN), viewport: 'mobile' })
  const card = panel.getByRole('list', { name: 'Meteora DBC tokens' }).getByRole('listitem')
  await expect.element(card.getByText('$0.001235')).toBeVisible()
  for (const text of ['$1.23M', '$94.0K', '$2.50B', '−3.18%', '12.3K']) {
    await expect.element(card.getByText(text)).toBeVisible()
  }
  expect(panel.getByRole('grid').elements()).toEqual([])
  await card.getByRole('button', { name: 'MOCHI', exact: true }).click()
  await eventually(queryOfAddress).toEqual({ app: 'token', token: `solana:${TOKEN.address}` })
})

it('R3-026 asks the agent to analyse the token, whatever it calls itself', async () => {
  const { panel, server } = await openDbc(withTokens({ ...TOKEN, ...HOSTILE }))
  const sent = server.hold(chatRoutes.sendMessage).calls
  await panel.getByRole('button', { name: /^Ask about / }).click()
  await eventually(() => JSON.stringify(sent.map(({ body }) => body))).toContain(
    `"Analyse the token $$$imgsrcxonerrordoc (${TOKEN.address})"`,
  )
})

it('R3-027 C17 copies the address and says so for 2 seconds', async () => {
  const { panel } = await openDbc(withTokens(TOKEN))
  const copy = panel.getByRole('button', { name: 'Copy the address of MOCHI' })
  await expect.element(copy).toBeVisible()
  const button = copy.element() as HTMLElement
  const said = () => page.getByText('Address copied to clipboard!').elements().length
  holdTimers()
  button.click()
  await happensAtOnce(() => said() === 1)
  await passTime(1_999)
  expect(said()).toBe(1)
  await passTime(1)
  expect(said()).toBe(0)
  vi.useRealTimers()
  expect(await navigator.clipboard.readText()).toBe(TOKEN.address)
})

it('says so where the browser does not let the address be copied', async () => {
  refuseCopying()
  const { panel } = await openDbc(withTokens(TOKEN))
  await panel.getByRole('button', { name: 'Copy the address of MOCHI' }).click()
  await expect.element(page.getByRole('alert').getByText('The address could not be copied.')).toBeVisible()
})

it.each(['desktop', 'mobile'] as const)('R3-028 says that there are none, %s', async (viewport) => {
  const { panel } = await openDbc({ ...withTokens(), viewport })
  await expect.element(panel.getByText('No Meteora DBC tokens found')).toBeVisible()
})

it.each(['desktop', 'mobile'] as const)('R3-029 says why they cannot be loaded, %s', async (viewport) => {
  const { panel } = await openDbc({
    viewport,
    before: (server) => void server.refuse(discoveryRoutes.listDbcPools, { error: 'Pools are away.' }),
  })
  const alert = panel.getByRole('alert')
  await expect.element(alert.getByText('Error loading Meteora DBC tokens: Pools are away.')).toBeVisible()
})

it('R3-105 fetches the pools again every 60 seconds', async () => {
  const { panel, asked } = await openLaunches('launchpad')
  await eventually(() => firstCells().length).toBe(9)
  holdPolling()
  await pressAndAwait(tab(panel, 'Meteora DBC'), asked.dbc)
  expect(await measureInterval(asked.dbc, 60_000)).toEqual([0, 1, 1, 2])
})

it.each(['desktop', 'mobile'] as const)('opens the dialog of every Buy, %s', async (viewport) => {
  const { panel } = await openDbc({ ...withTokens({ ...TOKEN, ...JUP }), viewport })
  await panel.getByRole('button', { name: 'Buy JUP' }).click()
  await expect.element(tradeDialog('Buy', 'JUP')).toBeVisible()
})
