import { onTestFinished } from 'vitest'
import { devTools } from './mouse.ts'

type Preferences = {
  readonly colorScheme?: 'dark' | 'light'
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/** What the person set in their system, until the test is over. */
export async function preferMedia(preferences: Preferences): Promise<void> {
  await tell(preferences)
  onTestFinished(() => tell({}))
}

/** As `vitest.config.ts` sets it where nothing else is wanted. */
async function tell({ colorScheme = 'dark', reducedMotion = 'reduce' }: Preferences): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: colorScheme },
    { name: 'prefers-reduced-motion', value: reducedMotion },
  ]
  await devTools().send('Emulation.setEmulatedMedia', { features })
}
