import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { BONK, JUP } from '../answers/token-list.ts'
import { answerTokenPage, type TokenPageAnswers } from '../answers/token-page.ts'
import { type AppOptions, type OpenedApp, openApp } from '../open-app.tsx'
import { drawnChart } from './charts.ts'

export const tokenPanel = () => page.getByRole('region', { name: 'Token app' })
export const tokenHeading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
export const positionCard = () => tokenPanel().getByRole('region', { name: 'Your position' })
export const risksCard = () => tokenPanel().getByRole('region', { name: 'Risks' })

export const AT_JUP = `?app=token&token=${JUP.chain}:${JUP.address}`
export const AT_BONK = `?app=token&token=${BONK.chain}:${BONK.address}`

/** The first chart of a file waits for its library. */
const LIBRARY_WITHIN_MS = 60_000

export async function expectDrawnChart(): Promise<void> {
  await expect
    .poll(() => drawnChart(tokenPanel()).elements().length, { timeout: LIBRARY_WITHIN_MS })
    .toBeGreaterThan(0)
}

/** The page of JUP, unless another address is named. */
export function openTokenPage(
  answers: TokenPageAnswers = {},
  { at = AT_JUP, before, ...options }: AppOptions = {},
): Promise<OpenedApp> {
  return openApp({
    ...options,
    at,
    before: async (server, vaultId) => {
      answerTokenPage(server, answers)
      await before?.(server, vaultId)
    },
  })
}
