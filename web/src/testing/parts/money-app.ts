import { type Locator, page } from 'vitest/browser'
import { MoneyIntents } from '../answers/money-intents.ts'
import { answerQuotes } from '../answers/swaps.ts'
import { answerTokens } from '../answers/token-list.ts'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'
import type { Call } from '../stub-server.ts'

export type MoneyApp = OpenedApp & { readonly intents: MoneyIntents; readonly quotes: Call[] }

/** The app with answers for everything that quotes, finds and moves tokens; `before` can say otherwise. */
export async function openMoneyApp(options: AppOptions = {}): Promise<MoneyApp> {
  const made: { intents?: MoneyIntents; quotes?: Call[] } = {}
  const opened = await openApp({
    ...options,
    before: async (server, vaultId) => {
      answerTokens(server)
      made.quotes = answerQuotes(server)
      made.intents = new MoneyIntents(server)
      await options.before?.(server, vaultId)
    },
  })
  if (made.intents === undefined || made.quotes === undefined) throw new Error('nothing was stubbed')
  return { ...opened, intents: made.intents, quotes: made.quotes }
}

/** Names of networks as every screen writes them. */
export type ChainName = 'Solana' | 'Ethereum' | 'BSC' | 'Hedera'

export const notices = (): Locator => page.getByRole('region', { name: 'Notifications' })
export const progress = (within: Locator): Locator => within.getByRole('status', { name: 'Progress' })
export const button = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

/** What a field holds now. */
export const fieldValue = (field: Locator): string => (field.element() as HTMLInputElement).value

/**
 * Types key by key by the page's own clock. Keys sent from outside come as late as a crowded machine lets them, and what
 * waits for a pause takes that for one.
 */
export async function typeSteadily(field: Locator, text: string, pauseMs = 0): Promise<void> {
  const node = field.element() as HTMLInputElement
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  for (const key of text) {
    value?.set?.call(node, node.value + key)
    node.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
