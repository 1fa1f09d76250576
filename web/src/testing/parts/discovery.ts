import { type Locator, page } from 'vitest/browser'
import { answerTrenches } from '../answers/discovery.ts'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'
import { find } from '../screen.ts'

type Lists = ReturnType<typeof answerTrenches>
type TrenchesOptions = AppOptions & { readonly tokens?: Parameters<typeof answerTrenches>[1] }

/** Trenches beside the chat, on stubbed lists and marks. */
export async function openTrenches({ tokens, ...options }: TrenchesOptions = {}): Promise<OpenedApp & Lists> {
  let lists: Lists | undefined
  const opened = await openApp({
    at: '?app=trenches',
    ...options,
    before: async (server, vaultId) => {
      lists = answerTrenches(server, tokens)
      await options.before?.(server, vaultId)
    },
  })
  if (lists === undefined) throw new Error('the app was not opened')
  return { ...opened, ...lists }
}

export const trenches = (): Locator => page.getByRole('region', { name: 'Trenches app' })
export const tokenGrid = (): Locator => trenches().getByRole('grid', { name: 'Tokens' })
export const columnHeads = (): Locator => tokenGrid().getByRole('columnheader')

/** Rows of any live list that are drawn now. */
export const drawnRows = (): HTMLElement[] => find('[role="grid"] tbody tr[id]')
export const firstCells = (): string[] => drawnRows().map((row) => row.querySelector('bdi')?.innerText ?? '')
export const selectedRows = (): string[] =>
  find('tr[aria-selected="true"]').map((row) => row.querySelector('bdi')?.innerText ?? '')
