import { balanceRoutes } from '@windhover/core/balances/contract'
import { walletRecordRoutes } from '@windhover/core/balances/records-contract'
import { vaultRoutes } from '@windhover/core/vaults/contract'
import { hederaAccountRoutes } from '@windhover/core/vaults/hedera-account'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hederaTransaction, hederaTransactions, hederaWallet } from '../../testing/answers/balances.ts'
import { keepSettings } from '../../testing/kept-settings.ts'
import { reopenApp } from '../../testing/open-app.tsx'
import {
  columnsOf,
  openChain,
  openTab,
  balancesPanel as panel,
  rowsOf,
  showChain,
} from '../../testing/parts/balances.ts'
import { eventually, press, textsOf } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const { getHederaAccount, createHederaAccount } = hederaAccountRoutes
const QUESTION = 'No Hedera wallet found for your EVM address. Generate one now?'
const ADDRESS = `0x${'ab'.repeat(20)}`
const accountOf = (accountId: string | null) => ({ accountId, evmAddress: ADDRESS })

const button = (name: string) => panel().getByRole('button', { name })
const shown = (text: string | RegExp) => expect.element(panel().getByText(text))

/** A vault whose account is not known yet, neither to the vault nor to the network. */
function forgetAccount(server: StubServer, vaultId: string): void {
  const vaults = server.recorded(vaultRoutes.listVaults)
  server.answer(
    vaultRoutes.listVaults,
    vaults.map((vault) => ({ ...vault, tokenId: vaultId, hederaAccountId: null })),
  )
  server.answer(getHederaAccount, accountOf(null))
}

it('R2-050 R2-054 finds the account and shows its wallet', async () => {
  const { server } = await openChain('Hedera')
  const { accountId } = server.recorded(getHederaAccount)
  server.answer(
    walletRecordRoutes.listHederaTransactions,
    hederaTransactions([hederaTransaction(accountId ?? '', '100000000000')]),
  )
  await shown(accountId ?? '').toBeVisible()
  await expect.element(button('Copy address').first()).toBeVisible()
  await expect.element(button('Send')).toBeVisible()
  await expect.element(button('Wrap')).toBeVisible()
  expect(textsOf(panel().getByRole('tab'))).toEqual(['Tokens', 'Transactions'])
  await eventually(() => rowsOf()[0]).toBe('HBAR')
  await openTab('Transactions')
  const list = panel().getByRole('list', { name: 'Transactions' })
  await expect.element(list.getByText('+1,000 HBAR')).toBeVisible()
})

it('R2-050 says that it is checking', async () => {
  await openChain('Hedera', {
    before: (server, vaultId) => {
      forgetAccount(server, vaultId)
      server.hold(getHederaAccount)
    },
  })
  const status = panel()
    .getByRole('status')
    .getByText(/Checking for a Hedera wallet/)
  await expect.element(status).toBeVisible()
  expect(panel().getByText(QUESTION).query()).toBeNull()
})

it('R2-051 R2-052 asks whether to make one, and Retry checks again', async () => {
  const { server } = await openChain('Hedera', { before: forgetAccount })
  await shown(QUESTION).toBeVisible()
  await expect.element(button('Generate Hedera Wallet')).toBeVisible()
  const asked = server.answer(getHederaAccount, accountOf('0.0.4711'))
  await button('Retry').click()
  await shown('0.0.4711').toBeVisible()
  expect(asked).toHaveLength(1)
})

it("R2-178 says 'Hedera wallet generated' and shows the wallet", async () => {
  const { server, vaultId } = await openChain('Hedera', { before: forgetAccount })
  const ordered = server.answer(createHederaAccount, { accountId: '0.0.4712', evmAddress: ADDRESS })
  await button('Generate Hedera Wallet').click()
  await expect.element(page.getByText('Hedera wallet generated').first()).toBeVisible()
  await shown('0.0.4712').toBeVisible()
  expect(panel().getByText(QUESTION).query()).toBeNull()
  await eventually(() => ordered.map(({ body }) => body)).toEqual([{ vaultId }])
})

it("R2-280 shows why no wallet was made: in the server's words, or else in its own", async () => {
  const { server } = await openChain('Hedera', { before: forgetAccount })
  const generateAndRead = async (text: string) => {
    await button('Generate Hedera Wallet').click()
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  }
  server.refuse(createHederaAccount, { error: 'Out of HBAR.' })
  await generateAndRead('Out of HBAR.')
  server.breakDown(createHederaAccount)
  await generateAndRead('Failed to generate Hedera wallet')
})

it('R2-055 hides a Hedera token', async () => {
  const { server, vaultId } = await openChain('Hedera', {
    before: (stubs) => {
      stubs.answer(balanceRoutes.getWallet, hederaWallet(['HBAR', 'SAUCE', 'USDC']))
    },
  })
  const stored = keepSettings(server, vaultId)
  await eventually(rowsOf).toEqual(['HBAR', 'SAUCE', 'USDC'])
  expect(columnsOf()).toEqual(['Token', 'Price', 'Value', 'Actions'])
  await button('More for HBAR').click()
  await expect.element(page.getByRole('menuitem', { name: 'Wrap' })).toBeVisible()
  await press('{Escape}')
  await button('More for SAUCE').click()
  await page.getByRole('menuitem', { name: /^Hide/ }).click()
  await eventually(rowsOf).toEqual(['HBAR', 'USDC'])
  await eventually(() => stored().hiddenHederaTokens).toEqual(['0.0.1'])
  reopenApp()
  await showChain('Hedera')
  await eventually(rowsOf).toEqual(['HBAR', 'USDC'])
})
