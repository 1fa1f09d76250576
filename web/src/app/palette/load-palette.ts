import type { ComponentType } from 'react'
import type { PaletteSource } from '../../lib/palette-source.ts'
import type { PaletteProps } from './palette.tsx'
import { keepSources } from './palette-sources.ts'

/** Found by their name, and here, so that the first page knows nothing of them. */
const PARTS = import.meta.glob<{ readonly source: PaletteSource }>('../../features/*/palette.{ts,tsx}')

/** The palette with what the features bring into it. A part that does not arrive is left out. */
export async function loadPalette(): Promise<{ readonly default: ComponentType<PaletteProps> }> {
  const [module, parts] = await Promise.all([
    import('./palette.tsx'),
    Promise.allSettled(Object.values(PARTS).map((load) => load())),
  ])
  keepSources(parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value.source] : [])))
  return module
}
