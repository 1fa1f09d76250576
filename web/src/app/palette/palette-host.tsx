import { useEffect, useState } from 'react'
import type { Lazy } from '../../lib/feature.ts'
import { useIdle } from '../use-idle.ts'
import { preload, useLoaded } from '../use-loaded.ts'
import type { PaletteProps } from './palette.tsx'
import { usePaletteEntries } from './use-palette-entries.ts'

const loadPalette: Lazy<PaletteProps> = () => import('./palette.tsx')

type PaletteHostProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** The palette is no part of the first load; it comes while the browser is idle, or when asked for. */
export function PaletteHost({ open, onOpenChange }: PaletteHostProps) {
  const idle = useIdle()
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)

  useEffect(() => {
    if (idle) preload(loadPalette).catch(() => undefined)
  }, [idle])

  return wanted ? <LoadedPalette open={open} onOpenChange={onOpenChange} /> : null
}

function LoadedPalette(props: PaletteHostProps) {
  const entries = usePaletteEntries(props.open)
  const { Component, failed } = useLoaded(loadPalette)
  const { onOpenChange } = props
  useEffect(() => {
    if (failed) onOpenChange(false)
  }, [failed, onOpenChange])
  return Component === null ? null : <Component {...props} entries={entries} />
}
