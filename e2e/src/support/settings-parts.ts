import type { Locator, Page } from 'playwright-core'
import { eventually } from './shell-eventually.ts'
import { appPanel } from './shell-parts.ts'

export const settingsPanel = (page: Page): Locator => appPanel(page, 'Settings')
export const slippage = (page: Page, name: string): Locator =>
  settingsPanel(page).getByRole('slider', { name: `${name} slippage` })
export const preset = (page: Page, name: string): Locator =>
  settingsPanel(page).getByRole('spinbutton', { name, exact: true })

export async function openSettings(page: Page): Promise<Locator> {
  await page.goto('/?app=settings')
  await slippage(page, 'Swap').waitFor()
  return settingsPanel(page)
}

/** What the server has stored for the one vault of this page's person. */
export function storedSettings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async () => {
    const [vault] = await (await fetch('/api/vaults')).json()
    return (await (await fetch(`/api/settings?vaultId=${vault.tokenId}`)).json()).settings
  })
}

export function changeStored(page: Page, change: object): Promise<number> {
  return page.evaluate(async (asked) => {
    const [vault] = await (await fetch('/api/vaults')).json()
    const answer = await fetch('/api/settings', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vaultId: vault.tokenId, change: asked }),
    })
    return answer.status
  }, change)
}

export async function expectStored(page: Page, part: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(part)) {
    await eventually(async () => (await storedSettings(page))[name]).toEqual(value)
  }
}
