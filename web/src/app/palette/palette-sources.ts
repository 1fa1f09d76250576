import type { PaletteSource } from '../../lib/palette-source.ts'

let sources: readonly PaletteSource[] = []

export function keepSources(loaded: readonly PaletteSource[]): void {
  sources = loaded
}

export function paletteSources(): readonly PaletteSource[] {
  return sources
}
