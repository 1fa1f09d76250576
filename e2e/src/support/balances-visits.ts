import type { Locator, Page } from 'playwright-core'

const balancesPanel = (page: Page): Locator => page.getByRole('region', { name: 'Balances app', exact: true })

export async function openBalances(page: Page): Promise<Locator> {
  await page.goto('/?app=balances')
  const panel = balancesPanel(page)
  await panel.waitFor()
  return panel
}

export async function openChain(page: Page, chain: 'Solana' | 'Hedera' | 'Ethereum'): Promise<Locator> {
  const panel = await openBalances(page)
  const cards = panel.getByRole('listitem')
  const title = chain === 'Ethereum' ? 'EVM' : chain
  await cards.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await panel.getByRole('heading', { name: chain, level: 2, exact: true }).waitFor()
  return panel
}

/** What a person reads there, line by line. */
export async function seen(part: Locator): Promise<string> {
  await part.first().waitFor()
  return (await part.allInnerTexts()).join('\n')
}

/** The symbols of the shown rows, top to bottom. */
export const rowsOf = async (panel: Locator): Promise<string[]> => {
  const rows = await panel.getByRole('row').allInnerTexts()
  return rows.slice(1).map((text) => text.trim().split('\n')[0] ?? '')
}
