/**
 * After a deployment the chunks of the page that is open are gone. A chunk that does not arrive is therefore a reason
 * to look whether the server has a newer page; only then is this one loaded again, so an outage never causes a loop.
 */
export async function reloadWhenOutdated(page: {
  readonly entry: string | null
  readonly fetchPage: () => Promise<string>
  readonly reload: () => void
}): Promise<boolean> {
  if (page.entry === null) return false
  const newest = await page.fetchPage().catch(() => null)
  if (newest === null || newest.includes(page.entry)) return false
  page.reload()
  return true
}

/** This page, as the browser knows it. */
export const thisPage = {
  get entry(): string | null {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
    return script === null ? null : new URL(script.src).pathname
  },
  fetchPage: async (): Promise<string> => {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    if (!answer.ok) throw new Error(`the page answered ${answer.status}`)
    return await answer.text()
  },
  reload: (): void => window.location.reload(),
}
