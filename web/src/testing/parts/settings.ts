import type { VaultSettings } from '@windhover/core/settings/contract'
import { expect } from 'vitest'
import { type KeptSettings, keepSettings } from '../answers/settings.ts'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'
import { appPanel } from './shell.ts'

export const settingsPanel = () => appPanel('Settings')
export const slippage = (name: string) => settingsPanel().getByRole('slider', { name: `${name} slippage` })
export const preset = (name: string) => settingsPanel().getByRole('spinbutton', { name, exact: true })
export const savedMark = () => settingsPanel().getByRole('status').getByText('Saved', { exact: true })

export type OpenedSettings = OpenedApp & { readonly kept: KeptSettings }

/** The Settings app, on a server that keeps what is set. */
export async function openSettings(
  options: AppOptions = {},
  given: Partial<VaultSettings> = {},
): Promise<OpenedSettings> {
  let kept: KeptSettings | null = null
  const opened = await openApp({
    ...options,
    at: '?app=settings',
    before: async (server, vaultId) => {
      kept = keepSettings(server, vaultId, given)
      await options.before?.(server, vaultId)
    },
  })
  await expect.element(slippage('Swap')).toBeVisible()
  if (kept === null) throw new Error('the app was opened without its settings')
  return { ...opened, kept }
}
