import { useEffect, useState } from 'react'
import type { Lazy } from '../../lib/feature.ts'
import { useIdle } from '../use-idle.ts'
import { preload, useLoaded } from '../use-loaded.ts'
import type { PaletteProps } from './palette.tsx'

const loadPalette: Lazy<PaletteProps> = async () => (await import('./load-palette.ts')).loadPalette()

/** The palette is no part of the first load; it comes while the browser is idle, or when asked for. */
export function PaletteHost({ open, onOpenChange }: PaletteProps) {
  const idle = useIdle()
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)

  useEffect(() => {
    if (idle) preload(loadPalette).catch(() => undefined)
  }, [idle])

  return wanted ? <LoadedPalette open={open} onOpenChange={onOpenChange} /> : null
}

function LoadedPalette(props: PaletteProps) {
  const { Component, failed } = useLoaded(loadPalette)
  const { onOpenChange } = props
  useEffect(() => {
    if (failed) onOpenChange(false)
  }, [failed, onOpenChange])
  return Component === null ? null : <Component {...props} />
}
