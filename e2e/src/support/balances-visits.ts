import type { BrowserContext, Locator, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { type Look, oneBrowser, type Run } from './one-browser.ts'
import { comeAsGuest } from './person.ts'
import { PATIENCE_MS } from './shell-eventually.ts'

type GuestState = Awaited<ReturnType<BrowserContext['storageState']>>

type BalancesVisits = {
  /** As the one guest of the test file, whose vault has practice funds, in a profile without the vault's key. */
  readonly asGuest: (look: Look, run: Run) => Promise<void>
  /** A new guest, in the profile that holds the vault's key. */
  readonly asNewGuest: (look: Look, run: Run) => Promise<void>
}

const FUNDS_WITHIN_MS = 60_000
/** Refreshed readings are answered from what was read before when asked too often. */
const ASK_EVERY_MS = 2_000
const CHAIN_COUNT = 4

/** One browser and one funded guest per test file; call it at the top of the file. */
export function balancesVisits(): BalancesVisits {
  const visit = oneBrowser()
  let guest: GuestState

  const open = (look: Look, run: Run) =>
    visit(expect.getState().currentTestName ?? 'a guest for a file', look, (visitor) => {
      visitor.context.setDefaultTimeout(PATIENCE_MS)
      return run(visitor)
    })
  const asNewGuest = (look: Look, run: Run) =>
    open(look, async (visitor) => {
      await visitor.page.goto('/')
      await comeAsGuest(visitor.page)
      await run(visitor)
    })
  const asGuest = (look: Look, run: Run) =>
    open(look, async (visitor) => {
      await visitor.context.setStorageState(guest)
      await run(visitor)
    })

  beforeAll(async () => {
    await asNewGuest({}, async ({ page, context }) => {
      await waitForValue(page)
      guest = await context.storageState()
    })
  })
  return { asGuest, asNewGuest }
}

async function waitForValue(page: Page): Promise<void> {
  const givenUpAt = Date.now() + FUNDS_WITHIN_MS
  while ((await fundedChains(page)) < CHAIN_COUNT) {
    if (Date.now() > givenUpAt) throw new Error('the guest got no funds')
    await page.waitForTimeout(ASK_EVERY_MS)
  }
}

/** On how many chains something of value has arrived, as the endpoint tells it. */
function fundedChains(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [vault] = await (await fetch('/api/vaults')).json()
    const address = `/api/balances/overview?vaultId=${vault.tokenId}&refresh=true`
    const { cards } = await (await fetch(address)).json()
    return cards
      .flatMap((card: { sums: { totalUsd: number }[] }) => card.sums)
      .filter((sum: { totalUsd: number }) => sum.totalUsd > 0).length
  })
}

export const balancesPanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Balances app', exact: true })

export async function openBalances(page: Page): Promise<Locator> {
  await page.goto('/?app=balances')
  const panel = balancesPanel(page)
  await panel.waitFor()
  return panel
}

export const chainCardButton = (panel: Locator, chain: string): Locator =>
  panel.getByRole('listitem').getByRole('button', { name: new RegExp(`^${chain}`) })

export async function openChain(page: Page, chain: 'Solana' | 'Hedera' | 'Ethereum'): Promise<Locator> {
  const panel = await openBalances(page)
  await chainCardButton(panel, chain).click()
  await panel.getByRole('heading', { name: chain, level: 2, exact: true }).waitFor()
  return panel
}

/** What a person reads there, line by line. */
export async function seen(part: Locator): Promise<string> {
  await part.first().waitFor()
  return (await part.allInnerTexts()).join('\n')
}

export async function readClipboard(page: Page): Promise<string> {
  return await page.evaluate(() => navigator.clipboard.readText())
}

export const columnsOf = (panel: Locator): Promise<string[]> =>
  panel.getByRole('columnheader').allInnerTexts()

/** The symbols of the shown rows, top to bottom. */
export const rowsOf = async (panel: Locator): Promise<string[]> => {
  const rows = await panel.getByRole('row').allInnerTexts()
  return rows.slice(1).map((text) => text.trim().split('\n')[0] ?? '')
}
