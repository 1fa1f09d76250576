import type { AppId } from '@windhover/core/workspace/app-ids'
import { expect, it } from 'vitest'
import type { Locator } from 'vitest/browser'
import { answerDiscovery } from '../testing/answers/discovery.ts'
import { appPanel, openWorkspace, queryOfAddress, sidePanel } from '../testing/parts/shell.ts'

const TITLES: Readonly<Record<AppId, string>> = {
  balances: 'Balances',
  toolbox: 'Toolbox',
  'swap-solana': 'Swap Solana',
  'swap-ethereum': 'Swap Ethereum',
  'swap-bsc': 'Swap BSC',
  'swap-hedera': 'Swap Hedera',
  lp: 'LP',
  'eth-lp': 'ETH LP',
  pumpfun: 'Pumpfun',
  launchpad: 'LaunchPad',
  launchlab: 'Raydium launch lab',
  trenches: 'Trenches',
  settings: 'Settings',
  uploader: 'Uploader',
  memberships: 'Memberships',
  copy: 'Copy',
  alpha: 'Alpha',
  conditional: 'Conditional Engine',
  memory: 'Memory',
  memejob: 'Memejob',
  fourmeme: 'Fourmeme',
  account: 'Account',
  activity: 'Activity',
  token: 'Token',
}

/** Where the heading says what the app is about instead of its name. */
const HEADINGS: Readonly<Record<string, RegExp>> = { balances: /^Vault #\d+$/ }

const cardOf = (panel: Locator, chain: string): Locator =>
  panel.getByRole('heading', { name: chain, level: 3, exact: true })

it.each(Object.entries(TITLES))('R1-013 opens the app %s by its id in the side panel', async (id, title) => {
  await openWorkspace({ at: `?app=${id}`, before: answerDiscovery })
  const name = HEADINGS[id] ?? title
  await expect.element(sidePanel().getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
  await expect.element(sidePanel().getByRole('region').first()).toHaveAttribute('aria-label', `${title} app`)
  expect(queryOfAddress(), 'the address stays').toEqual({ app: id })
})

/** What of each app no other shows. */
const BUILT = [
  { ids: 'R1-024', app: 'balances', shows: (panel) => panel.getByRole('region', { name: 'Total value' }) },
  { ids: 'R1-025', app: 'toolbox', shows: (panel) => panel.getByRole('tab', { name: 'Trader' }) },
  { ids: 'R1-026', app: 'swap-solana', shows: (panel) => cardOf(panel, 'Solana') },
  { ids: 'R1-027', app: 'swap-ethereum', shows: (panel) => cardOf(panel, 'Ethereum') },
  { ids: 'R1-028', app: 'swap-bsc', shows: (panel) => cardOf(panel, 'BSC') },
  { ids: 'R1-029', app: 'swap-hedera', shows: (panel) => cardOf(panel, 'Hedera') },
  { ids: 'R1-032', app: 'pumpfun', shows: (panel) => panel.getByRole('tab', { name: 'Recently Graduated' }) },
  { ids: 'R1-033', app: 'launchpad', shows: (panel) => panel.getByRole('tab', { name: 'Meteora DBC' }) },
  { ids: 'R1-034', app: 'launchlab', shows: (panel) => panel.getByRole('tab', { name: 'Last Trade' }) },
  { ids: 'R1-035', app: 'trenches', shows: (panel) => panel.getByRole('tab', { name: 'Top Traded' }) },
  {
    ids: 'R1-036',
    app: 'settings',
    shows: (panel) => panel.getByRole('heading', { name: 'Vault Access Key' }),
  },
  {
    ids: 'R1-037',
    app: 'uploader',
    shows: (panel) => panel.getByText('Drop images here or click to choose'),
  },
  {
    ids: 'R1-040',
    app: 'alpha',
    shows: (panel) => panel.getByRole('button', { name: 'Filters' }),
  },
  {
    ids: 'R1-042',
    app: 'memory',
    shows: (panel) => panel.getByRole('searchbox', { name: 'Search memories' }),
  },
  { ids: 'R1-043', app: 'memejob', shows: (panel) => panel.getByRole('button', { name: 'Sort: Newest' }) },
  {
    ids: 'R1-044',
    app: 'fourmeme',
    shows: (panel) => panel.getByRole('searchbox', { name: 'Search by token name...' }),
  },
] as const satisfies readonly { ids: string; app: AppId; shows: (panel: Locator) => Locator }[]

it.each(BUILT)('$ids opens $app by its id', async ({ app, shows }) => {
  await openWorkspace({ at: `?app=${app}`, before: answerDiscovery })
  await expect.element(shows(appPanel(TITLES[app]))).toBeVisible()
  expect(document.title).toBe(`${TITLES[app]} · Windhover`)
})
