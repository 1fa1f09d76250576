import { useState } from 'react'

export interface OpenProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Open state of its own, unless the caller keeps it. */
export function useControlledOpen({ open, onOpenChange }: OpenProps): [boolean, (open: boolean) => void] {
  const [ownOpen, setOwnOpen] = useState(false)
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return [open ?? ownOpen, change]
}
