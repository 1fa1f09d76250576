import type { WireError } from '@windhover/core/errors/wire-error'
import type { Page } from 'playwright-core'

type Interception = { readonly method: string; readonly path: string | RegExp }

/** Lets one call fail the way our server fails: with a sentence of its own. */
export async function failWithServerText(page: Page, call: Interception, text: string): Promise<void> {
  const body: WireError = { error: text, code: 'test/refused', retryable: false, requestId: 'request-1' }
  await answer(page, call, { status: 409, contentType: 'application/json', body: JSON.stringify(body) })
}

/** Lets one call fail the way a machine in between fails: without a word a person could read. */
export async function failWithoutText(page: Page, call: Interception): Promise<void> {
  await answer(page, call, {
    status: 409,
    contentType: 'text/html',
    body: '<h1>Conflict in front of the server</h1>',
  })
}

async function answer(
  page: Page,
  { method, path }: Interception,
  reply: { status: number; contentType: string; body: string },
): Promise<void> {
  await page.unroute(path)
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill(reply) : route.fallback(),
  )
}
