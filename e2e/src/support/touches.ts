import type { BrowserContext } from 'playwright-core'

/** How often an authenticator was touched in any tab: making a passkey is one touch, signing with it is another. */
export async function countTouches(context: BrowserContext): Promise<() => number> {
  let touches = 0
  await context.exposeFunction('noteTouch', () => {
    touches += 1
  })
  await context.addInitScript(() => {
    const { credentials } = navigator
    const note = (window as unknown as { noteTouch: () => Promise<void> }).noteTouch
    const counted =
      <Options, Made>(act: (options: Options) => Promise<Made>) =>
      async (options: Options) => {
        const made = await act(options)
        await note()
        return made
      }
    credentials.create = counted(credentials.create.bind(credentials))
    credentials.get = counted(credentials.get.bind(credentials))
  })
  return () => touches
}
