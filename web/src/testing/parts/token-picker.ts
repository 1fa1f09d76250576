import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

export type Side = 'sell' | 'buy'

export const pickerPart = (): Locator => page.getByRole('dialog', { name: 'Select a token', exact: true })
export const searchBox = (): Locator => pickerPart().getByRole('searchbox')
export const options = (): Locator => pickerPart().getByRole('option')
export const quickPicks = (): Locator =>
  pickerPart().getByRole('list', { name: 'Quick picks' }).getByRole('button')
export const quickPick = (symbol: string): Locator =>
  pickerPart().getByRole('list', { name: 'Quick picks' }).getByRole('button', { name: symbol, exact: true })

/** Named with what is picked: 'Token to sell: SOL'. */
export const tokenButton = (side: Side): Locator =>
  page.getByRole('button', { name: new RegExp(`^Token to ${side}: `) })

export async function openPicker(side: Side): Promise<Locator> {
  await expect.element(tokenButton(side)).toBeVisible()
  await tokenButton(side).click()
  await expect.element(pickerPart()).toBeVisible()
  return pickerPart()
}

export async function expectPicked(side: Side, symbol: string): Promise<void> {
  await expect.element(tokenButton(side)).toHaveAttribute('aria-label', `Token to ${side}: ${symbol}`)
}
