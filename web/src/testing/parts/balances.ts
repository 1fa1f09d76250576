import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'
import { appears, textsOf, wordsBesideLogos } from '../screen.ts'

export const balancesPanel = () => page.getByRole('region', { name: 'Balances app' })

export async function openBalances(options: AppOptions = {}): Promise<OpenedApp> {
  const opened = await openApp({ ...options, at: '?app=balances' })
  await appears(balancesPanel())
  await expect.element(balancesPanel()).toBeVisible()
  return opened
}

export type ChainName = 'Solana' | 'Hedera' | 'Ethereum'

export async function openChain(chain: ChainName, options: AppOptions = {}): Promise<OpenedApp> {
  const opened = await openBalances(options)
  await showChain(chain)
  return opened
}

/** From the overview, as people do. */
export async function showChain(chain: ChainName): Promise<void> {
  const cards = balancesPanel().getByRole('listitem')
  const title = chain === 'Ethereum' ? 'EVM' : chain
  await cards.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await expect.element(balancesPanel().getByRole('heading', { name: chain, level: 2 })).toBeVisible()
}

export const openTab = (name: string) => balancesPanel().getByRole('tab', { name }).click()

export const columnsOf = (): string[] => textsOf(balancesPanel().getByRole('columnheader'))

/** The symbols of the shown rows, top to bottom. */
export function rowsOf(): string[] {
  const rows = balancesPanel().getByRole('row').elements()
  return rows.slice(1).map((row) => wordsBesideLogos(row)[0] ?? '')
}
