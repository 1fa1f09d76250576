const POLL_MS = 20

/** Waits for something that happens soon; fails with a sentence that says what did not. */
export async function waitUntil(options: {
  what: string
  check: () => boolean | Promise<boolean>
  timeoutMs?: number
}): Promise<void> {
  const deadline = performance.now() + (options.timeoutMs ?? 10_000)
  while (!(await options.check())) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${options.what}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
