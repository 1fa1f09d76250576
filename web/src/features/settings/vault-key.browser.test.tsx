import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuseCopying } from '../../testing/clipboard.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { eventually } from '../../testing/screen.ts'

const NOT_FOUND = 'API key not found. Please set up your vault API key.'
const view = () => page.getByRole('button', { name: 'View' })
const shownKey = () => page.getByRole('textbox', { name: 'Vault access key' })
const setUp = () => page.getByRole('button', { name: 'Set up key' })

const openSettings = (options: AppOptions = {}) => openApp({ ...options, at: '?app=settings' })

describe('the vault access key in Settings', () => {
  it('R1-118 R1-271 R1-322 is shown and copied, with and without being shown', async () => {
    const { server, vaultId } = await openSettings()
    const viewed = server.answer(vaultKeyRoutes.viewVaultKey, { key: 'whk_first' })
    const copy = page.getByRole('button', { name: 'Copy' })
    await copy.click()
    await expect.element(page.getByText('Copied to clipboard').first()).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('whk_first')
    await expect.element(shownKey()).toHaveValue('•'.repeat(36))
    server.answer(vaultKeyRoutes.viewVaultKey, { key: 'whk_second' })
    await view().click()
    await expect.element(shownKey()).toHaveValue('whk_second')
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect.element(shownKey()).toHaveValue('•'.repeat(36))
    await eventually(() => viewed.map(({ body }) => body)).toEqual([
      { vaultId, apiKeyHash: 'hash', sealedKey: 'sealed-key' },
    ])
  })

  it('R1-323 says Copy failed when the clipboard refuses', async () => {
    refuseCopying()
    const { server } = await openSettings()
    server.answer(vaultKeyRoutes.viewVaultKey, { key: 'whk_first' })
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect.element(page.getByRole('alert').getByText('Copy failed')).toBeVisible()
  })

  it('R1-264 asks to set it up where this browser has none, without calling the server', async () => {
    const { server } = await openSettings({ hasKey: false })
    const viewed = server.answer(vaultKeyRoutes.viewVaultKey, { key: 'whk_first' })
    const issued = server.answer(vaultKeyRoutes.issueVaultKey, {
      keyId: 'key-1',
      key: 'whk_first',
      apiKeyHash: 'hash',
      sealedKey: 'sealed-key',
    })
    await expect.element(page.getByText(NOT_FOUND)).toBeVisible()
    await expect.element(view()).not.toBeInTheDocument()
    expect([...viewed, ...issued]).toEqual([])
    await setUp().click()
    await expect.element(view()).toBeVisible()
    expect(issued).toHaveLength(1)
  })

  it('R1-321 shows the text of the server when viewing fails, and Failed to view API key when it has none', async () => {
    const { server } = await openSettings()
    const problem = (text: string) => page.getByRole('alert').getByText(text)
    server.breakDown(vaultKeyRoutes.viewVaultKey, 502)
    await view().click()
    await expect.element(problem('Failed to view API key')).toBeVisible()
    server.refuse(vaultKeyRoutes.viewVaultKey, { error: 'Not while it rains.' })
    await view().click()
    await expect.element(problem('Not while it rains.')).toBeVisible()
  })

  it('is set up anew where the server no longer knows it', async () => {
    const { server } = await openSettings()
    const { code, message, status } = vaultKeyErrors.notFound()
    server.refuse(vaultKeyRoutes.viewVaultKey, { code, error: message, status })
    await view().click()
    await expect.element(page.getByText(NOT_FOUND)).toBeVisible()
    await expect.element(setUp()).toBeVisible()
  })
})
