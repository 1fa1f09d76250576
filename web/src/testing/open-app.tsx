import { accountRoutes } from '@windhover/core/accounts/contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import { alphaRoutes } from '@windhover/core/alpha/contract'
import { chatRoutes } from '@windhover/core/chat/contract'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { vaultRoutes, vaultView } from '@windhover/core/vaults/contract'
import { watchlistRoutes } from '@windhover/core/watchlist/contract'
import { createRoot, type Root } from 'react-dom/client'
import { page } from 'vitest/browser'
import { App, prepareApp } from '../app/app.tsx'
import { firstVaultSeenKey } from '../app/first-vault.ts'
import { SIGNED_IN_KEY } from '../lib/session.ts'
import { forgetAllVaultKeys, saveVaultKey } from '../lib/vault-keys/vault-keys.ts'
import { toast } from '../ui/toast-store.ts'
import { setTheme } from '../ui/use-theme.ts'
import { answerSigner } from './answers/signer.ts'
import { MAIN_ID } from './answers/watchlist.ts'
import { forgetPageState } from './page-state.ts'
import { StubServer } from './stub-server.ts'

export const VIEWPORTS = { desktop: [1440, 900], mobile: [390, 844] } as const

export type AppOptions = {
  /** Query of the address, e.g. `?app=balances`. */
  readonly at?: string
  readonly viewport?: keyof typeof VIEWPORTS
  readonly theme?: 'dark' | 'light'
  /** False: a browser that holds no key of the vault. */
  readonly hasKey?: boolean
  /** True: the Directives have not been read yet. */
  readonly isLocked?: boolean
  readonly isSignedOut?: boolean
  /** Stubs that have to stand before the first call leaves. */
  readonly before?: (server: StubServer, vaultId: string) => void | Promise<void>
}

export type OpenedApp = { readonly server: StubServer; readonly vaultId: string }

type Mounted = { readonly root: Root; readonly place: HTMLElement; readonly server: StubServer }

const realFetch = window.fetch
const HOME = window.location.href
/** A vault of its own for every test: what modules keep per vault does not reach the next one. */
let vaults = 1_000
let mounted: Mounted | null = null

/** The whole app as `main.tsx` draws it, as a practice guest with a funded vault, on stubbed answers. */
export async function openApp(options: AppOptions = {}): Promise<OpenedApp> {
  await closeApp()
  vaults += 1
  const vaultId = String(vaults)
  const server = new StubServer()
  await prepareBrowser(options, vaultId)
  await answerBasics(server, vaultId, options)
  await answerSigner(server)
  await options.before?.(server, vaultId)
  window.fetch = server.fetch
  mount(server)
  return { server, vaultId }
}

/** As a reload does: what the page held is gone, what the browser stores stays. Module state stays as well. */
export function reopenApp(): void {
  if (mounted === null) throw new Error('nothing is open')
  const { server, root, place } = mounted
  root.unmount()
  place.remove()
  toast.dismiss()
  mount(server)
}

/** Gives the calls that nothing answered. */
export async function closeApp(): Promise<readonly string[]> {
  if (mounted === null) return []
  const { root, place, server } = mounted
  mounted = null
  root.unmount()
  // A notice outlives the screen that raised it.
  toast.dismiss()
  place.remove()
  toast.dismiss()
  window.fetch = realFetch
  return server.unanswered
}

function mount(server: StubServer): void {
  forgetPageState()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<App queryClient={prepareApp()} />)
  mounted = { root, place, server }
}

async function prepareBrowser(options: AppOptions, vaultId: string): Promise<void> {
  const { at = '', viewport = 'desktop', theme = 'dark', hasKey = true, isSignedOut = false } = options
  localStorage.clear()
  sessionStorage.clear()
  const userId = userOf(vaultId)
  if (!isSignedOut) localStorage.setItem(SIGNED_IN_KEY, userId)
  localStorage.setItem(firstVaultSeenKey(userId), 'yes')
  await forgetAllVaultKeys()
  if (hasKey) await saveVaultKey({ vaultId, sealedKey: 'sealed-key', apiKeyHash: 'hash' })
  setTheme(theme)
  const [width, height] = VIEWPORTS[viewport]
  await page.viewport(width, height)
  const { pathname } = new URL(HOME)
  window.history.replaceState(null, '', `${pathname}${at}`)
}

async function answerBasics(server: StubServer, vaultId: string, options: AppOptions): Promise<void> {
  const { isLocked = false, isSignedOut = false } = options
  const recorded = server.recorded(accountRoutes.getAccount)
  // With a fresh proof the browser would get its key by itself, also where another test has just taken it away.
  const session = { ...recorded.session, stepUpUntil: null }
  const account = { ...recorded, session, userId: userOf(vaultId) }
  if (isSignedOut) {
    const { code, message, status } = accountErrors.sessionRequired()
    server.refuse(accountRoutes.getAccount, { status, code, error: message })
  } else {
    server.answer(accountRoutes.getAccount, account)
  }
  const vault = { ...server.recorded(vaultRoutes.listVaults)[0], tokenId: vaultId }
  server.answer(vaultRoutes.listVaults, [vaultView.parse(vault)])
  // What is typed into the palette finds no token, where a test does not say otherwise.
  server.answer(tokenRoutes.searchTokens, [])
  server.answer(chatRoutes.listPins, { pins: [] })
  server.answer(watchlistRoutes.listWatchlists, { lists: [{ id: MAIN_ID, name: 'Main', tokens: [] }] })
  server.answer(watchlistRoutes.listAlerts, { alerts: [], firings: [] })
  server.answer(alphaRoutes.listProjects, { data: [], total: 0 })
  server.answer(chatRoutes.getDirectives, {
    ...server.recorded(chatRoutes.getDirectives),
    reviewed: !isLocked,
    reviewedAt: isLocked ? null : new Date().toISOString(),
  })
}

const userOf = (vaultId: string) => `user-${vaultId}`
