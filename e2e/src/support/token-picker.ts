import type { Locator, Page } from 'playwright-core'

type SwapApp = 'swap-solana' | 'swap-ethereum' | 'swap-bsc' | 'swap-hedera'
type Side = 'sell' | 'buy'

const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Select a token', exact: true })
export const searchBox = (page: Page): Locator => picker(page).getByRole('searchbox')
export const options = (page: Page): Locator => picker(page).getByRole('option')
/** Named with what is picked: 'Token to sell: SOL'. */
const tokenButton = (page: Page, side: Side): Locator =>
  page.getByRole('button', { name: new RegExp(`^Token to ${side}: `) })

export async function openSwapApp(page: Page, app: SwapApp): Promise<void> {
  await page.goto(`/?app=${app}`)
  await tokenButton(page, 'sell').waitFor()
}

export async function openPicker(page: Page, side: Side): Promise<Locator> {
  await tokenButton(page, side).click()
  await picker(page).waitFor()
  return picker(page)
}

export async function picked(page: Page, side: Side): Promise<string> {
  const name = (await tokenButton(page, side).getAttribute('aria-label')) ?? ''
  return name.replace(/^Token to \w+: /, '')
}
