import { tokenRoutes } from '@windhover/core/tokens/contract'
import { type Locator, page } from 'vitest/browser'
import { answerWatchlists, type WatchlistAnswers } from '../answers/watchlist.ts'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'

type Answers = ReturnType<typeof answerWatchlists>
type WatchlistOptions = AppOptions & { readonly answers?: WatchlistAnswers }

/** The watchlist beside the chat, on a server that keeps what is changed. */
export async function openWatchlist({
  answers,
  ...options
}: WatchlistOptions = {}): Promise<OpenedApp & { readonly calls: Answers }> {
  let calls: Answers | undefined
  const opened = await openApp({
    at: '?app=watchlist',
    ...options,
    before: async (server, vaultId) => {
      // The page of a token, which is opened from here.
      server.hold(tokenRoutes.getDetails)
      calls = answerWatchlists(server, answers)
      await options.before?.(server, vaultId)
    },
  })
  if (calls === undefined) throw new Error('the app was not opened')
  return { ...opened, calls }
}

export const watchlist = (): Locator => page.getByRole('region', { name: 'Watchlist app' })
export const grid = (name = 'Main'): Locator => watchlist().getByRole('grid', { name: `Tokens of ${name}` })
export const tab = (name: string | RegExp): Locator => watchlist().getByRole('tab', { name })
export const chip = (symbol: string): Locator =>
  watchlist().getByRole('button', { name: new RegExp(`^Alerts for ${symbol}: `) })
export const sheet = (symbol: string): Locator =>
  page.getByRole('dialog', { name: `Alerts for ${symbol}`, exact: true })
export const alertLines = (symbol: string): Locator =>
  sheet(symbol)
    .getByRole('list', { name: `Alerts for ${symbol}` })
    .getByRole('listitem')
export const priceField = (): Locator => page.getByRole('textbox', { name: 'Price in dollars' })
export const alertLine = (): Locator => page.getByRole('slider', { name: 'Alert price' })
