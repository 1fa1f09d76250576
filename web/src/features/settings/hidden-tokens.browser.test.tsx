import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type KeptSettings, keepSettings } from '../../testing/answers/settings.ts'
import { openApp } from '../../testing/open-app.tsx'
import { openSettings, settingsPanel } from '../../testing/parts/settings.ts'
import { appPanel, settingsButton } from '../../testing/parts/shell.ts'
import { eventually, takePicture, textsOf } from '../../testing/screen.ts'

const network = (name: string) => settingsPanel().getByRole('radio', { name, exact: true })
const showAgain = (symbol: string) =>
  settingsPanel().getByRole('button', { name: `Show ${symbol} again`, exact: true })

/** The symbols of the shown rows, top to bottom. */
const rows = () =>
  textsOf(appPanel('Balances').getByRole('row'))
    .slice(1)
    .map((text) => text.trim().split('\n')[0] ?? '')

/** The tokens of one chain, on a server that keeps the settings; `inBrowser` is what the browser already holds. */
async function openChain(
  chain: 'Solana' | 'Ethereum',
  inBrowser: (vaultId: string) => void = () => {},
): Promise<{ kept: KeptSettings; vaultId: string }> {
  let kept: KeptSettings | null = null
  const { vaultId } = await openApp({
    at: '?app=balances',
    before: (server, id) => {
      kept = keepSettings(server, id)
      inBrowser(id)
    },
  })
  await appPanel('Balances')
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${chain === 'Ethereum' ? 'EVM' : chain}`) })
    .click()
  await expect
    .element(appPanel('Balances').getByRole('heading', { name: chain, level: 2, exact: true }))
    .toBeVisible()
  if (kept === null) throw new Error('the app was opened without its settings')
  return { kept, vaultId }
}

it('R1-178 hides a token in the list and in the settings of the vault', async () => {
  const { kept } = await openChain('Solana')
  await eventually(() => rows().length).toBeGreaterThan(2)
  const symbols = rows()
  const symbol = symbols[1] ?? ''
  await page.getByRole('button', { name: `More for ${symbol}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await eventually(rows).toEqual(symbols.filter((each) => each !== symbol))
  await eventually(() => kept.stored().hiddenSolanaTokens).toHaveLength(1)

  await settingsButton().click()
  await expect.element(showAgain(symbol)).toBeVisible()
})

it('R1-122 R1-178 lists the hidden tokens by their network, and shows one again', async () => {
  const { kept } = await openSettings({}, { hiddenSolanaTokens: ['native'], hiddenEvmTokens: ['1:native'] })
  await expect.element(network('Solana')).toBeChecked()
  const choices = settingsPanel().getByRole('radiogroup', { name: 'Network of the hidden tokens' })
  expect(textsOf(choices).join().split('\n')).toEqual(['Solana', 'Hedera', 'Ethereum'])
  await expect.element(showAgain('SOL')).toBeVisible()
  await expect
    .element(settingsPanel().getByText('Hidden tokens stay in your vault but not in your lists.'))
    .toBeVisible()
  await takePicture('settings-hidden')
  await network('Hedera').click()
  await expect.element(settingsPanel().getByText('No hidden tokens on Hedera.')).toBeVisible()
  await network('Ethereum').click()
  await showAgain('ETH').click()
  await expect.element(settingsPanel().getByText('No hidden tokens on Ethereum.')).toBeVisible()
  await eventually(() => kept.stored().hiddenEvmTokens).toEqual([])
  expect(kept.stored().hiddenSolanaTokens).toEqual(['native'])
})

it('R1-178 hides and shows a token that another tab hid and showed again', async () => {
  const { kept } = await openChain('Solana')
  await eventually(() => rows().length).toBeGreaterThan(2)
  const symbols = rows()
  kept.changeElsewhere({ add: { hiddenSolanaTokens: ['native'] } })
  await eventually(rows).toEqual(symbols.filter((symbol) => symbol !== 'SOL'))
  kept.changeElsewhere({ remove: { hiddenSolanaTokens: ['native'] } })
  await eventually(rows).toEqual(symbols)
})

it('R1-178 brings along what an older version kept in the browser, once', async () => {
  const keyOf = (vaultId: string) => `hiddenEvmTokens:${vaultId}`
  const { kept, vaultId } = await openChain('Ethereum', (id) =>
    localStorage.setItem(keyOf(id), '["1:native"]'),
  )
  await eventually(() => kept.changes()).toEqual([{ add: { hiddenEvmTokens: ['1:native'] } }])
  await eventually(() => localStorage.getItem(keyOf(vaultId))).toBeNull()
  await eventually(() => rows().length).toBeGreaterThan(0)
  expect(rows()).not.toContain('ETH')
})
