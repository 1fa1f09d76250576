import type { Browser } from 'playwright-core'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { launchBrowser, type Visit, type VisitOptions, visit } from './browser.ts'
import { shellOrigin } from './shell-origin.ts'

export type Look = Omit<VisitOptions, 'origin'>
export type Run = (visit: Visit) => Promise<void>

/** One browser per test file, and a clean profile in every visit; call it at the top of the file. */
export function oneBrowser(): (name: string, look: Look, run: Run) => Promise<void> {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser?.close())
  return (name, look, run) => visit(browser, name, { ...look, origin: shellOrigin() }, run)
}

/** For what no screen can do, such as letting time pass; call it at the top of the file. */
export function productDatabase(): Sql {
  const sql = postgres(inject('product').databaseUrl, { max: 1 })
  afterAll(() => sql.end())
  return sql
}
