import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844 },
} as const
export type ViewportName = keyof typeof VIEWPORTS
export type ThemeName = 'dark' | 'light'

const FAILURES = new URL('../../../reports/failures/', import.meta.url).pathname

/** The same engine without the windows around it: whole Chromium draws its own tab strip for every visitor we open. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE_CHROMIUM = '/usr/bin/chromium'

/** Debian's Chromium; nothing it starts may look for a network. */
export function launchBrowser(): Promise<Browser> {
  const debians = existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE_CHROMIUM
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? debians,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

export type Visit = { readonly page: Page; readonly context: BrowserContext }
export type VisitOptions = {
  readonly origin: string
  readonly viewport?: ViewportName
  readonly theme?: ThemeName
  /** False for a machine without any passkey support answering. */
  readonly passkeys?: boolean
}

/** Matches nothing: with it every request can be answered by a test from the first one on. */
const NO_ADDRESS = /^nowhere:/

/** Tracing makes a run a third longer, so full runs go without: `npm run test:e2e -- <filter>` traces. */
const IS_TRACED = process.env.E2E_TRACES !== 'none'

/**
 * One visitor with a clean profile and a virtual authenticator. What fails leaves a picture, and a trace
 * where traces are on, in `reports/failures`; every error on the page's console or a refused content policy is a failure.
 */
export async function visit(
  browser: Browser,
  name: string,
  options: VisitOptions,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: options.origin,
    viewport: VIEWPORTS[options.viewport ?? 'desktop'],
    colorScheme: options.theme ?? 'dark',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    hasTouch: options.viewport === 'mobile',
    isMobile: options.viewport === 'mobile',
    // An address of its own, so that one visitor's limits are not another's.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  // The first route makes Chromium rebuild how a page reaches the network, and what is asked meanwhile slips past it.
  await context.route(NO_ADDRESS, (route) => route.continue())
  // Snapshots of the page tell what a film of it would, and do not take half a core.
  if (IS_TRACED) await context.tracing.start({ screenshots: false, snapshots: true })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !isExpectedNetworkError(text) && !isOfTracing(text))
      complaints.push(text)
  })
  if (options.passkeys !== false) await addVirtualAuthenticator(page)
  try {
    await run({ page, context })
    if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`)
    if (IS_TRACED) await context.tracing.stop()
  } catch (error) {
    const file = `${FAILURES}${name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)}`
    await mkdir(FAILURES, { recursive: true })
    await page.screenshot({ path: `${file}.png` }).catch(() => {})
    if (IS_TRACED) await context.tracing.stop({ path: `${file}.trace.zip` }).catch(() => {})
    throw error
  } finally {
    await context.close()
  }
}

/** Chromium logs every answer above 399 as an error; which ones are right is for the test to say. */
function isExpectedNetworkError(text: string): boolean {
  return /Failed to load resource: the server responded with a status of (401|403|404|409|413|415|422|502|503)/.test(
    text,
  )
}

/** Tracing asks once more for a picture that Chromium has thrown away; ours are drawn, never fetched. */
function isOfTracing(text: string): boolean {
  return /^Connecting to 'blob:[^']+' violates .*"connect-src 'self'"/.test(text)
}

/** A passkey with its private half, as a password manager carries it to another device. */
export type CarriedPasskey = {
  readonly credentialId: string
  readonly isResidentCredential: boolean
  readonly privateKey: string
  readonly signCount: number
  readonly rpId?: string
  readonly userHandle?: string
}

/** An authenticator that keeps discoverable passkeys and answers at once: built in, or a key that is plugged in. */
export async function addVirtualAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async (): Promise<readonly CarriedPasskey[]> =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    hold: async (passkeys: readonly CarriedPasskey[]) => {
      for (const credential of passkeys) {
        await session.send('WebAuthn.addCredential', { authenticatorId, credential })
      }
    },
    remove: async () => {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
